import { wordExpected } from "@/lib/analyses/risk-alerts/chance";
import type { Lens } from "@/lib/analyses/risk-alerts/lens";
import type { RisksView } from "@/lib/analyses/risk-alerts/view";
import type { Alert } from "@/lib/analyses/predictions/alert";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { agree, asSentence, countInWords, countOf, numberOf } from "@/lib/platform/words/sentences";
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

/** One open alert by its evidence, several by their number. */
export function wordClaim(strongest: Pick<Alert, "kind" | "brand"> | null, open: number, whose: string): string {
  if (!strongest) return `No open alerts for ${whose}`;
  if (open > 1) return `${asSentence(countOf(open, "open alert"))} for ${whose}`;
  const name = shortName(strongest.brand.name);
  switch (strongest.kind) {
    case "sustained-decline":
      return `${name} is falling behind its market`;
    case "level-shift":
      return `${name} has dropped to a lower level`;
    case "rank-drop":
      return `${name} fell below its previous rank range`;
    case "age-divergence":
      return `Younger and older people are drifting apart on ${name}`;
  }
}

/** In one sentence, how many alerts the latest study raised and how many false alarms to expect; then how many are open and near. */
export function wordStandfirst(
  {
    counts,
    nearTotal,
    raised,
    expected,
    brands,
    unknown,
  }: Pick<RisksView, "counts" | "nearTotal" | "raised" | "expected" | "brands" | "unknown">,
  whose: string,
): string {
  if (brands === 0)
    return "No brand in this selection has scores in both the latest study and an earlier one, so there is nothing to monitor.";
  const found = `The latest study raised ${countOf(raised, "alert")} for ${whose}; at this sensitivity, expect ${wordExpected(expected.latest)}.`;
  const open = `${asSentence(countInWords(counts.open))} ${agree(counts.open, "is", "are")} open`;
  const near =
    nearTotal === 0 ? "" : `; ${countInWords(nearTotal)} more ${agree(nearTotal, "is", "are")} near the limit`;
  const rest =
    unknown.length > 0
      ? " Alert types that have never been raised here have no known false-alarm rate and are not counted."
      : "";
  return `${found} ${open}${near}.${rest}`;
}

/** The record beside the claim: the results of settled alerts, and the expected number of false alarms. */
export function wordRecord({ record, expected }: Pick<RisksView, "record" | "expected">): string {
  const settled = record.lasted + record.passed;
  const reversed = `${asSentence(countInWords(record.passed))} reversed`;
  const alarms =
    expected.settled < 0.5
      ? "Almost no false alarms were expected"
      : `At most about ${numberOf(Math.round(expected.settled), "false alarm was", "false alarms were")} expected`;
  return `settled ${agree(settled, "alert", "alerts")} persisted into the next study. ${reversed}. ${alarms}.`;
}
