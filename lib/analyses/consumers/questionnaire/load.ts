import "server-only";
import type { Questionnaire } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import { toQuestionnaire } from "@/lib/analyses/consumers/questionnaire/to-questionnaire";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { findPublishedDefinition } from "@/lib/catalogue/definition/queries";
import { cachedForAll } from "@/lib/platform/page-cache/cached-for-all";
import { logError } from "@/lib/platform/telemetry/log-error";

const loadPublished = cachedForAll("questionnaire", async () =>
  toQuestionnaire((await findPublishedDefinition(null)) ?? DEFAULT_DEFINITION),
);

/** What the published study asks people about themselves. Without an answer of the database, what the default study asks. */
export async function loadQuestionnaire(): Promise<Questionnaire> {
  try {
    return await loadPublished();
  } catch (error) {
    logError(error, "Could not read the questionnaire of the published study.");
    return toQuestionnaire(DEFAULT_DEFINITION);
  }
}
