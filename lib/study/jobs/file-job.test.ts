import { describe, expect, it } from "vitest";
import { toFileJob } from "@/lib/study/jobs/file-job";
import type { Job } from "@/lib/study/jobs/job";

const AT = "2026-11-26T08:00:00.000Z";
const job: Job = {
  ...{ id: "0123456789abcdef", by: null, state: "running", host: "here", pid: 1, startedAt: AT, heartbeatAt: AT },
  request: { kind: "check", folder: "/data/drafts/1", key: "now" },
  steps: [
    { label: "Opening", startedAt: AT, endedAt: AT, done: null, total: null },
    { label: "Checking", startedAt: AT, endedAt: null, done: 3, total: 9 },
  ],
  ...{ endedAt: null, lines: [], memory: 1, peak: 1, result: null, error: null },
};

describe("a job on the files of a draft", () => {
  it("its last step is shown while it is at work", () => {
    expect(toFileJob({ job, status: "running" }, "now")).toMatchObject({
      state: "running",
      step: { label: "Checking", done: 3, total: 9 },
    });
    expect(toFileJob({ job, status: "starting" }, "now").state).toBe("running");
    expect(toFileJob({ job, status: "stopped" }, "now").state).toBe("stopped");
  });

  it("a job that was for something else, or was cancelled, counts as none", () => {
    expect(toFileJob(null, "now").state).toBe("none");
    expect(toFileJob({ job, status: "done" }, "before").state).toBe("none");
    expect(toFileJob({ job, status: "cancelled" }, "now").state).toBe("none");
    const other: Job = { ...job, request: { kind: "publish", release: "3f0c8c4e-5d0b-4a39-9c55-0d6a1d0d9c11" } };
    expect(toFileJob({ job: other, status: "done" }, "now").state).toBe("none");
  });
});
