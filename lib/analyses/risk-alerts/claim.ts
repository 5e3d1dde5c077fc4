import { wordExpected } from "@/lib/analyses/risk-alerts/chance";
import type { Lens } from "@/lib/analyses/risk-alerts/lens";
import type { RisksView } from "@/lib/analyses/risk-alerts/view";
import { formatNumber } from "@/lib/platform/words/format";
import type { Alert } from "@/lib/analyses/predictions/alert";

const COUNTS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];
const count = (number: number) => COUNTS[number] ?? formatNumber(number);
const lower = (number: number) => count(number).toLowerCase();

/** Whose alerts these are: "your 5 brands in Sweden", "402 brands in Sweden", "3 brands". */
export function wordWhose({ of, rule }: Pick<Lens, "of" | "rule">, brands: number, market: string | null): string {
  const where = market === null ? "" : ` in ${market}`;
  const noun = brands === 1 ? "brand" : "brands";
  const own = `${formatNumber(brands)} ${noun}`;
  if (of === "rule") return `${own}${where} under “${rule.name}”`;
  if (of === "followed") return `the ${own}${where} you follow`;
  return of === "chosen" ? `the ${own}${where} chosen` : `${own}${where}`;
}

/** The strongest open alert, as far as its evidence goes; the words of the rule, no more. */
export function wordClaim(strongest: Pick<Alert, "kind" | "brand"> | null, whose: string): string {
  if (!strongest) return `No open alerts for ${whose}`;
  const { name } = strongest.brand;
  switch (strongest.kind) {
    case "sustained-decline":
      return `${name} is falling behind its market`;
    case "level-shift":
      return `${name} has been at a lower level for two years in a row`;
    case "rank-drop":
      return `${name} fell below its previous rank range`;
    case "age-divergence":
      return `Younger and older people are drifting apart on ${name}`;
  }
}

/** How many are open, how many near, and what chance alone raises by the same limits. */
export function wordStandfirst(
  {
    counts,
    nearTotal,
    expected,
    brands,
    unknown,
  }: Pick<RisksView, "counts" | "nearTotal" | "expected" | "brands" | "unknown">,
  whose: string,
): string {
  if (brands === 0)
    return "No brand here has scores in both the latest study and an earlier one, so there is nothing to monitor.";
  const open = `${count(counts.open)} ${counts.open === 1 ? "alert is" : "alerts are"} open among ${whose}`;
  const near = nearTotal === 0 ? "" : `, ${lower(nearTotal)} more ${nearTotal === 1 ? "is" : "are"} near the limit`;
  const every = expected.latest < 0.75;
  const rate = wordExpected(expected.latest);
  const chance = `With these limits, expect ${rate} false alarms${every ? "" : " a year"}${rate === "next to none" ? "" : " at most"}.`;
  const rest =
    unknown.length > 0
      ? " Alert types that have never been raised here have no known false-alarm rate and are not counted."
      : "";
  return `${open}${near}. ${chance}${rest}`;
}

/** Of the record beside the claim: what became of settled alerts and how many false ones were to be expected. */
export function wordRecord({ record, expected }: Pick<RisksView, "record" | "expected">): string {
  const settled = record.lasted + record.passed;
  const passed = record.passed === 1 ? "One passed" : `${count(record.passed)} passed`;
  return `settled ${settled === 1 ? "alert" : "alerts"} lasted into the next wave. ${passed}; chance alone would have raised ${expected.settled < 0.5 ? "next to none" : `about ${formatNumber(expected.settled)} at most`}.`;
}
