import { DECIMALS, roundTo } from "@/lib/platform/words/format";
import { numberColumn, peopleColumn, textColumn, yearColumn } from "@/lib/charts/column";
import type { CsvTable } from "@/lib/charts/csv-table";
import type { ForecastYear } from "@/lib/analyses/predictions/dataset";
import { sayAhead } from "@/lib/analyses/trajectory/horizon";
import { modelName } from "@/lib/analyses/trajectory/model-names";
import type { PartRecord } from "@/lib/analyses/trajectory/record";
import type { Strand } from "@/lib/analyses/trajectory/strand";
import type { TrajectoryView } from "@/lib/analyses/trajectory/view";
import { inSentence } from "@/lib/platform/words/in-sentence";

type Cell = string | number | null;

const score = (label: string) => numberColumn(label, "score", DECIMALS.score);

const COLUMNS = [
  yearColumn(),
  textColumn("Brand"),
  textColumn("Kind"),
  score("Score"),
  score("95% from"),
  score("95% to"),
  score("80% from"),
  score("80% to"),
  score("50% from"),
  score("50% to"),
  peopleColumn(),
  numberColumn("Position in market", "rank"),
  numberColumn("Position 95% from", "rank"),
  numberColumn("Position 95% to", "rank"),
  numberColumn("Chance of being in the top 10, %", "percent", DECIMALS.percent),
  numberColumn("Chance of being behind the selected brand, %", "percent", DECIMALS.percent),
];

/** The page as a table: every brand shown, its measured years and its forecasts. */
export function toCsvTable(view: TrajectoryView): CsvTable {
  const { market, focus, origin, ahead, step, rivals, yearsAhead } = view;
  const chances = new Map(
    rivals.flatMap(({ strand, chances: own }) =>
      own.map(({ year, chance }) => [`${strand.slug} ${year}`, chance] as const),
    ),
  );
  const strands = [focus, ...rivals.map(({ strand }) => strand)];
  const last = yearsAhead.length > 0 ? origin + ahead * step : origin;
  const hasForecasts = strands.some(({ foreseen }) => foreseen.status === "ready");
  return {
    name: `trajectory-${market.slug}-${focus.slug}-${last}`,
    columns: COLUMNS,
    rows: strands.flatMap((strand) => [...toMeasuredRows(strand), ...toForeseenRows(strand, chances)]),
    about: { market: market.name, industry: view.industry.name },
    notes: [
      `${focus.name}, ${market.name}, ${yearsAhead.length > 0 ? `forecast from ${origin} to ${last}` : `to ${origin}; no forecast`}.${view.isSample ? " Sample data: all brands and figures are invented." : ""}`,
      "Actual years: 95% interval of the score; a brand not ranked that year (fewer than {{base}} people asked) has only n.",
      ...(hasForecasts
        ? [
            "Forecasts: split-conformal intervals pooled over brands.",
            "Forecast positions: median and 95% range of simulated futures for the whole market.",
          ]
        : []),
      ...(focus.foreseen.status === "ready"
        ? [
            `Forecast model: ${modelName(focus.foreseen.model).toLowerCase()}, fitted to ${focus.foreseen.waves} years, including years not shown.`,
          ]
        : []),
    ],
  };
}

const rounded = (value: number | null | undefined, digits: number) => (value == null ? null : roundTo(value, digits));
const percent = (share: number | null | undefined, digits = DECIMALS.percent) =>
  share == null ? null : roundTo(100 * share, digits);

function toMeasuredRows({ name, measured }: Strand): Cell[][] {
  return measured.map(({ year, value, low, high, n }) => [
    year,
    name,
    "Actual",
    rounded(value, DECIMALS.score),
    rounded(low, DECIMALS.score),
    rounded(high, DECIMALS.score),
    null,
    null,
    null,
    null,
    n,
    null,
    null,
    null,
    null,
    null,
  ]);
}

function toForeseenRows({ slug, name, foreseen }: Strand, chances: ReadonlyMap<string, number | null>): Cell[][] {
  if (foreseen.status !== "ready") return [];
  return foreseen.years.map(({ year, value, p95, p80, p50, position, topTen }: ForecastYear) => [
    year,
    name,
    "Forecast",
    rounded(value, DECIMALS.score),
    ...[p95, p80, p50].flatMap((band) => [rounded(band?.low, DECIMALS.score), rounded(band?.high, DECIMALS.score)]),
    null,
    rounded(position?.median, DECIMALS.count),
    position?.low ?? null,
    position?.high ?? null,
    percent(topTen),
    percent(chances.get(`${slug} ${year}`)),
  ]);
}

const held = (label: string) => numberColumn(label, "percent", DECIMALS.share);

const RECORD_COLUMNS = [
  textColumn("Part"),
  textColumn("Name"),
  numberColumn("Years ahead", "years"),
  numberColumn("Forecasts", "forecasts"),
  held("Inside 50% range %"),
  held("Inside 80% range %"),
  held("Inside 95% range %"),
  held("Inside standard 95% range %"),
  held("Positions inside 95% range %"),
  numberColumn("Error compared with no change", "ratio", DECIMALS.ratio),
];

/** The track record of the market's forecasts as a table: by horizon, by method, by industry and by wave. */
export function toRecordTable({ market, record, ahead, step, isSample, years }: TrajectoryView): CsvTable | null {
  if (!record) return null;
  const [half, most, nearly] = record.promises;
  const whole = (nearly?.by ?? []).map(({ ahead: distance, held, textbook }): Cell[] => {
    const at = (part: typeof half) => percent(part?.by.find((each) => each.ahead === distance)?.held, DECIMALS.share);
    const isAsked = distance === ahead;
    return [
      "All forecasts",
      market.name,
      distance,
      isAsked ? record.forecasts : null,
      at(half),
      at(most),
      percent(held, DECIMALS.share),
      percent(textbook, DECIMALS.share),
      isAsked ? percent(record.positions, DECIMALS.share) : null,
      null,
    ];
  });
  const models = record.models.map(({ name, forecasts, ratio }): Cell[] => [
    "Method",
    name,
    ahead,
    forecasts,
    null,
    null,
    null,
    null,
    null,
    rounded(ratio, DECIMALS.ratio),
  ]);
  const toRow =
    (part: string) =>
    (row: PartRecord): Cell[] => [
      part,
      row.name,
      ahead,
      row.forecasts,
      null,
      percent(row.held80, DECIMALS.share),
      percent(row.held95, DECIMALS.share),
      null,
      percent(row.positions, DECIMALS.share),
      rounded(row.ratio, DECIMALS.ratio),
    ];
  return {
    name: `forecast-record-${market.slug}-${ahead}`,
    columns: RECORD_COLUMNS,
    rows: [
      ...whole,
      ...models,
      ...record.byIndustry.map(toRow("Industry")),
      ...record.byOrigin.map(toRow("Forecast made in")),
    ],
    about: { market: market.name },
    notes: [
      `Forecasts for ${inSentence(market.name)}, ${sayAhead(ahead, step)}, compared with results, to ${years.at(-1) ?? ""}.${isSample ? " Sample data: all brands and figures are invented." : ""}`,
      "Each forecast used only data available at the time. Error compared with no change: mean absolute scaled error divided by that of no change; below 1 is better.",
    ],
  };
}
