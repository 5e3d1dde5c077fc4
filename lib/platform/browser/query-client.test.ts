import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NoAnswer, RateLimited } from "@/lib/platform/browser/member-fetch";
import * as subject from "@/lib/platform/browser/query-client";

const MINUTE = 60_000;
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("how long responses are fresh", () => {
  it("responses are fresh as long as the specification says", () => {
    const { staleTime, gcTime, refetchOnMount, refetchOnWindowFocus } =
      subject.createQueryClient().getDefaultOptions().queries ?? {};
    expect({ staleTime, gcTime, refetchOnMount, refetchOnWindowFocus }).toEqual({
      staleTime: 600_000,
      gcTime: 1_800_000,
      refetchOnMount: false,
      refetchOnWindowFocus: false,
    });
    expect(subject.ACCOUNT_DATA).toEqual({ staleTime: 300_000, gcTime: 600_000, retries: 1 });
    expect([subject.COUNTRIES_FRESH, subject.POSITIONS_FRESH, subject.RANKINGS_FRESH]).toEqual([
      1_800_000, 600_000, 300_000,
    ]);
  });

  it("failed requests are retried after 1, 2 and 4 seconds, and never later than 30", () => {
    expect([0, 1, 2, 4, 5, 20].map(subject.retryDelay)).toEqual([1_000, 2_000, 4_000, 16_000, 30_000, 30_000]);
  });

  it("failed requests are retried three times, except after a refusal", () => {
    const retry = subject.retryUpTo(3);
    expect([0, 2, 3].map((failures) => retry(failures, new Error("no network")))).toEqual([true, true, false]);
    expect(retry(0, new NoAnswer("/api/me", 503))).toBe(true);
    expect(retry(0, new NoAnswer("/api/me", 401))).toBe(false);
    expect(retry(0, new RateLimited("wait"))).toBe(false);
  });
});

describe("on the server, where all requests share one client", () => {
  const firstOf = (client: ReturnType<typeof subject.createQueryClient>, initialData: string) =>
    new QueryObserver(client, { queryKey: ["book"], queryFn: () => "asked", initialData }).getCurrentResult().data;

  it("on the server, no one gets data loaded for someone else", () => {
    const [shared, own] = [subject.createQueryClient(true), subject.createQueryClient()];
    expect([firstOf(shared, "fifteen years"), firstOf(shared, "three years")]).toEqual([
      "fifteen years",
      "three years",
    ]);
    expect(shared.getQueryData(["book"])).toBeUndefined();
    // A browser's own client does keep it, so the test can fail.
    expect([firstOf(own, "fifteen years"), firstOf(own, "three years")]).toEqual(["fifteen years", "fifteen years"]);
  });
});

describe("a page drawn on the server", () => {
  const draw = (client: ReturnType<typeof subject.createQueryClient>) =>
    new QueryObserver(client, {
      queryKey: ["account"],
      queryFn: () => "asked",
      initialData: "read",
      gcTime: subject.ACCOUNT_DATA.gcTime,
    }).getCurrentResult().data;

  it("a page rendered on the server leaves no timer running", () => {
    expect(draw(subject.createQueryClient(true))).toBe("read");
    expect(vi.getTimerCount()).toBe(0);
    // In a browser there is one, so the test can fail.
    draw(subject.createQueryClient());
    expect(vi.getTimerCount()).toBeGreaterThan(0);
  });
});

describe("refreshing", () => {
  it("visible stale data are loaded again every five minutes, and all data cleared daily", async () => {
    const client = subject.createQueryClient();
    const ask = vi.fn(async () => Promise.resolve("answer"));
    const askRarely = vi.fn(async () => Promise.resolve("answer"));
    const observers = [
      new QueryObserver(client, { queryKey: ["often"], queryFn: ask, staleTime: 0 }),
      new QueryObserver(client, { queryKey: ["rarely"], queryFn: askRarely, staleTime: 30 * MINUTE }),
    ];
    const stops = observers.map((observer) => observer.subscribe(() => undefined));
    const stop = subject.keepFresh(client);
    await vi.advanceTimersByTimeAsync(10 * MINUTE + 1);
    expect(ask.mock.calls.length).toBeGreaterThanOrEqual(2);
    expect(askRarely).toHaveBeenCalledTimes(1);
    stops.forEach((unsubscribe) => unsubscribe());
    client.setQueryData(["kept"], 1);
    await vi.advanceTimersByTimeAsync(24 * 60 * MINUTE);
    expect(client.getQueryCache().getAll()).toEqual([]);
    stop();
  });
});
