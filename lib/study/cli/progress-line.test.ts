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

  test("progress without a total has no bar, and a long label is cut at the terminal's width", () => {
    const label = "x".repeat(100);
    const narrow = output(true);
    createProgress(label, undefined, narrow);
    expect(narrow.written).toEqual([`\r\u001B[2K${"x".repeat(59)}`]);
    const unknown = { ...output(true), columns: undefined };
    createProgress(label, undefined, unknown);
    expect(unknown.written).toEqual([`\r\u001B[2K${"x".repeat(79)}`]);
    const wide = output(true);
    createProgress("Reading", undefined, wide);
    expect(wide.written).toEqual(["\r\u001B[2KReading…"]);
  });

  test("a step with nothing to do is all done", () => {
    const out = output(true);
    createProgress("Checking", 0, out);
    expect(out.written[0]).toContain("100%");
  });

  test("progress elsewhere tells each quarter once, and neither the end nor what follows too soon", () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const out = output(false);
    const progress = createProgress("Checking", 100, out);
    progress.update(25);
    vi.advanceTimersByTime(2_000);
    progress.update(25);
    vi.advanceTimersByTime(2_000);
    progress.update(49);
    progress.update(100);
    progress.done();
    vi.useRealTimers();
    expect(out.written).toEqual(["Checking…\n", "Checking: 25%\n", "Checking: done, 4.0 s\n"]);
  });

  test("progress on a terminal is redrawn after 80 ms", () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const out = output(true);
    const progress = createProgress("Checking", 8, out);
    vi.advanceTimersByTime(79);
    progress.update(2);
    vi.advanceTimersByTime(1);
    progress.update(4);
    vi.useRealTimers();
    expect(out.written.map((text) => /\d+%/.exec(text)?.[0])).toEqual(["0%", "50%"]);
  });

  test("the time of a step is that since it began", () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    vi.advanceTimersByTime(60_000);
    const out = output(false);
    const progress = createProgress("Checking", 8, out);
    vi.advanceTimersByTime(1_500);
    progress.done();
    vi.useRealTimers();
    expect(out.written.at(-1)).toBe("Checking: done, 1.5 s\n");
  });
});
