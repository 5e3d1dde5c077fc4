import { toWholeAxis } from "@/lib/charts/drawing/axis";
import { Figure } from "@/components/charts/figure";
import { ClearMark } from "@/components/charts/clear-mark";
import { SHARE_DIGITS, toPercent } from "@/lib/analyses/consumers/attitudes/words";
import type { BreakdownCell } from "@/lib/analyses/consumers/attitudes/breakdown";
import type { PanelPart } from "@/lib/analyses/consumers/say-do-gap/panel-parts";
import { formatRange, formatSigned } from "@/lib/platform/words/format";
import { DumbbellTrack, SayDoMark } from "./dumbbell-track";

interface ItemPanelProps {
  title: string;
  /** Of the cell in focus, and its comparison. */
  part: string;
  whole: string;
  cell: BreakdownCell;
  parts: readonly PanelPart[];
}

/** The selected cell, and what all groups say and do about the same thing. */
export function ItemPanel({ title, part, whole, cell: { figure, change }, parts }: ItemPanelProps) {
  const highs = parts.flatMap(({ say, do: done }) => [say.high ?? 0, done.high ?? 0]);
  const scale = toWholeAxis(0, Math.max(10, 100 * Math.max(0, ...highs)), 4);
  return (
    <aside
      aria-label="Selected cell"
      aria-live="polite"
      className="mt-8 min-w-0 border-t border-rule-strong pt-3 lg:mt-0 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-6"
    >
      <h3 className="text-s-1 leading-5 font-name tracking-normal">
        {title}, {part}
      </h3>
      <p className="text-s-2 leading-4 text-ink-2">Selected cell; use the arrow keys to move</p>
      {figure.value === null || figure.low === null || figure.high === null ? (
        <p className="mt-3 text-s-1 text-ink-2">
          {figure.n === 0 ? "Not asked." : `Not shown: ${figure.n} people asked.`}
        </p>
      ) : (
        <>
          <p className="mt-3 text-s4 leading-10 font-figure tracking-display">
            <Figure value={100 * figure.value} digits={SHARE_DIGITS} />{" "}
            <span className="text-s-1 font-normal tracking-normal text-ink-2">points, the gap</span>
          </p>
          <p className="text-s-2 leading-4 text-ink-2">
            95% interval {formatRange(100 * figure.low, 100 * figure.high, SHARE_DIGITS)}
          </p>
          {change ? (
            <p className="mt-1.5 flex flex-wrap items-baseline gap-x-2 text-s-1 leading-5">
              {formatSigned(100 * change.difference, SHARE_DIGITS)} points from {whole}{" "}
              <ClearMark of="difference" isClear={change.isClear} />
            </p>
          ) : null}
        </>
      )}
      <p
        className="mt-5 mb-1 flex gap-x-4 border-b border-rule-strong pb-1.5 text-s-2 leading-4 text-ink-2"
        aria-hidden="true"
      >
        <span className="inline-flex items-center gap-1.5">
          <SayDoMark part="say" className="size-4" /> It matters
        </span>
        <span className="inline-flex items-center gap-1.5">
          <SayDoMark part="do" className="size-4" /> Did it
        </span>
      </p>
      <ul>
        {parts.map(({ key, label, say, do: done }) => (
          <li
            key={key}
            className="grid min-h-9 grid-cols-[5.25rem_minmax(0,1fr)_4rem] items-center gap-x-3 border-b border-rule text-s-2 leading-4"
          >
            <span className="wrap-anywhere">{label}</span>
            <DumbbellTrack say={say} do={done} scale={scale} isSlim />
            <span className="text-right whitespace-nowrap text-ink-2">
              {say.value === null || done.value === null ? (
                `n = ${say.n}`
              ) : (
                <>
                  <span className="sr-only">matters to </span>
                  {toPercent(say.value)}
                  <span aria-hidden="true"> · </span>
                  <span className="sr-only">, did it </span>
                  {toPercent(done.value)}
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-s-2 leading-4 text-ink-2">Axis from 0 to {scale.max}%.</p>
    </aside>
  );
}
