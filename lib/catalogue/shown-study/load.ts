import "server-only";
import { findLatestYear, findPublishedDefinition } from "@/lib/catalogue/definition/queries";
import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import { STUDY_OF_TODAY } from "@/lib/catalogue/shown-study/study-of-today";
import { toShownStudy } from "@/lib/catalogue/shown-study/to-shown-study";
import { cachedForAll } from "@/lib/platform/page-cache/cached-for-all";
import { logError } from "@/lib/platform/telemetry/log-error";

const loadPublished = cachedForAll("shown-study", async (): Promise<ShownStudy> => {
  const definition = await findPublishedDefinition(null);
  if (!definition) return STUDY_OF_TODAY;
  return toShownStudy(definition, definition.waves.rankingYear === null ? await findLatestYear(null) : null);
});

/** What pages show of the published study. Without an answer of the database, and nothing read before, the study of today. */
export async function loadShownStudy(): Promise<ShownStudy> {
  try {
    return await loadPublished();
  } catch (error) {
    logError(error, "Could not read the definition of the published study.");
    return STUDY_OF_TODAY;
  }
}
