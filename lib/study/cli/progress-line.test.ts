import { describe, expect, test, vi } from "vitest";
import { createProgress } from "@/lib/study/cli/progress-line";

function output(isTTY: boolean) {
  const written: string[] = [];
  return { written, isTTY, columns: 60, write: (text: string) => written.push(text) > 0 };
}

describe("a line of progress", () => {
  test("progress is drawn in place on a terminal, no more often than can be seen", () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const out = output(true);
    const progress = createProgress("Checking", 8, out);
    progress.update(1);
    vi.advanceTimersByTime(100);
    progress.update(4);
    vi.advanceTimersByTime(1_400);
    progress.done();
    vi.useRealTimers();
    expect(out.written).toEqual([
      "\r\u001B[2KChecking ░░░░░░░░░░░░░░░░░░░░░░░░ 0%",
      "\r\u001B[2KChecking ████████████░░░░░░░░░░░░ 50%",
      "\r\u001B[2KChecking: done, 1.5 s\n",
    ]);
  });

  test("progress elsewhere is whole lines: start, quarters of long steps, and end", () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const out = output(false);
    const progress = createProgress("Checking", undefined, out);
    progress.update(1);
    for (const done of [10, 20, 30, 60, 70, 100]) {
      vi.advanceTimersByTime(1_500);
      progress.update(done, 100);
    }
    progress.done("stopped");
    vi.useRealTimers();
    expect(out.written).toEqual(["Checking…\n", "Checking: 30%\n", "Checking: 70%\n", "Checking: stopped, 9.0 s\n"]);
  });
});
