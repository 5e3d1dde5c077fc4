import { readWeighting } from "@/lib/study/weighting/read-weighting";
import { weighWave, WeightingFailed } from "@/lib/study/weighting/weigh-wave";
import { firstOfWave, MARGIN_ROWS } from "@/lib/study/interviews/checks/first-of-wave";
import type { CheckContext } from "@/lib/study/interviews/checks/context";
import { quoteText } from "@/lib/study/duckdb/quote";

/**
 * Weights each wave as the computation will, and names any target that cannot be reached. Only for valid values: a
 * misspelled category would be reported twice.
 */
export async function checkWeights(context: CheckContext): Promise<void> {
  if (context.log.hasErrors) return;
  for (const { name, market, year, cells, margins, rule } of await readWeighting(context.session, context.definition)) {
    try {
      weighWave(name, cells, margins, rule);
    } catch (error) {
      if (!(error instanceof WeightingFailed)) throw error;
      const { variable, category } = error.at;
      const which = `s.variable = ${quoteText(variable)} AND nfc_normalize(s.category) = ${quoteText(category)}`;
      const location = await firstOfWave(context, MARGIN_ROWS, { column: "share", market, year, which });
      context.log.add("weighting", location, error.reason, error.fix);
    }
  }
}
