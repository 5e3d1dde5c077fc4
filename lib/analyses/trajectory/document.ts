import type { ChartDocument, IntervalsPicture, LinesPicture, Measured } from "@/lib/charts/document";
import { assemble } from "@/lib/charts/documents/assemble";
import { toMeasured, toPoints } from "@/lib/charts/documents/measured";
import type { TableWords } from "@/lib/charts/documents/picture-table";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { toBrandFacts, toPeople } from "@/lib/rankings/histories/study-facts";
import { formatNumber, DECIMALS, roundTo } from "@/lib/platform/words/format";
import { SITE } from "@/lib/platform/site/site";
import { toCsvTable } from "@/lib/analyses/trajectory/csv-table";
import { sayAhead } from "@/lib/analyses/trajectory/horizon";
import type { ForecastYear } from "@/lib/analyses/predictions/dataset";
import type { Strand } from "@/lib/analyses/trajectory/strand";
import type { TrajectoryView } from "@/lib/analyses/trajectory/view";

interface Drawn {
  picture: IntervalsPicture | LinesPicture;
  words: TableWords;
}

type Point = { year: number } & Measured;

/** A brand's forecast, for files and links: measured years, then 95% intervals of the years ahead. */
export function toTrajectoryDocument(view: TrajectoryView): ChartDocument {
  const { market, industry, focus, rivals, origin, ahead, step, wave, years, yearsAhead } = view;
  const n = focus.measured.find(({ year }) => year === origin)?.n ?? null;
  return assemble("trajectory", {
    title: view.words.claim,
    subtitle:
      yearsAhead.length > 0
        ? `Score 0–200 of ${focus.name}, ${market.name}: actual to ${origin}, forecast ${sayAhead(ahead, step)}. Shaded bands: 95% intervals.`
        : `Score 0–200 of ${focus.name}, ${market.name}, to ${origin}. Shaded band: 95% interval.`,
    isSample: view.isSample,
    years,
    filters: [
      { name: "Brand", value: focus.name },
      { name: "Compared with", value: rivals.map(({ strand }) => strand.name).join(", ") },
      { name: "Market", value: market.name },
      { name: "Industry", value: industry.name },
      { name: "Forecast", value: yearsAhead.length > 0 ? sayAhead(ahead, step) : "none" },
    ],
    facts: toBrandFacts(toPeople(focus.name, n, wave, market.name), wave),
    summary: [view.words.standfirst],
    source: `${SITE.name}, ${market.name}, studies to ${origin}${yearsAhead.length > 0 ? `; forecasts to ${yearsAhead.at(-1)}` : ""}.${n === null ? "" : ` n = ${formatNumber(n)} for ${focus.name} in ${origin}.`}`,
    drawn: [toFan(view), ...toBeside(view), ...toPositions(view), ...toChances(view)],
    csv: toCsvTable(view),
    csvName: "All results",
  });
}

/** A strand's forecasts for the years that are drawn: others may have some where the brand in focus has none. */
const toAhead = ({ foreseen }: Strand, years: readonly number[]): ForecastYear[] =>
  foreseen.status === "ready" ? foreseen.years.filter(({ year }) => years.includes(year)) : [];

function toAll(strand: Strand, years: readonly number[], yearsAhead: readonly number[]): Point[] {
  const { measured } = strand;
  const ahead = toAhead(strand, yearsAhead).flatMap(({ year, value, p95 }) =>
    toMeasured({ value, low: p95.low, high: p95.high }, DECIMALS.score).map((each) => ({ year, ...each })),
  );
  return [
    ...toPoints(
      measured.filter(({ year }) => years.includes(year)),
      DECIMALS.score,
    ),
    ...ahead,
  ];
}

const toSeries = (
  strand: Strand,
  years: readonly number[],
  { origin, yearsAhead }: Pick<TrajectoryView, "origin" | "yearsAhead">,
  isOwn: boolean,
): LinesPicture["series"][number] => ({
  name: strand.name,
  isOwn,
  isReference: false,
  slot: strand.slot,
  ...(toAhead(strand, yearsAhead).length > 0 ? { foreseenFrom: origin + 1 } : {}),
  points: toAll(strand, years, yearsAhead),
});

/** What is drawn beside the lines of measured scores. */
const sayForecastAfter = (origin: number, yearsAhead: readonly number[]): string =>
  yearsAhead.length > 0 ? ` Forecast after ${origin}. Shaded bands: 95% intervals.` : " Shaded band: 95% interval.";

const SCORE: TableWords = { name: "Forecast", row: "Brand", figure: "Score", unit: "score" };

function toFan(view: TrajectoryView): Drawn {
  const { focus, years, yearsAhead, average, origin, market } = view;
  const picture: LinesPicture = {
    kind: "lines",
    title: `${focus.name}, ${years[0] ?? origin} to ${yearsAhead.at(-1) ?? origin}`,
    unit: `Score, 0–200, ${market.name}.${sayForecastAfter(origin, yearsAhead)} Dashed line: market average.`,
    digits: DECIMALS.score,
    years: [...years, ...yearsAhead],
    series: [
      toSeries(focus, years, view, true),
      ...(average.length > 0
        ? [{ name: "Market average", isOwn: false, isReference: true, points: toPoints(average, DECIMALS.score) }]
        : []),
    ],
    isReversed: false,
  };
  return { picture, words: yearsAhead.length > 0 ? SCORE : { ...SCORE, name: "By year" } };
}

function toBeside(view: TrajectoryView): Drawn[] {
  const { focus, rivals, rivalYears, yearsAhead, origin } = view;
  if (rivals.length === 0) return [];
  const picture: LinesPicture = {
    kind: "lines",
    title: `${focus.name} and others`,
    unit: `Score 0–200.${sayForecastAfter(origin, yearsAhead)}`,
    digits: DECIMALS.score,
    years: [...rivalYears, ...yearsAhead],
    series: [
      toSeries(focus, rivalYears, view, true),
      ...rivals.map(({ strand }) => toSeries(strand, rivalYears, view, false)),
    ],
    isReversed: false,
  };
  return [{ picture, words: { ...SCORE, name: "Compared with" } }];
}

function toPositions({ positions, focus, market }: TrajectoryView): Drawn[] {
  if (positions.length === 0) return [];
  const rows = positions.map(({ year, isForeseen, position, range }) => ({
    label: String(year),
    isOwn: true,
    of: focus.name,
    note: isForeseen ? "forecast" : "actual",
    value: roundTo(position, DECIMALS.count),
    low: range?.low ?? null,
    high: range?.high ?? null,
  }));
  return [
    {
      picture: {
        kind: "intervals",
        title: `Position of ${focus.name} in ${inSentence(market.name)}`,
        unit: "Position (1 is best), with the rank range for the actual year and the 95% forecast range.",
        digits: DECIMALS.count,
        arePositions: true,
        rows,
        line: null,
      },
      words: { name: "Position", row: "Year", figure: "Position", unit: "rank" },
    },
  ];
}

function toChances({ rivals, focus, yearsAhead }: TrajectoryView): Drawn[] {
  const year = yearsAhead.at(-1) ?? "";
  const rows = rivals.flatMap(({ strand, chances }) => {
    const last = chances.at(-1);
    return last && last.chance !== null
      ? [
          {
            label: strand.name,
            isOwn: false,
            slot: strand.slot,
            value: roundTo(100 * last.chance, DECIMALS.chance),
            low: null,
            high: null,
          },
        ]
      : [];
  });
  if (rows.length === 0) return [];
  return [
    {
      picture: {
        kind: "intervals",
        title: `Chance that ${focus.name} is ahead in ${year}`,
        unit: `Chance of scoring above the other brand in ${year}, %.`,
        digits: DECIMALS.chance,
        rows,
        line: { value: 50, label: "Even chance" },
      },
      words: { name: "Chances", row: "Brand", figure: "Chance, %", unit: "percent" },
    },
  ];
}
