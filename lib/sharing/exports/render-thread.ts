import { parentPort } from "node:worker_threads";
import { render } from "@/lib/sharing/exports/render";
import type { RenderAnswer, RenderNews, RenderTask } from "@/lib/sharing/exports/render-task";

// A thread that makes one file after the other.

async function answer(task: RenderTask): Promise<RenderAnswer> {
  try {
    return { body: await render(task, (chart) => parentPort?.postMessage({ chart } satisfies RenderNews)) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on("message", (task: RenderTask) => {
  void answer(task).then((made) => parentPort?.postMessage(made));
});
