import { useMemo } from "react";
import { FigureBlock } from "@/components/charts/figure-block";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { shortName } from "@/lib/platform/words/shorten";
import { sayAsked, sayNotRanked } from "@/lib/rankings/unranked";
import { sayWhyNot } from "@/lib/analyses/trajectory/strand";
import type { TrajectoryView } from "@/lib/analyses/trajectory/view";
import { sayChance } from "@/lib/analyses/trajectory/chance";
import { toDrawn } from "./drawn-strand";
import { type ForecastPicture, isNear, toForecastAxis } from "./forecast-layout";
import { ForecastStage } from "./forecast-stage";

interface FanFigureProps {
  view: TrajectoryView;
  csv: { href: string } | "locked";
  tools: React.ReactNode;
}

/** A note on fitted data that are not drawn. */
function sayHidden({ hiddenWaves, focus, years }: TrajectoryView): string {
  if (hiddenWaves === 0 || focus.foreseen.status !== "ready") return "";
  return `The forecast uses all ${formatNumber(focus.foreseen.waves)} studies; your plan shows those from ${years[0] ?? ""}.`;
}

/** The latest years drawn before a forecast, so that the fan has its room; the table has all. */
const MOST_DRAWN = 10;

const sayAhead = (chance: number | null, name: string) =>
  chance === null ? null : `${sayChance(chance)} chance ${name} is ahead`;

/** The brand's score so far and the fan of what may come, with its rivals. */
export function FanFigure({ view, csv, tools }: FanFigureProps) {
  const { focus, rivals, market, years, yearsAhead, average, tenthScore, today, record, origin } = view;
  const name = shortName(focus.name);
  const isReady = yearsAhead.length > 0;
  const drawn = useMemo(() => (isReady ? years.slice(-MOST_DRAWN) : years), [isReady, years]);
  const picture = useMemo(
    (): ForecastPicture => ({
      strands: [
        toDrawn(focus, drawn, null),
        ...rivals.map(({ strand, chances }) => toDrawn(strand, drawn, sayAhead(chances.at(-1)?.chance ?? null, name))),
      ],
      average: average.filter(({ year }) => drawn.includes(year)),
      threshold:
        tenthScore === null
          ? null
          : {
              value: tenthScore,
              label: `10th in ${inSentence(market.name)}, ${formatNumber(tenthScore, DECIMALS.score)}`,
              brief: `10th, ${formatNumber(tenthScore, DECIMALS.score)}`,
            },
      years: drawn,
      yearsAhead,
    }),
    [focus, rivals, name, average, tenthScore, market, drawn, yearsAhead],
  );
  const bands =
    focus.foreseen.status === "ready" && focus.foreseen.years.every(({ p50, p80 }) => p50 && p80)
      ? "50%, 80% and 95% of outcomes"
      : "95% of outcomes";
  const title = isReady
    ? `Score and forecast, ${drawn[0] ?? ""}–${yearsAhead.at(-1) ?? ""}`
    : `Score, ${years[0] ?? ""}–${years.at(-1) ?? ""}`;
  const few = focus.measured.filter(({ value, n }) => value === null && n !== null);
  return (
    <FigureBlock
      id="forecast"
      title={title}
      unit={`Score 0–200; the axis starts at ${formatNumber(toForecastAxis(picture).min)}. Bands: 95% interval${isReady ? `, then ${bands}` : ""}. Dashed line: market average.${picture.threshold && isNear(picture) ? ` Dotted line: 10th in ${inSentence(market.name)}.` : ""}`}
      isSample={view.isSample}
      source={
        <>
          {market.name}, {years[0]}–{origin}
          {today?.n == null ? "" : `, n = ${formatNumber(today.n)} in ${today.year}`}.{" "}
          {isReady && record
            ? "Ranges are based on how far past forecasts missed (see Methods). The market average is not forecast. "
            : ""}
          {few.map(({ year, n }) => `${year}: not ranked, ${sayAsked(n ?? 0)}. `)}
          {sayHidden(view)}{" "}
          <span className="max-md:hidden">Use the arrow keys to read each year; press T for the table.</span>
        </>
      }
      csv={csv}
      tools={tools}
      table={{
        caption: `${title}, ${name} in ${inSentence(market.name)}`,
        columns: [
          { label: "Year" },
          { label: "Kind" },
          ...["Score", "95% from", "95% to", "80% from", "80% to", "50% from", "50% to"].map((label) => ({
            label,
            numeric: true,
            digits: DECIMALS.score,
          })),
          { label: "n", numeric: true, digits: DECIMALS.count },
        ],
        rows: [
          ...focus.measured.map(({ year, value, low, high, n }) => [
            year,
            "Actual",
            value ?? (n === null ? null : sayNotRanked(n)),
            low,
            high,
            null,
            null,
            null,
            null,
            n,
          ]),
          ...(focus.foreseen.status === "ready" ? focus.foreseen.years : []).map(({ year, value, p95, p80, p50 }) => [
            year,
            "Forecast",
            value,
            p95.low,
            p95.high,
            p80?.low ?? null,
            p80?.high ?? null,
            p50?.low ?? null,
            p50?.high ?? null,
            null,
          ]),
        ],
      }}
    >
      {isReady ? null : (
        <p className="mb-5 border-l-2 border-control pl-4 text-s-1 leading-5 wrap-anywhere text-ink-2">
          {sayWhyNot(focus, name)}
        </p>
      )}
      <ForecastStage
        picture={picture}
        height={440}
        label={`${title}, ${name} in ${inSentence(market.name)}${isReady ? ", with 50%, 80% and 95% ranges" : ""}`}
      />
    </FigureBlock>
  );
}
