import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { patientFetch } from "@/lib/platform/database/patient-fetch";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A server's responses in order: a status, or a broken connection. */
function server(...answers: (number | "broken")[]) {
  return vi.fn<typeof fetch>(async () => {
    const next = answers.shift() ?? 200;
    if (next === "broken") throw new TypeError("fetch failed");
    return Promise.resolve(new Response(null, { status: next }));
  });
}

async function settle<T>(work: Promise<T>): Promise<T | Error> {
  const settled = work.catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
  await vi.runAllTimersAsync();
  return settled;
}

describe("patientFetch", () => {
  it.each([502, 503, 504, "broken"] as const)("a database call is retried after %s", async (fault) => {
    const send = server(fault, fault, 200);
    expect(await settle(patientFetch({ deadline: 5_000 }, send)("http://x"))).toMatchObject({ status: 200 });
    expect(send).toHaveBeenCalledTimes(3);
  });

  it.each([200, 400, 401, 404, 409, 429, 500])("a database call accepts %i as a response", async (status) => {
    const send = server(status);
    expect(await settle(patientFetch({ deadline: 5_000 }, send)("http://x"))).toMatchObject({ status });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("a database call returns the last result after its attempts", async () => {
    expect(await settle(patientFetch({ deadline: 5_000 }, server(503, 503, 503))("http://x"))).toMatchObject({
      status: 503,
    });
    expect(
      await settle(patientFetch({ deadline: 5_000, attempts: 2 }, server("broken", "broken"))("http://x")),
    ).toBeInstanceOf(TypeError);
  });

  it("a database call starts no attempt that does not fit before the deadline", async () => {
    const send = server(503, 503, 503, 503);
    expect(await settle(patientFetch({ deadline: 250, attempts: 4 }, send)("http://x"))).toMatchObject({ status: 503 });
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("a database call that hangs is aborted without a retry", async () => {
    vi.useRealTimers();
    const send = silence();
    await expect(patientFetch({ deadline: 20 }, send)("http://x")).rejects.toMatchObject({ name: "TimeoutError" });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("a database call waits less after one without a response, until one succeeds", async () => {
    vi.useRealTimers();
    await patientFetch({ deadline: 20 }, silence())("http://x").catch(() => undefined);
    const took = async () => {
      const startedAt = performance.now();
      await patientFetch({ deadline: 600, hurried: 20 }, silence())("http://x").catch(() => undefined);
      return performance.now() - startedAt;
    };
    expect(await took()).toBeLessThan(300);
    await patientFetch({ deadline: 600, hurried: 20 }, server(500))("http://x");
    expect(await took()).toBeGreaterThan(500);
  });

  it("a request's database calls together take no longer than the time it has left", async () => {
    vi.useRealTimers();
    const startedAt = performance.now();
    const timeLeft = () => Math.max(0, 60 - (performance.now() - startedAt));
    const ask = () => patientFetch({ deadline: 5_000, timeLeft }, silence())("http://x");
    await expect(ask()).rejects.toMatchObject({ name: "TimeoutError" });
    await expect(ask()).rejects.toMatchObject({ name: "TimeoutError" });
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });

  it("a request without time left starts no database call", async () => {
    const send = server(200);
    expect(await settle(patientFetch({ deadline: 5_000, timeLeft: () => 0 }, send)("http://x"))).toMatchObject({
      name: "TimeoutError",
    });
    expect(send).not.toHaveBeenCalled();
  });

  it("a request without time left does not shorten the wait of later calls", async () => {
    vi.useRealTimers();
    await (await patientFetch({ deadline: 600 }, server(500))("http://x")).text();
    await patientFetch({ deadline: 600, timeLeft: () => 20 }, silence())("http://x").catch(() => undefined);
    const startedAt = performance.now();
    await patientFetch({ deadline: 300, hurried: 20 }, silence())("http://x").catch(() => undefined);
    expect(performance.now() - startedAt).toBeGreaterThan(200);
  });

  it("a database response that is too long is aborted", async () => {
    vi.useRealTimers();
    const send = vi.fn<typeof fetch>(async () => Promise.resolve(new Response("x".repeat(100))));
    expect(await (await patientFetch({ deadline: 500, mostBytes: 100 }, send)("http://x")).text()).toHaveLength(100);
    const tooLong = await patientFetch({ deadline: 500, mostBytes: 99 }, send)("http://x");
    await expect(tooLong.text()).rejects.toMatchObject({ name: "AnswerTooLong" });
  });
});

/** A server that accepts connections and never responds. */
const silence = () =>
  vi.fn<typeof fetch>(
    async (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(new DOMException("late", "TimeoutError")));
      }),
  );
