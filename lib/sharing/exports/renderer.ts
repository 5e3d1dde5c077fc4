import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { createQueue } from "@/lib/sharing/exports/queue";
import type { RenderAnswer, RenderNews, RenderTask } from "@/lib/sharing/exports/render-task";

/** A file took longer than any may. */
export class RenderTooLong extends Error {
  override readonly name = "RenderTooLong";
}

/** Whoever asked for the file has left. */
export class RenderCancelled extends Error {
  override readonly name = "RenderCancelled";
}

/** What is needed of a thread. */
export type RenderThread = Pick<
  Worker,
  "postMessage" | "on" | "once" | "removeAllListeners" | "terminate" | "ref" | "unref"
>;

interface Renderer {
  /**
   * Makes a file on a thread of its own.
   * @param signal ends it where no one waits for it any more
   * @param tell is called before each chart of several is drawn, with its number from 1
   * @throws {QueueFull} if too many are waiting
   * @throws {RenderTooLong} after the deadline
   * @throws {RenderCancelled} if it was ended
   */
  render: (task: RenderTask, signal?: AbortSignal, tell?: (chart: number) => void) => Promise<Uint8Array | null>;
}

interface Limits {
  /** Threads, and files that wait for one. */
  threads: number;
  waiting: number;
  /** Milliseconds that one file may take. */
  deadline: number;
}

/** Threads are started when they are needed and stay; one that was ended or failed is replaced by the next file. */
export function createRenderer(start: () => RenderThread, { threads, waiting, deadline }: Limits): Renderer {
  const queue = createQueue(threads, waiting);
  const idle: RenderThread[] = [];

  const ask = async (
    thread: RenderThread,
    task: RenderTask,
    signal?: AbortSignal,
    tell?: (chart: number) => void,
  ): Promise<Uint8Array | null> => {
    const alarm = AbortSignal.timeout(deadline);
    const ended = signal ? AbortSignal.any([signal, alarm]) : alarm;
    thread.ref();
    let isDone = false;
    try {
      const answer = await new Promise<RenderAnswer>((resolve, reject) => {
        const stop = () =>
          reject(
            alarm.aborted ? new RenderTooLong(`No file after ${deadline} ms.`) : new RenderCancelled("No one waits."),
          );
        ended.addEventListener("abort", stop, { once: true });
        thread.on("message", (said: RenderAnswer | RenderNews) => {
          if ("chart" in said) tell?.(said.chart);
          else resolve(said);
        });
        thread.once("error", reject);
        thread.once("exit", () => reject(new Error("The thread ended.")));
        thread.postMessage(task);
      });
      isDone = true;
      if ("error" in answer) throw new Error(answer.error);
      return answer.body;
    } finally {
      for (const event of ["message", "error", "exit"]) thread.removeAllListeners(event);
      if (isDone) {
        thread.unref();
        idle.push(thread);
      } else void thread.terminate();
    }
  };

  return {
    render: async (task, signal, tell) =>
      queue.run(async () => {
        if (signal?.aborted) throw new RenderCancelled("No one waits.");
        return ask(idle.pop() ?? start(), task, signal, tell);
      }),
  };
}

const FOLDER = ["lib", "sharing", "exports", "start-thread.mjs"];
/** Megabytes of objects: twenty charts with their drawings need a tenth. */
const THREAD_HEAP = 256;
/**
 * Megabytes of new objects before they are gone through, which frees the pixels of pictures that were drawn: V8 does not
 * count those. With its own 48 a thread held 130 MB more.
 */
const THREAD_NEW_OBJECTS = 6;

const startThread = (): RenderThread =>
  new Worker(/* turbopackIgnore: true */ join(process.cwd(), ...FOLDER), {
    execArgv: ["--conditions=react-server"],
    resourceLimits: { maxOldGenerationSizeMb: THREAD_HEAP, maxYoungGenerationSizeMb: THREAD_NEW_OBJECTS },
  });

const KEY = Symbol.for("granskog.renderer");
type Holder = typeof globalThis & { [KEY]?: Renderer };

/** The threads of the whole process: Next may load this module once for each route. */
export const renderer = (): Renderer =>
  ((globalThis as Holder)[KEY] ??= createRenderer(startThread, { threads: 2, waiting: 20, deadline: 120_000 }));
