/** What passes between server and browser: the shapes of the table's messages, and nothing else. */

export type Card = string; // notation.md: "CJ", "ST", "H7"
export type Suit = "C" | "S" | "H" | "D";
export type Phase = "bid" | "stock" | "discard" | "declare" | "kontra" | "re" | "play" | "over";
export type Status = "waiting" | "shuffling" | "playing" | "hand_over" | "match_over";
export type OfferKind = "take_back" | "rematch" | "new_deal" | "same_deal";

export interface Place {
  up: Card | null;
  covered: boolean;
  /** what lies under, only in a replay with everything open */
  down?: Card | null;
}

export interface SeatView {
  places: Place[];
  hand: Card[] | null;
  hand_size: number;
}

export interface Trick {
  leader: number;
  cards: Card[];
  winner: number | null;
}

export type LogEvent =
  | { event: "dealt"; seat: number | null; kind: "d" | "u" | "o" | "h" | "s"; cards: Card[] | null; count: number }
  | { event: "acted"; seat: number; action: string }
  | { event: "stock_taken" | "laid_away"; seat: number; cards: Card[] | null; count: number }
  | { event: "opened"; seat: number; cards: Card[] }
  | { event: "turned"; seat: number; place: number; card: Card }
  | { event: "trick_won"; seat: number; points: number };

export interface HandResult {
  contract: string | null;
  declarer: number | null;
  points: [number, number] | null;
  tricks: [number, number] | null;
  winner: number | null;
  schneider: boolean | null;
  schwarz: boolean | null;
  matadors: { with: boolean; count: number } | null;
  kontra: number;
  value: number | null;
  score: number[];
  bid: number | null;
  overbid: boolean | null;
}

export interface View {
  format: string;
  seat: number | null;
  phase: Phase;
  to_act: number | null;
  contract: string | null;
  declarer: number | null;
  kontra: number;
  bid: number | null;
  took_stock: boolean;
  calls: { seat: number; action: string }[];
  seats: SeatView[];
  stock: Card[] | null;
  stock_size: number;
  pack_size: number;
  trick: Trick | null;
  last_trick: Trick | null;
  points: [number, number];
  tricks: [number, number];
  gone: Card[];
  unseen: Card[];
  order: Card[];
  log: LogEvent[];
  result: HandResult | null;
}

export interface Player {
  player: number;
  /** null: nobody sits here yet */
  name: string | null;
  kind: string;
  seat: number;
  here: boolean;
  away_for: number | null;
  ready: boolean;
  /** set on arrival: no second engine sits here */
  alone?: boolean;
}

export interface Refusal {
  code: string;
  params: Record<string, string | number>;
}

export interface Game {
  action: string;
  contract: string;
  base: number | null;
  level: number | null;
  value: number | null;
  open_ended: boolean | null;
  matadors: { with: boolean; count: number } | null;
  /** of one's own cards in sight */
  trumps: number;
  aim: string;
  points: number;
  /** for one's own seat, if its side wins or loses just so */
  won_score: number | null;
  lost_score: number | null;
  bid: number | null;
  reaches_bid: boolean | null;
}

/** What can be said now, and what comes of it; which fields there are depends on the phase. */
export type Choice = { action: string } & Partial<Omit<Game, "action">> & {
    won_scores?: number[] | null;
    lost_scores?: number[] | null;
    kontra_factor?: number;
    levels?: Record<string, number>;
    games?: Game[];
    thrown_in?: boolean;
    declarer?: number | null;
  };

export interface Need {
  aim: string;
  points: number;
  missing: number;
}

export interface Worth {
  base: number;
  level: number;
  value: number;
  open_ended: boolean;
  matadors: { with: boolean; count: number } | null;
}

export interface ShuffleProof {
  commit: string;
  salt: string;
  entropies: (string | null)[];
  cut: number;
}

export interface TableState {
  type: "state";
  format: string;
  seq: number;
  table: string;
  you: number | null;
  status: Status;
  rules: { preset: string } & Record<string, string | number | boolean | null>;
  /** what follows from the rules */
  facts: {
    seats: number;
    places: number;
    hand_size: number;
    tricks: number;
    piles: boolean;
    bids: boolean;
    kontra: boolean;
    contracts: string;
    scoring: "skat" | "simple" | "japanese";
    trump: "declared" | "drawn";
    flip: string;
    [more: string]: unknown;
  };
  practice: boolean;
  spectators: boolean;
  window: number;
  players: Player[];
  hand: number | null;
  ply: number;
  match: {
    results: number[][];
    standing: number[];
    played: number;
    hands: number | null;
    target: number | null;
    over: boolean;
    winner: number | null;
  };
  clock: null | {
    rule: { per_move: number | null; total: number | null; increment: number };
    left: number[];
    running: number | null;
    move: number | null;
  };
  offers: { from: number; offer: OfferKind; agreed: number[] }[];
  rematch: boolean;
  claimable: number[];
  shuffle: null | { commit: string; entropies: (string | boolean | null)[]; cutter: number | null; cut: number | null };
  proof: ShuffleProof | null;
  ended: null | { player: number; why: "resigned" | "time" | "absent" };
  said: { player: number; phrase: string; seq: number }[];
  marks: { hints: number[]; take_backs: number[] };
  can: { take_back: boolean; resign: boolean; hint: boolean; offer: OfferKind[]; say: boolean };
  view: View | null;
  legal: string[];
  refused: Record<Card, Refusal>;
  need: (Need | null)[];
  worth: Worth | null;
  choices: Choice[];
}

export type ServerMessage =
  | TableState
  | { type: "ok"; id: string }
  | { type: "error"; id: string | null; code: string; params: Record<string, string | number> }
  | { type: "hint"; id: string; action: string; text: string; scores: Record<string, number> }
  | { type: "pong"; id?: string }
  | { type: "rematch"; table: string }
  | { type: "notice"; code: string; player?: number }
  | { type: "closing" };
