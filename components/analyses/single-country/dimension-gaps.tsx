import { StudyText } from "@/components/layout/study-text";
import { toWholeAxis, toShare } from "@/lib/charts/drawing/axis";
import { px } from "@/lib/charts/drawing/path";
import { toSeriesMark, type SeriesMark } from "@/lib/charts/drawing/series-mark";
import { SeriesMarker } from "@/components/charts/series-marker";
import { SignedFigure } from "@/components/charts/signed-figure";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import type { Gap } from "@/lib/analyses/single-country/gap";
import type { Standing } from "@/lib/analyses/single-country/subject";
import { ClearMark } from "@/components/charts/clear-mark";

interface DimensionGapsProps {
  gap: Gap;
  focus: Standing;
  year: number;
}

const NAMES = { environment: "{{first.name}}", social: "{{second.name}}" } as const;
/** A rival that was not selected has no colour. */
const PLAIN: SeriesMark = { colour: "ink-2", shape: "circle" };
const ROW =
  "grid grid-cols-[6.5rem_minmax(0,1fr)_3.25rem] items-center gap-x-3 md:grid-cols-[9.25rem_minmax(0,1fr)_3.25rem_8.25rem]";

const markOf = ({ slot }: Standing) => (slot === null ? PLAIN : toSeriesMark(slot));

/** In which part of the score the gap is: a dumbbell each, in shares of people asked. */
export function DimensionGaps({ gap, focus, year }: DimensionGapsProps) {
  const { dimensions, rival } = gap;
  if (dimensions.length === 0)
    return (
      <p className="mt-4 border-t border-rule pt-4 text-s-1 text-ink-2">
        We can’t show where the gap is for {year}: the two parts of the score were not published.
      </p>
    );
  const shares = dimensions.flatMap((each) => [100 * each.own, 100 * each.rival]);
  const scale = toWholeAxis(Math.min(...shares), Math.max(...shares), 3);
  const at = (share: number) => `${px(100 * toShare(scale, 100 * share))}%`;
  return (
    <div className="mt-6 border-t border-rule pt-4">
      <h3 className="text-s-1 leading-5 font-name tracking-normal">
        Where the gap is{" "}
        <span className="font-normal text-ink-2">
          <StudyText>{"share answering {{scale.short}}, percentage points"}</StudyText>
        </span>
      </h3>
      {dimensions.map(({ part, own, rival: theirs, difference, clear }) => (
        <div key={part} className={`${ROW} min-h-9 py-1 text-s-1 leading-4`}>
          <span>
            <StudyText>{NAMES[part]}</StudyText>
          </span>
          <span
            className="relative block h-6 before:absolute before:inset-x-0 before:top-[0.71875rem] before:h-px before:bg-rule forced-colors:before:bg-[GrayText]"
            role="img"
            aria-label={`${focus.brand.name} ${formatNumber(100 * own, DECIMALS.share)}%, ${rival.brand.name} ${formatNumber(100 * theirs, DECIMALS.share)}%`}
          >
            <span
              className="absolute top-[0.65625rem] h-0.75 bg-ink-3 forced-colors:bg-[CanvasText]"
              style={{
                left: at(Math.min(own, theirs)),
                width: `calc(${at(Math.max(own, theirs))} - ${at(Math.min(own, theirs))})`,
              }}
            />
            <span className="absolute top-1 -ml-2" style={{ left: at(theirs) }}>
              <SeriesMarker mark={markOf(rival)} />
            </span>
            <span className="absolute top-1 -ml-2" style={{ left: at(own) }}>
              <SeriesMarker mark={markOf(focus)} />
            </span>
          </span>
          <b className="text-right font-semibold">
            <SignedFigure value={difference} />
          </b>
          <ClearMark of="difference" isClear={clear} className="max-md:col-start-2 max-md:-mt-1" />
        </div>
      ))}
      <div className={`${ROW} text-s-2 text-ink-2`} aria-hidden="true">
        <span />
        <span className="flex justify-between">
          {scale.ticks.map((tick) => (
            <span key={tick}>{tick}%</span>
          ))}
        </span>
      </div>
    </div>
  );
}
