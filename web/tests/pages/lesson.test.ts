/** The lesson keeps to the rules that it teaches, and has a sentence for whatever is answered. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PACK, suitOf } from "../../src/lib/cards";
import { cardsOf, played, viewOf } from "../../src/pages/lesson/layout";
import { STEPS, verdict, type Step } from "../../src/pages/lesson/steps";

const I18N = new URL("../../../src/offiziersskat/i18n/", import.meta.url);
const sentences = (language: string): string => readFileSync(new URL(`${language}/lesson.ftl`, I18N), "utf8");
const answers = (step: Step): string[] => step.buttons?.map(([answer]) => answer) ?? cardsOf(viewOf(step.position), step.position.seat);

describe.each(STEPS.map((step) => [step.id, step] as const))("step %s", (_id, step) => {
  const view = viewOf(step.position);
  const seat = step.position.seat;

  test("no card lies there twice, and there is enough for what is hidden", () => {
    const shown = [...view.seats.flatMap((_, at) => cardsOf(view, at)), ...(view.trick?.cards ?? [])];
    const hidden = view.seats.flatMap((one) => one.places).filter((place) => place.covered).length;
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown.every((card) => PACK.includes(card))).toBe(true);
    expect(shown.length + hidden).toBeLessThanOrEqual(32);
    expect(view.unseen).toHaveLength(hidden);
    expect(view.seats.map((one) => one.places.length)).toEqual([8, 8]);
  });

  test("every right answer can be given, and follows where there is something to follow", () => {
    expect(answers(step)).toEqual(expect.arrayContaining(Object.keys(step.right)));
    const led = view.trick?.cards[0];
    if (!led) return;
    const trump = (card: string): boolean => view.order.includes(card);
    const fits = (card: string): boolean => (trump(led) ? trump(card) : !trump(card) && suitOf(card) === suitOf(led));
    if (cardsOf(view, seat).some(fits)) expect(Object.keys(step.right).every(fits)).toBe(true);
  });

  test.each(["de", "en", "ja"])("there is a sentence for each answer in %s", (language) => {
    const text = sentences(language);
    const wanted = [`lesson-${step.id}-title`, `lesson-${step.id}-text`, `lesson-${step.id}-task`, ...answers(step).map((one) => verdict(step, one).id)];
    expect(wanted.filter((id) => !text.includes(`\n${id} = `))).toEqual([]);
  });

  test("what was played lies in the trick, and only what lay under it turns up", () => {
    const [card] = Object.keys(step.right);
    if (!step.plays || !card) return;
    const after = played(view, card, step.turned ?? null);
    expect(after.trick?.cards.at(-1)).toBe(card);
    expect(cardsOf(after, seat)).not.toContain(card);
    if (step.turned) expect(cardsOf(view, seat).concat(view.trick?.cards ?? [])).not.toContain(step.turned);
  });
});

test("there are about ten steps, each once", () => {
  expect(new Set(STEPS.map((step) => step.id)).size).toBe(12);
});
