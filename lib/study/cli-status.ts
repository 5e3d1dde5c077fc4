import { rollBackStudy } from "@/lib/study/mutations";
import { findCurrentStudy } from "@/lib/study/queries";
import { withBackend } from "@/supabase/local/connect";

/** Prints what is published now. */
export async function showStatus(): Promise<void> {
  const current = await withBackend(findCurrentStudy);
  if (current.markets.length === 0) return console.log("Nothing is published yet.");
  const kind = current.isSample ? "sample study (invented brands)" : "study";
  console.log(`Published: ${kind}, last changed ${current.publishedAt ?? "never"}, stamp ${current.stamp}.`);
  for (const { name, year, brandCount, industryCount, hasScores } of current.markets) {
    const scores = hasScores ? "with scores" : "positions alone";
    console.log(`  ${name.padEnd(16)} ${year}  ${brandCount} brands in ${industryCount} industries, ${scores}`);
  }
}

/** Takes the latest publication back. */
export async function rollBack(): Promise<void> {
  const taken = await withBackend(rollBackStudy);
  console.log(`Publication ${taken.publication} is taken back; what was shown before is shown again.`);
}
