import { Evidence } from "@/lib/analyses/risk-alerts/evidence";
import { formatNumber, formatRange, formatSigned, DECIMALS } from "@/lib/platform/words/format";
import type { Alert } from "@/lib/analyses/predictions/alert";
import type { AlertSize } from "@/lib/analyses/risk-alerts/kind";
import type { AlertKind } from "@/lib/study/risk-alert";
import { toAgeWords } from "@/lib/analyses/age-groups/age-words";

/** How each type of alert is found, in a sentence. */
export const METHODS: Record<AlertKind, string> = {
  "sustained-decline": "Falls behind the market that add up over the years.",
  "level-shift": "A break between two levels that stay apart.",
  "rank-drop": "A rank range with no overlap with that of the study before.",
  "age-divergence": "A clear gap between age groups that grew.",
};

const HEADLINES: Record<AlertKind, string> = {
  "sustained-decline": "Falling behind its market",
  "level-shift": "Dropped to a lower level and has stayed there",
  "rank-drop": "Its rank range is entirely below {{last.wave}}’s",
  "age-divergence": "Younger and older people are drifting apart",
};

const OUTSIDE = "Earlier results are outside the years of your plan.";

/** The size of a change as printed: a decline with its sign, a gap without; with its unit. */
export function wordSize({ kind }: Pick<Alert, "kind">, size: AlertSize): { value: string; unit: string } {
  if (size.unit === "positions") return { value: formatSigned(-size.value, DECIMALS.whole), unit: "positions" };
  return {
    value: kind === "age-divergence" ? formatNumber(size.value, DECIMALS.points) : formatSigned(-size.value),
    unit: "points",
  };
}

/** What an alert warns of, in a line. */
export function wordHeadline({ kind }: Pick<Alert, "kind">): string {
  return HEADLINES[kind];
}

/** The change in numbers, for a list; years outside the reader's plan are marked as missing. */
export function wordChange({ kind, year, evidence }: Pick<Alert, "kind" | "year" | "evidence">): string {
  const of = new Evidence(evidence);
  const after = (now: string | null) => (now === null ? OUTSIDE : `${now}; earlier years are not in your plan`);
  const signed = (value: number | null, rest: string) => (value === null ? null : `${formatSigned(value)} ${rest}`);
  switch (kind) {
    case "sustained-decline": {
      const [points, since] = [of.pair("againstMarketThen", "againstMarketNow"), of.number("sinceYear")];
      return points && since !== null
        ? `${formatSigned(points[0])} in ${since}, ${formatSigned(points[1])} in ${year}`
        : after(signed(of.number("againstMarketNow"), `in ${year}`));
    }
    case "level-shift": {
      const [means, step] = [of.pair("meanBefore", "meanAfter"), of.number("shiftYear")];
      return means && step !== null
        ? `${formatSigned(means[0])} on average to ${step - of.step}, ${formatSigned(means[1])} since`
        : after(signed(of.number("meanAfter"), "on average since"));
    }
    case "rank-drop": {
      const [then, now] = [of.pair("rangeThenLow", "rangeThenHigh"), of.pair("rangeNowLow", "rangeNowHigh")];
      const reached = now && `${formatRange(now[0], now[1])} in ${year}`;
      return then && reached
        ? `Rank range ${formatRange(then[0], then[1])} in ${year - of.step}, ${reached}`
        : after(reached && `Rank range ${reached}`);
    }
    case "age-divergence": {
      const gaps = of.pair("gapThen", "gapNow");
      const [young, old] = [of.text("ageYoung"), of.text("ageOld")];
      const who = young && old ? `${toAgeWords(young)} minus ${toAgeWords(old)}` : "Youngest minus oldest";
      return gaps
        ? `${who}: ${formatSigned(gaps[0])} in ${year - of.step}, ${formatSigned(gaps[1])} in ${year}`
        : after(signed(of.number("gapNow"), `in ${year}`));
    }
  }
}

/** The evidence in a sentence; years outside the reader's plan are marked as missing. */
export function wordEvidence({ kind, year, evidence }: Pick<Alert, "kind" | "year" | "evidence">): string {
  const of = new Evidence(evidence);
  switch (kind) {
    case "sustained-decline": {
      const sum = of.pair("sum", "limit");
      const points = of.pair("againstMarketThen", "againstMarketNow");
      const since = of.number("sinceYear");
      const piled = sum
        ? ` Cumulative evidence reached ${formatNumber(sum[0], DECIMALS.amount)}; the alert limit is ${formatNumber(sum[1], DECIMALS.amount)}.`
        : "";
      if (points && since !== null)
        return `From ${formatSigned(points[0])} points compared with the market in ${since} to ${formatSigned(points[1])} in ${year}.${piled}`;
      const now = of.number("againstMarketNow");
      return `${now === null ? "" : `${formatSigned(now)} points compared with the market in ${year}. `}${OUTSIDE}${piled}`;
    }
    case "level-shift": {
      const means = of.pair("meanBefore", "meanAfter");
      const step = of.number("shiftYear");
      if (means && step !== null)
        return `On average from ${formatSigned(means[0])} to ${formatSigned(means[1])} points compared with the market, with the break between ${step - of.step} and ${step}.`;
      const after = of.number("meanAfter");
      return `${after === null ? "" : `${formatSigned(after)} points compared with the market on average since the break. `}${OUTSIDE}`;
    }
    case "rank-drop": {
      const [then, now] = [of.pair("rangeThenLow", "rangeThenHigh"), of.pair("rangeNowLow", "rangeNowHigh")];
      const positions = of.pair("positionThen", "positionNow");
      const reached = now ? formatRange(now[0], now[1]) : null;
      if (then && now && positions)
        return `Rank range ${formatRange(then[0], then[1])} in ${year - of.step}, ${reached} in ${year}; position ${formatNumber(positions[0])}, then ${formatNumber(positions[1])}.`;
      return `${reached ? `Rank range ${reached} in ${year}. ` : ""}${OUTSIDE}`;
    }
    case "age-divergence": {
      const gaps = of.pair("gapThen", "gapNow");
      const [young, old] = [of.text("ageYoung"), of.text("ageOld")];
      const who =
        young && old ? `Ages ${toAgeWords(young)} compared with ${toAgeWords(old)}` : "Youngest compared with oldest";
      if (gaps)
        return `${who}: the gap went from ${formatSigned(gaps[0])} points in ${year - of.step} to ${formatSigned(gaps[1])} in ${year}.`;
      const now = of.number("gapNow");
      return `${now === null ? "" : `${who}: a gap of ${formatSigned(now)} points in ${year}. `}${OUTSIDE}`;
    }
  }
}
