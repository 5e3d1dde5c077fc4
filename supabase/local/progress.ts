/** Progress in lines: a slow step is announced, and a finished one reports its duration. */
import { logFormat } from "@/lib/platform/telemetry/logger";
import { announce } from "@/supabase/local/announce";

/** Milliseconds after which a running step is announced. In a terminal someone is waiting. */
const patience = () => (process.stdout.isTTY === true && logFormat() === "text" ? 300 : 2_000);

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** Text to add to a step's line; null omits the line. */
type Outcome = string | null | void;

/**
 * Runs one step. Lines are written whole and never redrawn: other processes write to the same terminal.
 * @param title the step, such as "Building the site"
 * @param task its return value is added to the line, such as "is current"
 */
export async function step(title: string, task: () => Promise<Outcome> | Outcome): Promise<void> {
  const startedAt = performance.now();
  const announcement = setTimeout(() => announce(`  … ${title}`), patience());
  try {
    const outcome = await task();
    if (outcome === null) return;
    announce(`  ✓ ${title}${outcome ? `: ${outcome}` : ""} (${seconds(performance.now() - startedAt)})`);
  } catch (error) {
    announce(`  ✗ ${title}`);
    throw error;
  } finally {
    clearTimeout(announcement);
  }
}
