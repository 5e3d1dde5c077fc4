import { SmallestBase } from "@/components/layout/shown-study";
import { LockedShape } from "@/components/access/locked-slot";
import type { BrandPanel } from "@/lib/rankings/brand-panel";
import { nameList, sayStanding, type ListPosition } from "@/lib/rankings/list-position";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import { scoreInterval } from "@/lib/statistics/score";

const BIG = "mt-1 mb-2 text-s5 leading-none font-semibold tracking-giant md:text-s6";

function Of({ children }: { children: number }) {
  return <small className="text-s1 font-book tracking-normal text-ink-2"> of {formatNumber(children)}</small>;
}

function ScoreBlock({ panel }: { panel: BrandPanel }) {
  const { score } = panel;
  if (score.status === "known") {
    const { low, high } = scoreInterval(score.value, score.standardError);
    return (
      <>
        <p className="text-s-1 text-ink-2">Score</p>
        <p className={BIG}>{formatNumber(score.value, DECIMALS.score)}</p>
        <p className="text-s-1 leading-text text-ink-2">
          95% interval {formatNumber(low, DECIMALS.score)} to {formatNumber(high, DECIMALS.score)}
          <br />n = {formatNumber(score.n)} people asked
        </p>
      </>
    );
  }
  if (score.status === "suppressed") {
    return (
      <>
        <p className="text-s-1 text-ink-2">Score</p>
        <LockedShape className="mt-2 mb-3 h-12 w-32 rounded-sm" />
        <p className="text-s-1 leading-text text-ink-2">
          Not shown: {formatNumber(score.n)} people asked. A score needs at least <SmallestBase />.
        </p>
      </>
    );
  }
  return (
    <>
      <p className="text-s-1 text-ink-2">Score</p>
      <p className="mt-2 text-s-1 leading-text text-ink-2">This study was published without scores.</p>
    </>
  );
}

/** A position in one list: its name, the number, and what belongs to that list. */
function PositionBlock({ position }: { position: ListPosition }) {
  const standing = sayStanding(position);
  return (
    <>
      <p className="text-s-1 text-ink-2 wrap-anywhere">Position in {nameList(position)}</p>
      <p className={BIG}>
        {formatNumber(position.position)}
        <Of>{position.of}</Of>
      </p>
      {standing ? <p className="text-s-1 leading-text text-ink-2">{standing}</p> : null}
    </>
  );
}

/** The same in a line, below the numbers. */
function PositionLine({ position }: { position: ListPosition }) {
  const standing = sayStanding(position);
  return (
    <p className="border-b border-rule py-3 text-s-1 leading-text text-ink-2">
      Position in {nameList(position)}:{" "}
      <b className="font-title text-ink">
        {formatNumber(position.position)} of {formatNumber(position.of)}
      </b>
      {standing ? `, ${standing.charAt(0).toLowerCase()}${standing.slice(1)}` : null}
    </p>
  );
}

/** The score and the position in the list it was selected from, then in the other; without scores both positions. */
export function PanelFigures({ panel }: { panel: BrandPanel }) {
  const [first, second] = panel.positions;
  const isLocked = panel.score.status === "locked";
  return (
    <>
      <div className="mt-5.5 grid grid-cols-2 border-y border-rule [&>div]:pt-4 [&>div]:pb-4.5">
        <div className="pr-4">{isLocked ? <PositionBlock position={first} /> : <ScoreBlock panel={panel} />}</div>
        <div className="border-l border-rule pl-4 md:pl-6">
          {isLocked ? second ? <PositionBlock position={second} /> : null : <PositionBlock position={first} />}
        </div>
      </div>
      {!isLocked && second ? <PositionLine position={second} /> : null}
    </>
  );
}
