import { formatDate, formatMonths, formatNumber } from "@/lib/platform/words/format";
import { inSentence } from "@/lib/platform/words/in-sentence";
import type { MarketSummary } from "@/lib/rankings/view";
import { SITE } from "@/lib/platform/site/site";

interface SourceLineProps {
  market: MarketSummary;
  /** Sentences that explain the marks on this page. Replaced if the market has no ranges. */
  children?: string | null;
}

const NO_SCORES_NOTE = "This ranking was published without scores, so it has no rank ranges either.";

/** Source line: study, people asked, fieldwork, what the marks mean, and the last update. */
export function SourceLine({ market, children }: SourceLineProps) {
  const { name, year, interviews, fieldwork, isSample, publishedAt } = market;
  const base = [
    interviews === null ? null : `${formatNumber(interviews)} interviews`,
    fieldwork === null ? null : `fieldwork ${formatMonths(fieldwork.from, fieldwork.to)}`,
  ].filter((part) => part !== null);
  const facts = base.join(", ");
  const sentences = [
    ` ${SITE.name} brand study ${year}, ${inSentence(name)}.`,
    facts ? `${facts.charAt(0).toUpperCase()}${facts.slice(1)}.` : null,
    market.hasScores ? children : NO_SCORES_NOTE,
    isSample ? "Sample data: all brands and figures are invented." : null,
    "Updated ",
  ];
  // One text: nothing in it counts as moved when a line breaks elsewhere in another face.
  return (
    <p className="source">
      <b className="font-semibold">Source:</b>
      {sentences.filter((sentence) => sentence).join(" ")}
      <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>.
    </p>
  );
}
