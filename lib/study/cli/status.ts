import { UsageError } from "@/lib/study/cli/error";
import { refreshPages } from "@/lib/study/cli/refresh";
import { discardStaged, rollBackStudy } from "@/lib/study/mutations";
import { findCurrentStudy } from "@/lib/study/queries";
import { withBackend } from "@/supabase/local/connect";
import { print } from "@/lib/platform/terminal/terminal";

/** Prints what is published now. */
export async function showStatus(): Promise<number> {
  const current = await withBackend(findCurrentStudy);
  if (current.markets.length === 0) {
    print("Nothing is published yet.");
    return 0;
  }
  const kind = current.isSample ? "sample study (invented brands)" : "study";
  print(`Published: ${kind}; last changed ${current.changedAt ?? "never"}; stamp ${current.stamp}.`);
  for (const { name, year, brandCount, industryCount, hasScores } of current.markets) {
    const scores = hasScores ? "with scores" : "positions only";
    print(`  ${name.padEnd(16)} ${year}  ${brandCount} brands in ${industryCount} industries, ${scores}`);
  }
  return 0;
}

/** Takes the latest publication back, and has the site's pages drawn anew. */
export async function rollBack(): Promise<number> {
  const taken = await withBackend(rollBackStudy);
  print(`Publication ${taken.publication} rolled back; the previous publication is live again.`);
  await refreshPages();
  return 0;
}

/** Drops what an import has staged, by the number that the refusal of another import names. */
export async function discardStagedStudy(args: readonly string[]): Promise<number> {
  const [id, more] = args;
  if (more !== undefined || !/^[1-9]\d*$/.test(id ?? ""))
    throw new UsageError("Give the publication number: npm run study -- discard 12");
  const { publication } = await withBackend(() => discardStaged(Number(id)));
  print(`Publication ${publication} discarded. Published results are unchanged.`);
  return 0;
}
