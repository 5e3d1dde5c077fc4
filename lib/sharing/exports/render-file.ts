import "server-only";
import { fileQueue } from "@/lib/sharing/exports/file-queue";
import { QueueFull } from "@/lib/sharing/exports/queue";
import { render } from "@/lib/sharing/exports/render";
import type { RenderTask } from "@/lib/sharing/exports/render-task";
import { RenderCancelled, renderer, RenderTooLong } from "@/lib/sharing/exports/renderer";
import { logError } from "@/lib/platform/telemetry/log-error";

const isFinal = (error: unknown): boolean =>
  error instanceof QueueFull || error instanceof RenderCancelled || error instanceof RenderTooLong;

/**
 * Makes a file on a thread of its own; where threads cannot be started, on the one that answers pages.
 * @param signal ends it where no one waits for it any more
 * @param tell is called before each chart of several is drawn, with its number from 1
 * @throws {QueueFull} if too many are waiting
 * @throws {RenderTooLong} after the deadline
 * @throws {RenderCancelled} if it was ended
 */
export async function renderFile(
  task: RenderTask,
  signal?: AbortSignal,
  tell?: (chart: number) => void,
): Promise<Uint8Array | null> {
  try {
    return await renderer().render(task, signal, tell);
  } catch (error) {
    if (isFinal(error)) throw error;
    logError(error, "File not made on a thread; trying again without one.");
    return fileQueue.run(async () => render(task, tell));
  }
}
