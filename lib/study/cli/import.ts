import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { findMarketBySpelling, MARKETS, type Market, type MarketSlug } from "@/lib/catalogue/markets/market";
import { UsageError } from "@/lib/study/cli/error";
import { publish } from "@/lib/study/cli/publish";
import { ENGINE_VERSION } from "@/lib/study/computation/computation";
import { deriveStudy } from "@/lib/study/derive/derive-study";
import { describeProblem, ImportRefused, type Problem } from "@/lib/study/import/problem";
import { remarkOnSingleYears } from "@/lib/study/import/oddities";
import { type ImportRequest, readStudyFile } from "@/lib/study/import/study-file";
import { CURRENT_RULE } from "@/lib/study/scoring-rule";
import { print, printError } from "@/lib/platform/terminal/terminal";

const IMPORT_HELP = `Publish the results in a file. All rows are published or none.

  npm run study -- import FILE.csv|FILE.xlsx --year 2025 [options]

Columns with exactly these names, in any order:
  Brand, Country, industry, Year, Ranking Position, Overall Country Ranking
  and, where there are scores: Score, Standard Error, n, Effective n
CSV in UTF-8 with commas, semicolons or tabs; decimal points or commas. Workbooks: the first sheet.

Options:
  --year 2025 | 2011-2025       year or years in the file (required)
  --market sweden               publish only this market; the whole file is checked
  --interviews sweden=12108     interviews of a market's wave; may be repeated
  --fieldwork 2025-01-13..2025-03-07
  --sample                      label the study as sample data
  --check                       check the file, publish nothing`;

/** Maximum warnings printed of one kind; all of them are counted. */
const MOST_SHOWN = 10;

/** `import`: reads and checks a file, prints its problems, or publishes it. Returns the exit code. */
export async function importFile(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      year: { type: "string" },
      market: { type: "string" },
      interviews: { type: "string", multiple: true, default: [] },
      fieldwork: { type: "string" },
      sample: { type: "boolean", default: false },
      check: { type: "boolean", default: false },
      help: { type: "boolean", default: false, short: "h" },
    },
  });
  if (values.help) {
    print(IMPORT_HELP);
    return 0;
  }
  const [filePath] = positionals;
  if (filePath === undefined || positionals.length > 1)
    throw new UsageError("Give one file: npm run study -- import FILE --year 2025");
  const [from = null, to = null] = parseFieldwork(values.fieldwork);
  const request: ImportRequest = {
    file: path.basename(filePath),
    years: parseYears(values.year),
    market: values.market === undefined ? null : parseMarket(values.market).slug,
    isSample: values.sample,
    fieldwork: { interviews: parseInterviews(values.interviews), from, to },
  };
  const bytes = await readFile(filePath).catch((error: unknown) => {
    throw new UsageError(whyUnread(filePath, error));
  });
  return importBytes(bytes, request, values.check);
}

async function importBytes(bytes: Buffer, request: ImportRequest, checkOnly: boolean): Promise<number> {
  try {
    const { study, warnings } = await readStudyFile(bytes, request);
    const single = remarkOnSingleYears(study.waves);
    if (single !== null) warnings.push(single);
    printSome(warnings, (warning) => printError(`Note: ${warning}`), "notes");
    print(`${request.file}: ${study.results.length} rows in ${study.waves.length} waves, no problems.`);
    if (checkOnly) return 0;
    const { years, market, isSample } = request;
    const asked = JSON.stringify([years, market, isSample, CURRENT_RULE.version, ENGINE_VERSION]);
    const inputs = [
      { name: request.file, sha256: createHash("sha256").update(bytes).digest("hex"), rows: study.results.length },
    ];
    await publish(deriveStudy(study), Buffer.concat([bytes, Buffer.from(`\n${asked}`)]), {
      inputs,
      engine: ENGINE_VERSION,
      definition: DEFAULT_DEFINITION,
    });
    return 0;
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    for (const problems of Map.groupBy(error.problems, kindOf).values()) {
      printSome(problems, (problem) => printError(describeProblem(error.file, problem)), "like this one");
    }
    printError(`\n${error.message}. Nothing was published. Published results are unchanged.`);
    return 1;
  }
}

function whyUnread(file: string, error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "ENOENT") return `File not found: ${file}. Check the path.`;
  if (code === "EISDIR") return `${file} is a folder. Give one file.`;
  return `Cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`;
}

/** Problems that differ only in names and numbers are of one kind. */
function kindOf({ column, message }: Problem): string {
  return `${column}: ${message.replace(/"[^"]*"|\d+/g, "")}`;
}

function printSome<T>(items: readonly T[], print: (item: T) => void, noun: string): void {
  items.slice(0, MOST_SHOWN).forEach(print);
  if (items.length > MOST_SHOWN) printError(`… and ${items.length - MOST_SHOWN} more ${noun}.`);
}

function parseYears(text: string | undefined): ImportRequest["years"] {
  if (text === undefined) throw new UsageError("Missing --year. Example: --year 2025 or --year 2011-2025.");
  const match = /^(20\d\d)(?:-(20\d\d))?$/.exec(text);
  const from = Number(match?.[1]);
  const to = Number(match?.[2] ?? match?.[1]);
  if (!match || to < from)
    throw new UsageError(`--year must be a year or a range of years, such as 2025 or 2011-2025; got "${text}".`);
  return { from, to };
}

function parseMarket(text: string): Market {
  const market = findMarketBySpelling(text);
  if (market) return market;
  throw new UsageError(`Unknown market "${text}". Markets: ${MARKETS.map(({ slug }) => slug).join(", ")}.`);
}

function parseInterviews(texts: readonly string[]): Map<MarketSlug, number> {
  return new Map(
    texts.map((text) => {
      const match = /^([^=]+)=([1-9]\d{0,8})$/.exec(text);
      if (!match) throw new UsageError(`--interviews must be MARKET=NUMBER, such as sweden=12108; got "${text}".`);
      return [parseMarket(match[1] as string).slug, Number(match[2])] as const;
    }),
  );
}

function parseFieldwork(text: string | undefined): [string, string] | [] {
  if (text === undefined) return [];
  const [from = "", to = "", more] = text.split("..");
  if (more === undefined && isDay(from) && isDay(to) && from <= to) return [from, to];
  throw new UsageError(`--fieldwork must be FIRST..LAST, such as 2025-01-13..2025-03-07; got "${text}".`);
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
