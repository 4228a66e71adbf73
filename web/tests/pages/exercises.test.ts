/** When an exercise comes again, and which is next: as the command has it. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { dueOf, gradesOf, nextDay, nextDeclaration, nextEnding, waiting, type Listing } from "../../src/pages/exercises/ask";
import { answered, answeredDaily, dayOf, DAYS, due, keep, kept, nothing, plus, streak } from "../../src/pages/exercises/progress";

vi.mock("../../src/lib/api", () => ({ get: vi.fn(), post: vi.fn() }));
vi.mock("../../src/lib/i18n.svelte", () => ({ lang: { current: "en" }, t: (id: string) => id }));

const DAY = "2026-12-02";
const ALL: Listing = {
  endings: [
    { id: "a", grade: 1, rules: "classic" },
    { id: "b", grade: 2, rules: "simple" },
    { id: "c", grade: 2, rules: "classic" },
  ],
  declarations: [
    { rules: "classic", first: "contract:classic:1:", count: 3 },
    { rules: "auction", first: "contract:auction:1:", count: 3 },
  ],
};
const ANY = { rules: "", grade: 0, declares: "classic" };

describe("what was answered", () => {
  test("right at once, does not come again", () => {
    const progress = answered(nothing(), "a", DAY, true);
    expect(progress.exercises["a"]).toEqual({ box: DAYS.length, due: null, asked: 1, right: 1 });
    expect(answered(progress, "a", DAY, true).exercises["a"]?.box).toBe(DAYS.length);
  });

  test("wrongly, comes after a day, and ever later until it is known", () => {
    let progress = answered(nothing(), "a", DAY, false);
    let day = DAY;
    for (const wait of DAYS) {
      expect(progress.exercises["a"]?.due).toBe(plus(day, wait));
      expect(due(progress, plus(day, wait - 1))).toEqual([]);
      day = plus(day, wait);
      expect(due(progress, day)).toEqual(["a"]);
      progress = answered(progress, "a", day, true);
    }
    expect(progress.exercises["a"]?.due).toBeNull();
    expect(answered(progress, "a", day, false).exercises["a"]?.due).toBe(plus(day, 1));
  });

  test("comes in the order of waiting", () => {
    const progress = answered(answered(nothing(), "late", plus(DAY, 3), false), "early", DAY, false);
    expect(due(progress, plus(DAY, 30))).toEqual(["early", "late"]);
  });

  test("first on a day, counts for it, and days in a row are counted", () => {
    let progress = answeredDaily(nothing(), "a", DAY, false);
    progress = answeredDaily(progress, "a", DAY, true);
    expect(progress.daily).toEqual({ [DAY]: false });
    progress = answeredDaily(progress, "b", plus(DAY, 1), true);
    expect([streak(progress, plus(DAY, 1)), streak(progress, plus(DAY, 2)), streak(progress, plus(DAY, 3))]).toEqual([2, 2, 0]);
  });
});

test("a day is that of the reader, over months and years", () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
  expect(plus("2026-12-31", 1)).toBe("2027-01-01");
  expect(plus("2028-03-01", -1)).toBe("2028-02-29");
});

describe("what is next", () => {
  test("is what is due, then what is new, by rules and grade", () => {
    expect(nextEnding(ALL, nothing(), DAY, ANY)).toBe("a");
    expect(nextEnding(ALL, nothing(), DAY, { ...ANY, grade: 2 })).toBe("b");
    expect(nextEnding(ALL, nothing(), DAY, { ...ANY, grade: 2, rules: "classic" })).toBe("c");
    const missed = answered(nothing(), "c", DAY, false);
    expect(nextEnding(ALL, missed, plus(DAY, 1), ANY)).toBe("c");
    expect(nextEnding(ALL, missed, DAY, { ...ANY, grade: 2, rules: "classic" })).toBeNull();
    expect(nextEnding(ALL, missed, plus(DAY, 1), { ...ANY, rules: "simple" })).toBe("b");
  });

  test("can only be as hard as there are endings", () => {
    expect([gradesOf(ALL, ""), gradesOf(ALL, "simple"), gradesOf(ALL, "double")]).toEqual([[1, 2], [2], []]);
  });

  test("is a declaration that was not asked yet, or was missed by these rules", () => {
    const missed = answered(nothing(), "contract:auction:1:0", DAY, false);
    expect(nextDeclaration(ALL, missed, plus(DAY, 1), "auction")).toBe("contract:auction:1:0");
    expect(nextDeclaration(ALL, missed, DAY, "auction")).toBe("contract:auction:1:1");
    expect(nextDeclaration(ALL, missed, plus(DAY, 1), "classic")).toBe("contract:classic:1:0");
    expect([dueOf(missed, plus(DAY, 1), "endings"), dueOf(missed, plus(DAY, 1), "declarations")]).toEqual([0, 1]);
  });
});

describe("of one's own mistakes", () => {
  const MINE = ["mistake:c", "mistake:b", "mistake:a"].map((id) => ({ id, hand: "t.0" }));
  const missed = answered(nothing(), "mistake:a", DAY, false);

  test("what is due comes first, then what was never asked, the latest first", () => {
    expect(waiting(MINE, nothing(), DAY)).toEqual(["mistake:c", "mistake:b", "mistake:a"]);
    expect(waiting(MINE, missed, DAY)).toEqual(["mistake:c", "mistake:b"]);
    expect(waiting(MINE, missed, plus(DAY, 1))).toEqual(["mistake:a", "mistake:c", "mistake:b"]);
  });

  test("those of a hand that was forgotten do not wait", () => {
    expect(waiting(MINE.slice(0, 1), missed, plus(DAY, 1))).toEqual(["mistake:c"]);
  });

  test("it is known when the next one comes, if any does", () => {
    expect(nextDay(MINE, nothing())).toBeNull();
    expect(nextDay(MINE, answered(missed, "mistake:b", plus(DAY, 2), false))).toBe(plus(DAY, 1));
    expect(nextDay(MINE, answered(nothing(), "mistake:b", DAY, true))).toBeNull();
  });

  test("none counts as an ending or a declaration", () => {
    expect([dueOf(missed, plus(DAY, 1), "endings"), dueOf(missed, plus(DAY, 1), "declarations")]).toEqual([0, 0]);
  });
});

describe("what this browser keeps", () => {
  const store = new Map<string, string>();
  beforeEach(() => {
    store.clear();
    vi.stubGlobal("localStorage", { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) });
  });

  test("is read again", () => {
    const progress = answeredDaily(nothing(), "a", DAY, true);
    keep(progress);
    expect(kept()).toEqual(progress);
  });

  test.each(["", "{", "null", "3", '{"format": "other/1", "exercises": {}, "daily": {}}', '{"format": "offiziersskat-progress/1"}'])("%j is nothing", (text) => {
    store.set("offiziersskat.exercises", text);
    expect(kept()).toEqual(nothing());
  });
});
