/**
 * The script of the lesson: for each step a position, what is asked, and what is said to each answer.
 * Sentences stand in `lesson.ftl` under `lesson-<id>-…`; a step knows only their ids.
 */
import type { Card } from "../../lib/types";
import type { Position } from "./layout";

export interface Step {
  id: string;
  position: Position;
  /** answers by buttons instead of cards; the texts are ids of `t` or plain numbers */
  buttons?: readonly (readonly [answer: string, label: string])[];
  /** answers that are right, each with the id of what is said to it */
  right: Record<string, string>;
  /** answers that get a sentence of their own; all others get `wrong` */
  wrong?: Record<string, string>;
  /** the card goes into the trick when it was right */
  plays?: boolean;
  /** what turns up under it then */
  turned?: Card;
  /** the points of both are shown */
  counts?: boolean;
}

const CONTRACTS = [
  ["C", "contract-c"],
  ["S", "contract-s"],
  ["H", "contract-h"],
  ["D", "contract-d"],
  ["G", "contract-g"],
  ["R", "contract-r"],
] as const;

const FIRST: [string, string] = [
  "HA/? S7/? CK/? D9 HT/? CJ/? S8/? DQ/?",
  "SA/? HK/? C9/? DJ/? S9/? CT/? H8/? DT/?",
];

export const STEPS: readonly Step[] = [
  {
    id: "piles",
    position: { rows: FIRST, seat: 0 },
    right: { D9: "right" },
  },
  {
    id: "points",
    position: { rows: FIRST, seat: 0 },
    right: { HA: "right" },
  },
  {
    id: "trick",
    position: {
      rows: ["HA/? S7/? CK/? D9 HT/? CJ/? S8/? DQ/?", "SA/? /? C9/? DJ/? S9/? CT/? H8/? DT/?"],
      seat: 0,
      contract: "C",
      trick: { leader: 1, cards: ["HK"] },
    },
    right: { HA: "right-a", HT: "right-t" },
    plays: true,
  },
  {
    id: "follow",
    position: {
      rows: ["HA/? S7 CK/? D9/? HT/? CJ/? H9/? DQ", "SA/? C8/? C9/? DJ/? /? CT/? H8/? DT/?"],
      seat: 0,
      contract: "C",
      trick: { leader: 1, cards: ["SQ"] },
    },
    right: { S7: "right" },
    plays: true,
  },
  {
    id: "trump",
    position: {
      rows: ["CJ D8/? H7 S9/? DK/? SQ/? S8 D7/?", "SA/? C8/? C9/? DJ/? /? CT/? H8/? DT/?"],
      seat: 0,
      contract: "H",
      declarer: 0,
      trick: { leader: 1, cards: ["CA"] },
    },
    right: { H7: "right" },
    wrong: { CJ: "wrong-cj" },
    plays: true,
  },
  {
    id: "jack",
    position: {
      rows: ["DA/? CQ/? S8 HK/? DK/? H9/? C7 D7/?", "SA/? C8/? C9/? HJ/? /? CT/? H8/? HT/?"],
      seat: 0,
      contract: "S",
      trick: { leader: 1, cards: ["DJ"] },
    },
    right: { S8: "right" },
    wrong: { DA: "wrong-d", DK: "wrong-d", D7: "wrong-d" },
    plays: true,
  },
  {
    id: "turn",
    position: {
      rows: ["HT CQ/? S8 SK/? HA/? D9/? C7 D7/?", "SA/? C8/? C9/? HJ/? /? CT/? H8/? DT/?"],
      seat: 0,
      contract: "C",
      trick: { leader: 1, cards: ["HQ"] },
    },
    right: { HA: "right" },
    wrong: { HT: "wrong-ht" },
    plays: true,
    turned: "CJ",
  },
  {
    id: "declare",
    position: {
      rows: ["CJ/? HA/? HT/? H8/? -- -- -- --", "/? /? /? /? -- -- -- --"],
      seat: 0,
      phase: "declare",
    },
    buttons: CONTRACTS,
    right: { H: "right" },
    wrong: { G: "wrong-g", R: "wrong-r" },
  },
  {
    id: "kontra",
    position: {
      rows: ["DK/? S7/? CA/? H9/? -- -- -- --", "CJ/? SJ/? DA/? DT/? -- -- -- --"],
      seat: 1,
      contract: "D",
      phase: "kontra",
    },
    buttons: [
      ["kontra", "option-kontra"],
      ["pass", "option-no"],
    ],
    right: { kontra: "right" },
  },
  {
    id: "aim",
    position: {
      rows: ["HK -- HT -- -- S8 -- --", "-- CT -- -- -- -- D7 --"],
      seat: 0,
      contract: "C",
      trick: { leader: 1, cards: ["HQ"] },
      points: [50, 43],
    },
    right: { HT: "right" },
    wrong: { HK: "wrong-hk" },
    plays: true,
    counts: true,
  },
  {
    id: "score",
    position: {
      rows: ["CJ/? SJ/? CA/? CT/? C9/? HK/? S9/? D8/?", "HJ/? DJ/? CK/? SA/? HT/? H8/? DA/? S7/?"],
      seat: 0,
      contract: "C",
    },
    buttons: [
      ["24", "24"],
      ["36", "36"],
      ["48", "48"],
    ],
    right: { "36": "right" },
    wrong: { "24": "wrong-24", "48": "wrong-48" },
  },
  {
    id: "ramsch",
    position: {
      rows: ["SA/? CQ/? H7 HK/? S9 H9/? C7 D7/?", "ST/? C8/? C9/? HJ/? /? CT/? H8/? HT/?"],
      seat: 0,
      contract: "R",
      trick: { leader: 1, cards: ["SK"] },
    },
    right: { S9: "right" },
    wrong: { SA: "wrong-sa" },
    plays: true,
  },
];

/** What is said to an answer, and whether it was right. */
export function verdict(step: Step, answer: string): { right: boolean; id: string } {
  const right = step.right[answer];
  if (right) return { right: true, id: `lesson-${step.id}-${right}` };
  return { right: false, id: `lesson-${step.id}-${step.wrong?.[answer] ?? "wrong"}` };
}
