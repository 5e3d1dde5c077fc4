import { expect, test } from "vitest";
import { inTime } from "@/lib/platform/requests/in-time";

test("an answer in time is given, and its signal is left alone", async () => {
  let seen: AbortSignal | undefined;
  const answer = await inTime(1_000, async (signal) => {
    seen = signal;
    return Promise.resolve("here");
  });
  expect([answer, seen?.aborted]).toEqual(["here", false]);
});

test("a question that never ends is left after its time, though it does not listen to its signal", async () => {
  let seen: AbortSignal | undefined;
  const asked = inTime(10, (signal) => {
    seen = signal;
    return new Promise(() => undefined);
  });
  await expect(asked).rejects.toMatchObject({ name: "TimeoutError" });
  expect(seen?.aborted).toBe(true);
});

test("a question that fails passes on its own error", async () => {
  await expect(inTime(1_000, () => Promise.reject(new Error("refused")))).rejects.toThrow("refused");
});
