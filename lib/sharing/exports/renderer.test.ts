import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";
import { PLAIN_CSV } from "@/lib/charts/csv";
import { QueueFull } from "@/lib/sharing/exports/queue";
import type { RenderTask } from "@/lib/sharing/exports/render-task";
import { createRenderer, RenderCancelled, type RenderThread, RenderTooLong } from "@/lib/sharing/exports/renderer";
import { beside, LINES, toDocument } from "@/lib/sharing/slides/deck.fixture";

const task: RenderTask = {
  kind: "chart",
  document: toDocument([LINES]),
  format: "pdf",
  written: { beside, dialect: PLAIN_CSV, name: "chart" },
};

/** A thread that answers when it is told to. */
class Thread extends EventEmitter {
  asked = 0;
  postMessage = vi.fn(() => void (this.asked += 1));
  terminate = vi.fn(async () => Promise.resolve(0));
  ref = vi.fn();
  unref = vi.fn();
  answer = (size: number) => this.emit("message", { body: new Uint8Array(size) });
}

function withThreads(limits: Partial<Parameters<typeof createRenderer>[1]> = {}) {
  const started: Thread[] = [];
  const start = () => {
    const thread = new Thread();
    started.push(thread);
    return thread as unknown as RenderThread;
  };
  return { started, ...createRenderer(start, { threads: 1, waiting: 1, deadline: 10_000, ...limits }) };
}

const settle = async () => new Promise((resolve) => setTimeout(resolve, 5));

test("one thread makes one file after the other", async () => {
  const { started, render } = withThreads();
  const [first, second] = [render(task), render(task)];
  await settle();
  expect(started[0]?.asked).toBe(1);
  started[0]?.answer(1);
  expect((await first)?.byteLength).toBe(1);
  await settle();
  started[0]?.answer(2);
  expect((await second)?.byteLength).toBe(2);
  expect(started).toHaveLength(1);
});

test("a thread tells which chart it draws, and its file follows", async () => {
  const { started, render } = withThreads();
  const told: number[] = [];
  const file = render(task, undefined, (chart) => told.push(chart));
  await settle();
  for (const chart of [1, 2]) started[0]?.emit("message", { chart });
  started[0]?.answer(4);
  expect((await file)?.byteLength).toBe(4);
  expect(told).toEqual([1, 2]);
});

test("too many files that wait are refused at once", async () => {
  const { started, render } = withThreads();
  const kept = [render(task), render(task)];
  await expect(render(task)).rejects.toThrow(QueueFull);
  for (const file of kept) {
    await settle();
    started[0]?.answer(1);
    await file;
  }
});

test("a file that takes too long is ended, and the next gets a new thread", async () => {
  const { started, render } = withThreads({ deadline: 20 });
  await expect(render(task)).rejects.toThrow(RenderTooLong);
  expect(started[0]?.terminate).toHaveBeenCalled();
  const next = render(task);
  await settle();
  started[1]?.answer(3);
  expect((await next)?.byteLength).toBe(3);
});

test("a file is ended when whoever asked for it leaves, also before it was begun", async () => {
  const { started, render } = withThreads();
  const [gone, alsoGone] = [new AbortController(), new AbortController()];
  const [running, waiting] = [render(task, gone.signal), render(task, alsoGone.signal)];
  await settle();
  alsoGone.abort();
  gone.abort();
  await expect(running).rejects.toThrow(RenderCancelled);
  await expect(waiting).rejects.toThrow(RenderCancelled);
  expect(started).toHaveLength(1);
  expect(started[0]?.terminate).toHaveBeenCalledOnce();
});

test("a thread that fails loses its file alone", async () => {
  const { started, render } = withThreads();
  const file = render(task);
  await settle();
  started[0]?.emit("error", new Error("out of memory"));
  await expect(file).rejects.toThrow("out of memory");
  const next = render(task);
  await settle();
  started[1]?.answer(1);
  expect(await next).not.toBeNull();
});
