import "server-only";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { findPublishedDefinition } from "@/lib/catalogue/definition/queries";
import { cachedForAll } from "@/lib/platform/page-cache/cached-for-all";
import { logError } from "@/lib/platform/telemetry/log-error";
import { type ScoringRule, scoringRulesOf } from "@/lib/study/scoring-rule";

const loadPublished = cachedForAll("scoring-rules", async () =>
  scoringRulesOf((await findPublishedDefinition(null)) ?? DEFAULT_DEFINITION),
);

/** The scoring rules of the published study, earliest first; without an answer of the database, those of today’s. */
export async function loadScoringRules(): Promise<readonly ScoringRule[]> {
  try {
    return await loadPublished();
  } catch (error) {
    logError(error, "Could not read the scoring rules of the published study.");
    return scoringRulesOf(DEFAULT_DEFINITION);
  }
}
