import { MARGIN } from "@/components/charts/line-layout";
import { toYearRuns } from "@/lib/charts/drawing/line-layout";
import type { Box } from "@/lib/charts/drawing/box";
import { type Point, px, toPath } from "@/lib/charts/drawing/path";
import { placeRuleName, type RuleName } from "@/lib/charts/drawing/rule-name";
import { textWidth } from "@/lib/charts/drawing/text-width";
import { type ForecastLayout, type ForecastPicture, isNear, knownOf } from "./forecast-layout";
import styles from "./forecast.module.css";

export interface LayerProps {
  picture: ForecastPicture;
  layout: ForecastLayout;
}

type ReferenceProps = LayerProps & { names: ReferenceNames };

/** Half the width of the band or line of a year that is alone. */
export const LONE = 7;
/** Below this width words are short. */
const NARROW = 420;
const LETTERS = 12;
const TALL = 14;

/** The lines that no words may lie on: those of the brands, and the edges of the band of the brand in focus. */
function linesOf({ strands }: ForecastPicture, { x, y }: ForecastLayout): Point[][] {
  return strands.flatMap((strand) => {
    const known = knownOf(strand);
    const at = (valueOf: (year: (typeof known)[number]) => number) =>
      known.map((year): Point => [x(year.year), y(valueOf(year))]);
    const ahead = strand.ahead.map(({ year, value }): Point => [x(year), y(value)]);
    const middle = [...at(({ value }) => value), ...ahead];
    return strand.isOwn
      ? [middle, at(({ low, value }) => low ?? value), at(({ high, value }) => high ?? value)]
      : [middle];
  });
}

const averageOf = ({ average }: ForecastPicture, { x, y }: ForecastLayout): Point[] =>
  average.map(({ year, value }) => [x(year), y(value)]);

function thresholdOf({ threshold, years }: ForecastPicture, { x, y, left }: ForecastLayout): Point[] {
  if (!threshold) return [];
  const end = x(years.at(-1) ?? 0);
  return [
    [left, y(threshold.value)],
    [end, y(threshold.value)],
  ];
}

/** The score at the end of the brand's line, beside which no other words stand. */
function todayBox({ strands }: ForecastPicture, { x, y }: ForecastLayout): Box[] {
  const own = strands.find(({ isOwn }) => isOwn);
  const last = own && knownOf(own).at(-1);
  if (!last) return [];
  const [right, middle] = [x(last.year), y(last.value)];
  return [{ left: right - 56, right, top: middle - 28, bottom: middle + 28 }];
}

const LABEL = {
  average: "Market average",
  size: (text: string) => ({ width: textWidth(text, LETTERS), height: TALL }),
};

interface ReferenceNames {
  average: RuleName | null;
  threshold: RuleName | null;
  /** What is said of the threshold. */
  text: string;
}

/** Where the names of the average and of the threshold stand: neither on the other, nor on anyone's line. */
export function placeNames(picture: ForecastPicture, layout: ForecastLayout, width: number): ReferenceNames {
  const { left, top, bottom, x } = layout;
  const plot = { left, right: x(picture.years.at(-1) ?? 0) - 4, top, bottom: bottom - 2 };
  const lines = linesOf(picture, layout);
  const [dashes, dots] = [averageOf(picture, layout), isNear(picture) ? thresholdOf(picture, layout) : []];
  const today = todayBox(picture, layout);
  const average = placeRuleName(dashes, LABEL.size(LABEL.average), { plot, lines: [...lines, dots], boxes: today });
  const text = (width < NARROW ? picture.threshold?.brief : picture.threshold?.label) ?? "";
  const boxes = average ? [...today, average.box] : today;
  const threshold = placeRuleName(dots, LABEL.size(text), { plot, lines: [...lines, dashes], boxes });
  return { average, threshold, text };
}

/** Words about a line of reference, led to it where they do not stand at it. */
function RuleWords({ name, children }: { name: RuleName | null; children: string }) {
  if (!name) return null;
  const { box, leader } = name;
  return (
    <>
      {leader ? <path className="stroke-control" d={toPath(leader)} /> : null}
      <text className={styles.word} x={px(box.left)} y={px(box.bottom - 3)}>
        {children}
      </text>
    </>
  );
}

/** The score of a position to reach. */
export function Threshold({ picture, layout, width, names }: ReferenceProps & { width: number }) {
  if (!picture.threshold || !isNear(picture)) return null;
  const { y, left } = layout;
  const at = y(picture.threshold.value);
  return (
    <g>
      <path className="stroke-ink" strokeDasharray="1.5 3" d={`M${left} ${px(at)}H${px(width - MARGIN.right + 4)}`} />
      <RuleWords name={names.threshold}>{names.text}</RuleWords>
    </g>
  );
}

/** The market's dashes end with what was measured: no forecast of it is made. */
export function Average({ picture, layout, names }: ReferenceProps) {
  const { average } = picture;
  const { x, y } = layout;
  if (average.length === 0) return null;
  return (
    <g>
      {toYearRuns(average, picture.years).map((run) => (
        <path
          key={run[0]?.year}
          className="mean-line"
          d={toPath(
            run.length > 1
              ? run.map((at) => [x(at.year), y(at.value)])
              : run.flatMap((at) => [
                  [x(at.year) - 2 * LONE, y(at.value)] as const,
                  [x(at.year) + 2 * LONE, y(at.value)] as const,
                ]),
          )}
        />
      ))}
      <RuleWords name={names.average}>{LABEL.average}</RuleWords>
    </g>
  );
}
