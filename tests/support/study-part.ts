import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withDuckDb } from "@/lib/study/duckdb/session";

export interface StudyPart {
  /** As its files spell them. */
  markets: readonly string[];
  /** Without earlier waves, nor the finished results and answers that have some. */
  onlyRated?: boolean;
}

/** Copies some markets of a generated study: a computation of them goes the same way in a fraction of the time. */
export async function copyStudyPart(from: string, to: string, { markets, onlyRated = false }: StudyPart) {
  cpSync(from, to, { recursive: true });
  const slugs = markets.map((market) => market.toLowerCase());
  const rated = readdirSync(path.join(to, "assessments")).filter((file) => {
    const isKept = slugs.some((slug) => file.startsWith(`${slug}-`));
    if (!isKept) rmSync(path.join(to, "assessments", file));
    return isKept;
  });
  /** Beginnings of "Sweden,2025,": what is kept of a table that begins with market and year. */
  const kept = onlyRated
    ? rated.flatMap((file) => markets.flatMap((market) => waveOf(file, market) ?? []))
    : markets.map((market) => `${market},`);
  const beginsSo = kept.map((words) => `starts_with("Country" || ',' || "Year" || ',', '${words}')`).join(" OR ");
  await withDuckDb({}, async (session) => {
    await session.run(`COPY (FROM '${from}/respondents.parquet' WHERE ${beginsSo}) TO '${to}/respondents.parquet'`);
    await session.run(
      `COPY (FROM '${from}/answers.parquet' SEMI JOIN '${to}/respondents.parquet' USING (respondent)) TO '${to}/answers.parquet'`,
    );
  });
  keepLines(path.join(to, "margins.csv"), (line) => kept.some((words) => line.startsWith(words)));
  const results = readdirSync(to).filter((file) => file.startsWith("results-"));
  for (const file of results)
    keepLines(path.join(to, file), (line) => markets.some((market) => line.includes(`,${market},`)));
  if (onlyRated) for (const file of [...results, "answers.parquet"]) rmSync(path.join(to, file));
}

/** `sweden-2025.parquet` is a wave of Sweden: "Sweden,2025,". */
function waveOf(file: string, market: string): string | null {
  const [slug, year] = path.basename(file, ".parquet").split("-");
  return slug === market.toLowerCase() ? `${market},${year},` : null;
}

/** Leaves the header of a table and the lines that are wanted. */
function keepLines(file: string, isWanted: (line: string) => boolean): void {
  const [header = "", ...lines] = readFileSync(file, "utf8").split("\n");
  writeFileSync(file, `${[header, ...lines.filter(isWanted)].join("\n")}\n`);
}
