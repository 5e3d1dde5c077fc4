import { parseArgs } from "node:util";
import { MARKETS } from "@/lib/catalogue/markets/market";
import { DECIMALS } from "@/lib/platform/words/format";
import { computationsFolder, findComputation } from "@/lib/study/cli/computations";
import { describeFailure, UsageError } from "@/lib/study/cli/error";
import { listComputations, type Manifest } from "@/lib/study/computation/store";
import { backtestStudy, type TableCheck } from "@/lib/study/derive/backtest-study";
import type { ForecastTrack } from "@/lib/study/prediction";
import { findPublishedInputs } from "@/lib/study/queries";
import { withBackend } from "@/supabase/local/connect";
import { print, printError } from "@/lib/platform/terminal/terminal";

const BACKTEST_HELP = `Check the past accuracy of a computation's forecasts, recomputed from its results.

  npm run study -- backtest [COMPUTATION]

COMPUTATION is an ID printed by compute (the first characters are enough) or a folder. Default: the one published
last, otherwise the latest stored. For every past wave, forecasts are made from the data available then and compared
with what happened.

Prints the share of actual values inside the 50, 80 and 95% intervals, inside textbook 95% intervals and inside the
95% intervals of the position; and the mean absolute scaled error, next to that of "no change". Each is an average over
the last five waves with a known outcome. Then compares every value with the stored computation.

Exit codes: 0 all values match; 1 some differ, and are listed; 2 invalid arguments.`;

/** Maximum differing numbers listed; the others are counted. */
const LISTED = 40;

/**
 * `backtest`: prints how a computation's forecasts performed, and whether its own records agree. Returns the exit code.
 */
export async function backtest(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { help: { type: "boolean", default: false, short: "h" } },
  });
  if (values.help) {
    print(BACKTEST_HELP);
    return 0;
  }
  if (positionals.length > 1) throw new UsageError("Give exactly one computation.");
  const { id, engine, ruleVersion, study } = await findComputation(positionals[0] ?? (await defaultComputation()));
  const { again, checks } = backtestStudy(study);
  print(
    `${id} (${engine}, ${ruleVersion}), recomputed from its ${study.results.length.toLocaleString("en-GB")} results:\n`,
  );
  print(describeTracks(again.forecastTracks, modelOf(again.forecastRecords)));
  print("");
  for (const check of checks) print(describeCheck(check));
  const differing = checks.reduce((sum, { differences }) => sum + differences.length, 0);
  print(
    differing === 0
      ? "\nAll values match the stored computation."
      : `\n${differing} values differ from the stored computation.`,
  );
  return differing === 0 ? 0 : 1;
}

/** The published computation, if it is stored here; otherwise the latest. */
async function defaultComputation(): Promise<string> {
  const computations = await listComputations(computationsFolder());
  const [latest] = computations;
  // With one or none there is no choice.
  if (!latest || computations.length === 1) return "latest";
  const published = await withBackend(findPublishedInputs).catch((error: unknown) => {
    printError(`Cannot read what is published (${describeFailure(error)}); using the latest computation.`);
    return null;
  });
  return (published && computations.find((manifest) => isOf(manifest, published))?.id) ?? latest.id;
}

function isOf({ engine, inputs }: Manifest, published: { engine: string | null; hashes: readonly string[] }): boolean {
  const hashes = inputs.map(({ sha256 }) => sha256).sort();
  return engine === published.engine && hashes.join() === [...published.hashes].sort().join();
}

function modelOf(records: readonly { market: string; model: string; isChosen: boolean }[]): (market: string) => string {
  return (market) => records.find((record) => record.market === market && record.isChosen)?.model ?? "–";
}

const COLUMNS = ["forecasts", "50%", "80%", "95%", "textbook", "positions", "MASE", "no change"];

/** A table of all brands by market and horizon, and of all markets together. */
function describeTracks(tracks: readonly ForecastTrack[], modelIn: (market: string) => string): string {
  const overall = tracks.filter(({ industry, originYear }) => industry === "all" && originYear === null);
  if (overall.length === 0) return "Not enough history: at least six consecutive waves with scores are needed.";
  const rows = MARKETS.flatMap(({ slug, name }) =>
    overall
      .filter(({ market }) => market === slug)
      .map((track) => [name, `+${track.horizon}`, modelIn(slug), ...cellsOf(track)]),
  );
  const table = [["Market", "Year", "Model", ...COLUMNS], ...rows, ["All", "", "", ...cellsOf(meanOf(overall))]];
  const widths = (table[0] as string[]).map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map((row) =>
      row
        .map((cell, i) => (i < 3 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

type Figures = Omit<ForecastTrack, "market" | "latestYear" | "industry" | "originYear" | "horizon">;

function cellsOf({
  forecasts,
  coverage50,
  coverage80,
  coverage,
  textbookCoverage,
  positionCoverage,
  mase,
  maseOfNaive,
}: Figures): string[] {
  const share = (value: number | null) => (value === null ? "–" : `${(100 * value).toFixed(DECIMALS.share)}%`);
  const error = (value: number | null) => (value === null ? "–" : value.toFixed(DECIMALS.forecastError));
  const shares = [coverage50, coverage80, coverage, textbookCoverage, positionCoverage].map(share);
  return [forecasts.toLocaleString("en-GB"), ...shares, error(mase), error(maseOfNaive)];
}

/** All records together, each forecast with the same weight. */
function meanOf(tracks: readonly ForecastTrack[]): Figures {
  const mean = (of: (track: ForecastTrack) => number | null) => {
    const known = tracks.flatMap((track) => {
      const value = of(track);
      return value === null ? [] : [{ value, forecasts: track.forecasts }];
    });
    const forecasts = known.reduce((sum, one) => sum + one.forecasts, 0);
    return forecasts === 0 ? null : known.reduce((sum, one) => sum + one.value * one.forecasts, 0) / forecasts;
  };
  return {
    forecasts: tracks.reduce((sum, { forecasts }) => sum + forecasts, 0),
    coverage50: mean(({ coverage50 }) => coverage50) ?? NaN,
    coverage80: mean(({ coverage80 }) => coverage80) ?? NaN,
    coverage: mean(({ coverage }) => coverage) ?? NaN,
    textbookCoverage: mean(({ textbookCoverage }) => textbookCoverage) ?? NaN,
    positionCoverage: mean(({ positionCoverage }) => positionCoverage),
    mase: mean(({ mase }) => mase),
    maseOfNaive: mean(({ maseOfNaive }) => maseOfNaive),
  };
}

function describeCheck({ name, rows, differences }: TableCheck): string {
  const counted = `${name}: ${rows.toLocaleString("en-GB")} rows`;
  if (differences.length === 0) return `${counted}, all match`;
  const listed = differences
    .slice(0, LISTED)
    .map(({ row, figure, stored, again }) => `  ${row}, ${figure}: stored ${say(stored)}, recomputed ${say(again)}`);
  const more = differences.length - listed.length;
  return [
    `${counted}, ${differences.length} values differ:`,
    ...listed,
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ].join("\n");
}

function say(value: unknown): string {
  return value === undefined ? "nothing" : JSON.stringify(value).slice(0, 120);
}
