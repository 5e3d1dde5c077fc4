import { loadMarkets } from "@/lib/rankings/load";
import { loadExclusions } from "@/lib/rankings/publications/load";
import { logError } from "@/lib/platform/telemetry/log-error";

/** Interviews left out of what is shown, and the names of markets; null in place of them when the database did not respond. */
export async function studyExclusions() {
  try {
    const [exclusions, markets] = await Promise.all([loadExclusions(), loadMarkets()]);
    return { exclusions, marketNames: Object.fromEntries(markets.map(({ slug, name }) => [slug, name])) };
  } catch (error) {
    logError(error, "The page about the study is shown without the interviews left out.");
    return { exclusions: null, marketNames: {} };
  }
}
