import { Evidence } from "@/lib/analyses/risk-alerts/evidence";
import type { AlertMark } from "@/lib/analyses/risk-alerts/mark";
import type { AgainstMarket } from "@/lib/analyses/risk-alerts/series";
import { formatNumber, formatRange, formatSigned, DECIMALS } from "@/lib/platform/words/format";
import type { Alert } from "@/lib/analyses/predictions/alert";
import { numberOf } from "@/lib/platform/words/sentences";

/** An event in an alert's history. */
export interface StoryEvent {
  is: "raised" | "settled" | "later" | "acknowledged" | "muted" | "note";
  /** Of a wave: its year. Of a person's action: an ISO time. */
  at: number | string;
  title: string;
  text: string;
  /** A team's action: who did it; empty for a deleted account. */
  by?: string;
}

/** Number of waves shown after the one that decided it. */
const MOST_LATER = 2;

/** The history of an alert, latest first: its wave, the following waves, and the team's actions. */
export function toStory(alert: Alert, history: readonly AgainstMarket[], mark: AlertMark | null): StoryEvent[] {
  const after = history.filter(({ year }) => year > alert.year).slice(0, 1 + MOST_LATER);
  const raised: StoryEvent = { is: "raised", at: alert.year, title: "Raised", text: wordRaised(alert) };
  const waves = after.map((wave, index): StoryEvent =>
    index === 0
      ? { is: "settled", at: wave.year, title: SETTLED[alert.outcome], text: wordWave(alert, wave) }
      : { is: "later", at: wave.year, title: "Next study", text: wordWave(alert, wave) },
  );
  // The next wave decided it, though it lies outside what is drawn here.
  const untold: StoryEvent[] =
    after.length === 0 && alert.outcome !== "open"
      ? [{ is: "settled", at: alert.year + new Evidence(alert.evidence).step, title: SETTLED[alert.outcome], text: "" }]
      : [];
  return [...actionsOf(mark), ...waves.toReversed(), ...untold, raised];
}

const SETTLED: Record<Alert["outcome"], string> = { open: "Next study", lasted: "Persisted", passed: "Reversed" };

function actionsOf(mark: AlertMark | null): StoryEvent[] {
  if (!mark) return [];
  const { acknowledged, muted, note } = mark;
  const actions: StoryEvent[] = [];
  if (acknowledged)
    actions.push({ is: "acknowledged", at: acknowledged.at, title: "Acknowledged", text: "", by: acknowledged.name });
  if (muted) actions.push({ is: "muted", at: muted.at, title: "Muted", text: "", by: muted.name });
  if (note) actions.push({ is: "note", at: note.at, title: "Note", text: note.text, by: note.name });
  return actions.toSorted((a, b) => String(b.at).localeCompare(String(a.at)));
}

/** The amount by which the threshold was exceeded. */
function wordRaised({ kind, evidence }: Alert): string {
  const of = new Evidence(evidence);
  switch (kind) {
    case "sustained-decline": {
      const sum = of.pair("sum", "limit");
      return sum
        ? `Cumulative evidence ${formatNumber(sum[0], DECIMALS.amount)}, limit ${formatNumber(sum[1], DECIMALS.amount)}.`
        : "";
    }
    case "level-shift": {
      const p = of.number("p");
      const waves = of.number("waves");
      return p === null
        ? ""
        : `Only ${formatNumber(100 * p, DECIMALS.share)}% of random orderings${waves === null ? "" : ` of ${numberOf(waves, of.step === 1 ? "year" : "study", of.step === 1 ? "years" : "studies")}`} show a step this clear.`;
    }
    case "rank-drop": {
      const drop = of.number("drop");
      return drop === null
        ? ""
        : `Down ${numberOf(drop, "position")} in ${of.step === 1 ? "a year" : numberOf(of.step, "year")}.`;
    }
    case "age-divergence": {
      const q = of.number("q");
      return q === null
        ? ""
        : `Tested across all brands in the market (q = ${q < 0.001 ? "under 0.001" : formatNumber(q, DECIMALS.probability)}).`;
    }
  }
}

/** The brand's state in a wave, in the terms of its alert. */
function wordWave({ kind }: Alert, { value, n, rankLow, rankHigh, position }: AgainstMarket): string {
  const positionText =
    position === null
      ? ""
      : `Position ${formatNumber(position)}${rankLow === null || rankHigh === null ? "" : `, rank range ${formatRange(rankLow, rankHigh)}`}.`;
  if (kind === "rank-drop") return positionText;
  if (value !== null) return `${formatSigned(value)} points compared with the market.`;
  return n === null ? "" : `No score: ${numberOf(n, "person", "people")} asked.`;
}
