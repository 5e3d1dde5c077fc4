import { describe, expect, it, vi } from "vitest";
import { createMemberFetch, NoAnswer, RateLimited } from "@/lib/platform/browser/member-fetch";

const answering = (status: number) => vi.fn(async () => Promise.resolve(Response.json({ status }, { status })));

describe("member requests", () => {
  it("a member's request after the thousandth is refused without being sent", async () => {
    const send = answering(200);
    const { read, onRefusal } = createMemberFetch({ send });
    const listener = vi.fn();
    const stop = onRefusal(listener);
    for (let request = 0; request < 1_000; request += 1) await read("/api/me");
    expect(listener).not.toHaveBeenCalled();
    await expect(read("/api/me")).rejects.toBeInstanceOf(RateLimited);
    expect(send).toHaveBeenCalledTimes(1_000);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    await expect(read("/api/me")).rejects.toBeInstanceOf(RateLimited);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("a refusal by the server is distinguished from a failed response", async () => {
    const limited = createMemberFetch({ send: answering(429) });
    const listener = vi.fn();
    limited.onRefusal(listener);
    await expect(limited.read("/api/me")).rejects.toBeInstanceOf(RateLimited);
    expect(listener).toHaveBeenCalledTimes(1);
    const failed = createMemberFetch({ send: answering(503) });
    await expect(failed.read("/api/me")).rejects.toEqual(new NoAnswer("/api/me", 503));
  });
});
