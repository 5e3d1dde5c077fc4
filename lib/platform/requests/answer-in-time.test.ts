import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerInTime } from "@/lib/platform/requests/answer-in-time";

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

test("an answer within 1.6 seconds is waited for", async () => {
  expect(await answered(1_500)).toBe("read");
});

test("a later answer is not waited for", async () => {
  expect(await answered(1_700)).toBeNull();
});

test("a site set to be patient waits as many times longer", async () => {
  vi.stubEnv("DATABASE_PATIENCE", "3");
  expect(await answered(4_700)).toBe("read");
  expect(await answered(4_900)).toBeNull();
});
