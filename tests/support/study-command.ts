import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { productEnv, repository } from "./process";

const run = promisify(execFile);

/** Runs `npm run study -- …` against the instance whose data lies in `dataDir`. Answers what it printed. */
export async function study(dataDir: string, ...args: string[]): Promise<string> {
  const { stdout, stderr } = await run("npm", ["run", "--silent", "study", "--", ...args], {
    cwd: repository,
    env: productEnv({ DATA_DIR: dataDir }),
    timeout: 90_000,
  });
  return stdout + stderr;
}

/** A study as the specification's positions columns have it: `brands` in order, industries in turn. */
export function positionsCsv(brands: readonly string[], country = "Sweden", year = 2025): string {
  const industries = ["Energy", "Food & grocery"];
  const header = '"Brand","Country","industry","Year","Ranking Position","Overall Country Ranking"';
  const lines = brands.map((brand, index) =>
    [`"${brand}"`, country, industries[index % 2], year, Math.floor(index / 2) + 1, index + 1].join(","),
  );
  return `${[header, ...lines].join("\n")}\n`;
}
