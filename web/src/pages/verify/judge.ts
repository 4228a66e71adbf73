/** What a proof comes to, step by step. */
import { commitment, provedDeck, unhex } from "../../lib/proof";
import type { ProvedHand } from "./hands";

export type Judgement = "yes" | "alone" | "no-commit" | "no-deck" | "no-proof";

/** Recomputed from salt, shares of chance and cut alone; the record's own deck is only compared. */
export function judge(hand: ProvedHand): Judgement {
  const { commit, salt, deck } = hand;
  if (!commit || !salt || !deck) return "no-proof";
  const bytes = unhex(salt);
  if (!bytes || commitment(bytes) !== commit.toLowerCase()) return "no-commit";
  const proved = provedDeck({ commit, salt, entropies: hand.entropies, cut: hand.cut ?? 0 });
  if (!Array.isArray(proved) || proved.length !== deck.length || proved.some((card, i) => card !== deck[i])) return "no-deck";
  return hand.entropies.some(Boolean) ? "yes" : "alone";
}
