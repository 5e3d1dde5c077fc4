/** Progress as one line per step: what is done, what came of it, and how long it took. */
import { logFormat } from "@/lib/platform/telemetry/logger";
import { announce } from "@/supabase/local/announce";

const isTerminal = process.stdout.isTTY === true && logFormat() === "text";

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** What a step came to, when that is worth a word; null leaves the step's line out. */
type Outcome = string | null | void;

/**
 * Runs one step. In a terminal its line is there while it runs; elsewhere a step that takes long is announced.
 * @param title what is being done, such as "Building the site"
 * @param task its return value is added to the line, such as "is current"
 */
export async function step(title: string, task: () => Promise<Outcome> | Outcome): Promise<void> {
  const startedAt = performance.now();
  const announcement = setTimeout(() => !isTerminal && announce(`  … ${title}`), 2_000);
  if (isTerminal) process.stdout.write(`  … ${title}`);
  try {
    const outcome = await task();
    if (isTerminal) process.stdout.write("\r\u001b[2K");
    if (outcome === null) return;
    announce(`  ✓ ${title}${outcome ? `: ${outcome}` : ""} (${seconds(performance.now() - startedAt)})`);
  } catch (error) {
    if (isTerminal) process.stdout.write("\r\u001b[2K");
    announce(`  ✗ ${title}`);
    throw error;
  } finally {
    clearTimeout(announcement);
  }
}
