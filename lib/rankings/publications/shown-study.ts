import "server-only";
import { findPublishedDefinition } from "@/lib/catalogue/definition/queries";
import { STUDY_OF_TODAY, type ShownStudy } from "@/lib/catalogue/definition/shown-study";
import { toShownStudy } from "@/lib/catalogue/definition/to-shown-study";
import { cachedForAll } from "@/lib/platform/page-cache/cached-for-all";
import { logError } from "@/lib/platform/telemetry/log-error";
import { listMarkets } from "@/lib/rankings/queries";

const loadPublished = cachedForAll("shown-study", async (): Promise<ShownStudy> => {
  const definition = await findPublishedDefinition(null);
  if (!definition) return STUDY_OF_TODAY;
  const years = definition.waves.rankingYear === null ? (await listMarkets(null)).map(({ year }) => year) : [];
  return toShownStudy(definition, years.length > 0 ? Math.max(...years) : null);
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
