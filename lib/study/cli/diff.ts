import { parseArgs } from "node:util";
import { DECIMALS } from "@/lib/platform/words/format";
import { findComputation } from "@/lib/study/cli/computations";
import { UsageError } from "@/lib/study/cli/error";
import { diffStudies, type WaveDiff } from "@/lib/study/computation/diff";
import { print } from "@/lib/platform/terminal/terminal";

const DIFF_HELP = `Show the differences between two computations.

  npm run study -- diff A B [--all]

A and B are IDs printed by compute (the first characters are enough), folders of computations, or "latest".

Options:
  --all                 list every brand instead of the ten with the largest changes`;

/** `diff`: prints the differences between two computations. The exit code is 0 with or without differences. */
export async function diff(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { all: { type: "boolean", default: false }, help: { type: "boolean", default: false, short: "h" } },
  });
  if (values.help) {
    print(DIFF_HELP);
    return 0;
  }
  if (positionals.length !== 2) throw new UsageError("Give two computations: npm run study -- diff A B");
  const [before, after] = await Promise.all(positionals.map(findComputation));
  if (!before || !after) throw new UsageError("Give two computations: npm run study -- diff A B");
  const { addedWaves, removedWaves, waves, equalWaves } = diffStudies(before.study, after.study, after.definition);
  print(
    `${before.id} (${before.engine}, ${before.ruleVersion}) and ${after.id} (${after.engine}, ${after.ruleVersion}):`,
  );
  if (addedWaves.length > 0) print(`  only in ${after.id}: ${addedWaves.join(", ")}`);
  if (removedWaves.length > 0) print(`  only in ${before.id}: ${removedWaves.join(", ")}`);
  const most = values.all ? Infinity : 10;
  for (const wave of waves) printWave(wave, most);
  print(`${equalWaves} wave${equalWaves === 1 ? "" : "s"} identical, ${waves.length} different.`);
  return 0;
}

function printWave({ wave, added, removed, scores, positions, tested }: WaveDiff, most: number): void {
  print(`\n${wave}: ${scores.length} scores and ${positions.length} positions differ`);
  const list = (what: string, items: readonly string[]) => {
    if (items.length === 0) return;
    const left = items.length - Math.min(items.length, most);
    print(`  ${what}: ${items.slice(0, most).join(", ")}${left > 0 ? ` and ${left} more` : ""}`);
  };
  const figure = (value: number | null) => (value === null ? "not shown" : value.toFixed(DECIMALS.score));
  list("new brands", added);
  list("removed brands", removed);
  list(
    "scores",
    scores.map(({ brand, before, after }) => `${brand} ${figure(before)} → ${figure(after)}`),
  );
  list(
    "positions",
    positions.map(({ brand, before, after }) => `${brand} ${before ?? "not ranked"} → ${after ?? "not ranked"}`),
  );
  list(
    "now clear",
    tested.filter(({ isTested }) => isTested).map(({ brand }) => brand),
  );
  list(
    "no longer clear",
    tested.filter(({ isTested }) => !isTested).map(({ brand }) => brand),
  );
}
