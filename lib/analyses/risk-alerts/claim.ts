import { wordAtMost } from "@/lib/analyses/risk-alerts/chance";
import type { Lens } from "@/lib/analyses/risk-alerts/lens";
import type { RisksView } from "@/lib/analyses/risk-alerts/view";
import type { Alert } from "@/lib/analyses/predictions/alert";
import { firstToFit } from "@/lib/platform/words/title-room";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { asSentence, countInWords, countOf, numberOf } from "@/lib/platform/words/sentences";
import { shortName } from "@/lib/platform/words/shorten";

/** Whose alerts these are: "your 5 brands in Sweden", "402 brands in Sweden", "3 selected brands". */
export function wordWhose({ of, rule }: Pick<Lens, "of" | "rule">, brands: number, market: string | null): string {
  const where = market === null ? "" : ` in ${inSentence(market)}`;
  if (of === "rule") return `${numberOf(brands, "brand")}${where} under “${rule.name}”`;
  if (of === "followed" && brands === 0) return `the brands you follow${where}`;
  if (of === "followed")
    return `${brands === 1 ? "the brand" : `your ${numberOf(brands, "brand")}`}${where}${brands === 1 ? " you follow" : ""}`;
  return `${numberOf(brands, of === "chosen" ? "selected brand" : "brand")}${where}`;
}

/** One open alert by its evidence; several by their number, with the false alarms to expect where there is room. */
export function wordClaim(
  strongest: Pick<Alert, "kind" | "brand"> | null,
  { counts, expected }: Pick<RisksView, "counts" | "expected">,
  whose: string,
): string {
  if (!strongest) return firstToFit([`No open alerts for ${whose}`, "No open alerts"]);
  if (counts.open > 1) {
    const count = asSentence(countOf(counts.open, "open alert"));
    const most = Math.round(expected.latest);
    const chance = `, up to ${countInWords(most)} by chance`;
    return most < 1
      ? firstToFit([`${count} for ${whose}`, count])
      : firstToFit([`${count} for ${whose}${chance}`, `${count} for ${whose}`, `${count}${chance}`]);
  }
  const name = shortName(strongest.brand.name);
  switch (strongest.kind) {
    case "sustained-decline":
      return `${name} is falling behind its market`;
    case "level-shift":
      return `${name} has dropped to a lower level`;
    case "rank-drop":
      return firstToFit([`${name} fell below its previous rank range`, `${name} fell below its rank range`]);
    case "age-divergence":
      return firstToFit([
        `Younger and older people are drifting apart on ${name}`,
        `Age groups are drifting apart on ${name}`,
      ]);
  }
}

/** How many false alarms these limits would raise if no brand had changed, and how many settled alerts persisted. */
export function wordStandfirst(
  { expected, brands, unknown, record }: Pick<RisksView, "expected" | "brands" | "unknown" | "record">,
  whose: string,
): string {
  if (brands === 0)
    return "No brand in this selection has scores in both the latest study and an earlier one, so there is nothing to monitor.";
  const most = `If no brand had changed, this setting would still raise ${wordAtMost(expected.latest)} for ${whose}.`;
  const settled = record.lasted + record.passed;
  const kept =
    settled === 0
      ? ""
      : ` Of ${numberOf(settled, "earlier alert")}, ${numberOf(record.lasted, "persisted", "persisted")} into the next study.`;
  const rest =
    unknown.length > 0
      ? " Alert types that have never been raised here have no known false-alarm rate and are not counted."
      : "";
  return `${most}${kept}${rest}`;
}
