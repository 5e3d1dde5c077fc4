import { NotRanked } from "@/components/layout/shown-study";
import { StudyText } from "@/components/layout/study-text";
import { toWholeAxis } from "@/lib/charts/drawing/axis";
import { ClearMark } from "@/components/charts/clear-mark";
import { formatNumber, formatOrdinal, formatRange, DECIMALS } from "@/lib/platform/words/format";
import { formatSigned } from "@/lib/platform/words/format";
import type { Snapshot } from "@/lib/analyses/snapshot/snapshot";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";
import { IntervalLine, PositionLine } from "./mark-line";
import styles from "./sheet.module.css";

function Of({ children }: { children: number | null }) {
  return children === null ? null : <small>of {formatNumber(children)}</small>;
}

function ScoreKey({ snapshot: { score, wave } }: { snapshot: Snapshot }) {
  const mean = wave?.mean ?? null;
  if (score.status !== "known") {
    return (
      <p className={styles.words}>
        {score.status === "not-shown" ? (
          <StudyText>{`Not shown: ${formatNumber(score.n)} people asked. A score needs at least {{base}}.`}</StudyText>
        ) : (
          "Published without scores."
        )}
      </p>
    );
  }
  const { low, high } = score;
  return (
    <>
      <p className={styles.big}>{formatNumber(score.score, DECIMALS.score)}</p>
      <IntervalLine
        scale={toWholeAxis(Math.min(low, mean ?? low) - 8, Math.max(high, mean ?? high) + 8, 100)}
        value={score.score}
        low={low}
        high={high}
        against={mean}
      />
      <p className={styles.note}>95% interval {formatRange(low, high, DECIMALS.score)}</p>
    </>
  );
}

const Unranked = () => (
  <p className={styles.words}>
    <NotRanked />.
  </p>
);

function PositionKey({ snapshot: { inIndustry } }: { snapshot: Snapshot }) {
  if (!inIndustry) return <Unranked />;
  const { position, of, percentile } = inIndustry;
  return (
    <>
      <p className={styles.big}>
        {formatNumber(position)}
        <Of>{of}</Of>
      </p>
      {of === null ? null : <PositionLine of={of} position={position} range={null} />}
      <p className={styles.note}>
        {percentile === null ? "Number of brands not available" : `${formatOrdinal(Math.floor(percentile))} percentile`}
      </p>
    </>
  );
}

function OverallKey({ snapshot: { overall } }: { snapshot: Snapshot }) {
  if (!overall) return <Unranked />;
  const { position, of, range } = overall;
  return (
    <>
      <p className={styles.big}>
        {formatNumber(position)}
        <Of>{of}</Of>
      </p>
      {of === null ? null : <PositionLine of={of} position={position} range={range} />}
      <p className={styles.note}>
        {range ? `Rank range ${formatRange(range.low, range.high)}` : "No rank range without scores"}
      </p>
    </>
  );
}

function ChangeKey({ snapshot: { change, score } }: { snapshot: Snapshot }) {
  if (!change) {
    return (
      <p className={styles.words}>
        {score.status === "known"
          ? "Your plan has no earlier score to compare with."
          : "No score, so no change to report."}
      </p>
    );
  }
  const { points, low, high, clear } = change;
  return (
    <>
      <p className={styles.big}>{formatSigned(points, DECIMALS.points)}</p>
      <IntervalLine
        scale={toWholeAxis(Math.min(low, 0) - 2, Math.max(high, 0) + 2, 100)}
        value={points}
        low={low}
        high={high}
        against={0}
      />
      <p className={styles.note}>
        <ClearMark of="change" isClear={clear} />
      </p>
    </>
  );
}

/** The four key results of a brand. */
export function KeyFigures({ snapshot }: { snapshot: Snapshot }) {
  const { industry, market, change, wave, score } = snapshot;
  const mean = score.status === "known" ? (wave?.mean ?? null) : null;
  return (
    <div className={styles.keys}>
      <div>
        <h2 className={styles.cap}>
          Score, 0–200{mean === null ? "" : `; dashed line: market ${formatNumber(mean, DECIMALS.score)}`}
        </h2>
        <ScoreKey snapshot={snapshot} />
      </div>
      <div>
        <h2 className={styles.cap}>Position in {industryInSentence(industry.name)}</h2>
        <PositionKey snapshot={snapshot} />
      </div>
      <div>
        <h2 className={styles.cap}>Position in {inSentence(market.name)}</h2>
        <OverallKey snapshot={snapshot} />
      </div>
      <div>
        <h2 className={styles.cap}>{change ? `Change since ${change.since}` : "Change since the previous study"}</h2>
        <ChangeKey snapshot={snapshot} />
      </div>
    </div>
  );
}
