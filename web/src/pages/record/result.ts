/** One line on how a hand ended. */
import { signed, t } from "../../lib/i18n.svelte";
import type { HandResult } from "../../lib/types";

export function resultLine(result: HandResult | null, names: readonly string[]): string {
  if (!result) return t("result-none");
  if (result.contract === null) return t("result-thrown-in");
  const score = result.score.map((value, seat) => `${names[seat] ?? ""} ${signed(value)}`).join(", ");
  const points = result.points?.join(" – ") ?? "";
  if (result.declarer === null) return t("result-ramsch", { points, score });
  if (result.winner === null) return t("result-plain", { points, score });
  return t(result.winner === 0 ? "result-won" : "result-lost", { name: names[result.declarer] ?? "", points, score });
}
