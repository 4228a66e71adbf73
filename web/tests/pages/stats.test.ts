/** Scales of the pictures, and what is asked of the server. */
import { describe, expect, it } from "vitest";
import { path, scale, ticks } from "../../src/pages/stats/scale";

describe("a scale", () => {
  it("puts both ends in their places, and what lies between in between", () => {
    const y = scale(-10, 30, 100, 20);
    expect([y(-10), y(10), y(30)]).toEqual([100, 60, 20]);
  });

  it("bears that nothing differs", () => {
    expect(scale(5, 5, 0, 100)(5)).toBe(0);
  });
});

describe("the marks of an axis", () => {
  it.each([
    [-37, 81, 4, [0, 50]],
    [0, 3, 3, [0, 1, 2, 3]],
    [-0.02, 0.05, 4, [-0.02, 0, 0.02, 0.04]],
    [0, 1200, 5, [0, 500, 1000]],
    [7, 7, 4, [7]],
  ])("from %d to %d are round", (low, high, count, marks) => {
    expect(ticks(low, high, count)).toEqual(marks);
  });

  it("never lie outside, and are no more than twice as many as were asked for", () => {
    for (let n = 1; n < 400; n += 7) {
      const found = ticks(-n / 3, n, 5);
      expect(found.every((mark) => mark >= -n / 3 - 1e-6 && mark <= n + 1e-6)).toBe(true);
      expect(found).toContain(0);
      expect(found.length).toBeLessThanOrEqual(10);
    }
  });
});

it("a line begins where its first point is", () => {
  expect(path([[0, 1.25], [10, 2]])).toBe("M0.0 1.3L10.0 2.0");
});
