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

/** Runs something within a request that has just arrived. */
const inRequest = (work: (request: RequestState) => Promise<void>, more: Partial<RequestState> = {}) => {
  const request: RequestState = { id: "abcdefgh", startedAt: performance.now(), ...more };
  return instanceState().requests.run(request, async () => work(request));
};

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
  await inRequest(async (request) => {
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

test("a page after an action that took long has its own time", async () => {
  const afterAction = async () => {
    await vi.advanceTimersByTimeAsync(4_000);
    limitRequest();
    expect(await answered(900)).toBe("read");
    // The layout and the page both begin it; it has begun once.
    limitRequest();
    expect(await answered(500)).toBe("read");
    expect(await answered(200)).toBeNull();
  };
  await inRequest(afterAction, { isSent: true });
});

test("a page that was asked for and waited has what is left of its time", async () => {
  await inRequest(async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    limitRequest();
    expect(await answered(400)).toBe("read");
    expect(await answered(200)).toBeNull();
  });
});

test("a site set to be patient waits that many times longer", async () => {
  vi.stubEnv("DATABASE_PATIENCE", "3");
  expect(await answered(4_700)).toBe("read");
  expect(await answered(4_900)).toBeNull();
});
