import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { limitRequest } from "@/lib/platform/telemetry/request-deadline";
import { answerInTime } from "@/lib/platform/requests/answer-in-time";
import { instanceState, type RequestState } from "@/lib/platform/telemetry/instance-state";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const after = (ms: number) => new Promise<string>((resolve) => setTimeout(resolve, ms, "read"));

async function answered(ms: number): Promise<string | null> {
  const answer = answerInTime(after(ms));
  await vi.advanceTimersByTimeAsync(ms);
  return answer;
}

test("a response within 1.6 seconds is waited for", async () => {
  expect(await answered(1_500)).toBe("read");
});

test("a response after 1.6 seconds is not waited for", async () => {
  expect(await answered(1_700)).toBeNull();
});

test("all reads of a request together wait until its deadline", async () => {
  const request: RequestState = { id: "abcdefgh", startedAt: performance.now() };
  await instanceState().requests.run(request, async () => {
    limitRequest();
    expect(await answered(900)).toBe("read");
    expect(request.failure).toBeUndefined();
    expect(await answered(500)).toBe("read");
    expect(await answered(200)).toBeNull();
    expect(request.failure?.status).toBe(503);
    const next = answerInTime(after(50), 100);
    await vi.advanceTimersByTimeAsync(50);
    expect(await next).toBe("read");
  });
});

test("a site set to be patient waits that many times longer", async () => {
  vi.stubEnv("DATABASE_PATIENCE", "3");
  expect(await answered(4_700)).toBe("read");
  expect(await answered(4_900)).toBeNull();
});
