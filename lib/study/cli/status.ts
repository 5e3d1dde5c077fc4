import { UsageError } from "@/lib/study/cli/error";
import { refreshPages } from "@/lib/study/cli/refresh";
import { discardStaged, rollBackStudy } from "@/lib/study/mutations";
import { findCurrentStudy } from "@/lib/study/queries";
import { argumentsOrHelp } from "@/lib/study/cli/help";
import { formatDate } from "@/lib/platform/words/format";
import { withExistingBackend } from "@/supabase/local/connect";
import { print } from "@/lib/platform/terminal/terminal";

const STATUS_HELP = `Show what is published: the latest year of each market. Changes nothing.

  npm run study -- status`;

const ROLLBACK_HELP = `Restore the previous publication. The latest one is taken off the site.

  npm run study -- rollback

Can be repeated, one publication further back each time.`;

const DISCARD_HELP = `Discard what an interrupted import has staged. Published results are unchanged.

  npm run study -- discard NUMBER

NUMBER is the publication number in the message of the import that was refused.`;

/** Prints what is published. */
export async function showStatus(args: readonly string[]): Promise<number> {
  if (argumentsOrHelp(args, STATUS_HELP) === null) return 0;
  const current = await withExistingBackend(findCurrentStudy);
  if (current.markets.length === 0) {
    print("Nothing is published yet.");
    return 0;
  }
  const kind = current.isSample ? "sample study (invented brands)" : "study";
  const { changedAt } = current;
  print(`Published: ${kind}${changedAt ? `, ${formatDate(changedAt)}, ${changedAt.slice(11, 16)} UTC` : ""}.`);
  for (const { name, year, brandCount, industryCount, hasScores } of current.markets) {
    const scores = hasScores ? "with scores" : "positions only";
    print(`  ${name.padEnd(16)} ${year}  ${brandCount} brands in ${industryCount} industries, ${scores}`);
  }
  return 0;
}

/** Restores the publication before the latest, and has the site's pages rendered again. */
export async function rollBack(args: readonly string[]): Promise<number> {
  if (argumentsOrHelp(args, ROLLBACK_HELP) === null) return 0;
  const taken = await withExistingBackend(rollBackStudy);
  print(`Publication ${taken.publication} rolled back; the previous publication is live again.`);
  await refreshPages();
  return 0;
}

/** Discards a staged import, by the number in the other import's error message. */
export async function discardStagedStudy(args: readonly string[]): Promise<number> {
  const given = argumentsOrHelp(args, DISCARD_HELP, 1);
  if (given === null) return 0;
  const [id, more] = given;
  if (more !== undefined || !/^[1-9]\d*$/.test(id ?? ""))
    throw new UsageError("Give the publication number: npm run study -- discard 12");
  const { publication } = await withExistingBackend(() => discardStaged(Number(id)));
  print(`Publication ${publication} discarded. Published results are unchanged.`);
  return 0;
}
