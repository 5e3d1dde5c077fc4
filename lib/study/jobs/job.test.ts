import { describe, expect, it } from "vitest";
import { elapsed, type Job, sayDuration, statusOf } from "@/lib/study/jobs/job";

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 26, 9, 0, seconds));
const job = (of: Partial<Job> = {}): Job => ({
  id: "0123456789abcdef",
  request: { kind: "publish", release: "3f0c8c4e-5d0b-4a39-9c55-0d6a1d0d9c11" },
  by: null,
  state: "running",
  host: "here",
  pid: 42,
  startedAt: at(0).toISOString(),
  heartbeatAt: at(10).toISOString(),
  endedAt: null,
  steps: [],
  lines: [],
  memory: 0,
  peak: 0,
  result: null,
  error: null,
  ...of,
});
const seen = (seconds: number, alive: boolean, host = "here") => ({ now: at(seconds), host, isRunning: () => alive });

describe("the state of a job", () => {
  it.each([
    ["with a process at work", {}, seen(11, true), "running"],
    ["whose process is silent but alive", {}, seen(600, true), "running"],
    ["whose process is gone for a moment", {}, seen(20, false), "running"],
    ["whose process is gone for long", {}, seen(40, false), "stopped"],
    ["on another machine that gave a sign lately", {}, seen(70, false, "there"), "running"],
    ["on another machine that has been silent for long", {}, seen(140, true, "there"), "stopped"],
    ["whose process has yet to begin", { state: "starting", pid: null }, seen(100, false), "starting"],
    ["whose process never began", { state: "starting", pid: null }, seen(140, false), "stopped"],
    ["that was cancelled", { state: "cancelled" }, seen(999, false), "cancelled"],
    ["that is done", { state: "done" }, seen(999, false), "done"],
  ] as const)("a job %s is shown as such", (_, of, watcher, status) => {
    expect(statusOf(job(of), watcher)).toBe(status);
  });

  it("time passes until the end, or until the last sign of life of a stopped job", () => {
    expect(elapsed(job(), "running", at(30))).toBe(30_000);
    expect(elapsed(job(), "stopped", at(30))).toBe(10_000);
    expect(elapsed(job({ endedAt: at(20).toISOString() }), "done", at(30))).toBe(20_000);
  });

  it.each([
    [0, "0 s"],
    [59_999, "59 s"],
    [125_000, "2 min 05 s"],
    [3_725_000, "1 h 02 min"],
  ])("%s milliseconds are said as %s", (milliseconds, words) => {
    expect(sayDuration(milliseconds)).toBe(words);
  });
});
