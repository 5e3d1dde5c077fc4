import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { RIGHT_TIERS } from "@/lib/access/rights";
import { mayVisitor } from "@/lib/platform/requests/load";
import { unlock } from "@/lib/sharing/links/load";
import { hashPassword } from "@/lib/sharing/links/password";
import { TestBackend } from "../support/test-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
  vi.stubEnv("SUPABASE_URL", backend.url);
  vi.stubEnv("SUPABASE_SECRET_KEY", backend.secrets.secretKey);
  vi.stubEnv("AUTH_SECRET", "x".repeat(43));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await backend?.stop();
});

const headersFrom = (address: string) => new Headers({ "x-forwarded-for": address });
const times = async (count: number, address: string, what: "contact" | "waitlist" = "contact") =>
  Promise.all(Array.from({ length: count }, async () => mayVisitor(what, headersFrom(address))));
const allowed = (answers: boolean[]) => answers.filter(Boolean).length;

describe("what visitors may do so often", () => {
  it("visitors are counted by network, even in parallel", async () => {
    expect(allowed(await times(20, "203.0.113.1"))).toBe(10);
    expect(allowed(await times(1, "203.0.113.2"))).toBe(1);
    expect(allowed(await times(1, "203.0.113.1", "waitlist"))).toBe(1);
  });

  it("visitors with IPv6 are counted by the /64 of their address", async () => {
    expect(allowed(await times(10, "2001:db8:1:2::1"))).toBe(10);
    expect(allowed(await times(1, "2001:db8:1:2:ffff::9"))).toBe(0);
    expect(allowed(await times(1, "2001:db8:1:3::1"))).toBe(1);
  });

  it("the count of a network restarts after its period and keeps no address", async () => {
    const count = { p_what: "contact", p_visitor: "anyone", p_most: 1, p_minutes: 1 };
    const ask = async () => (await backend.rpc("service", "count_visitor", count)).json;
    expect([await ask(), await ask()]).toEqual([true, false]);
    for (const wrong of [{ p_most: 0 }, { p_minutes: 0 }, { p_minutes: 1_441 }, { p_visitor: "" }, { p_what: null }])
      expect((await backend.rpc("service", "count_visitor", { ...count, ...wrong })).status).toBeGreaterThanOrEqual(
        400,
      );
    for (const as of ["anonymous", await backend.tokenFor("u-one")] as const)
      expect((await backend.rpc(as, "count_visitor", count)).status).toBeGreaterThanOrEqual(400);
  });
});

describe("passwords of a shared link", () => {
  const network = "203.0.113.50";

  it("other people's attempts never lock a link to a browser that has entered the password", async () => {
    const id = randomBytes(16).toString("base64url");
    await backend.insert("annual_subscriptions", { user_id: "u-sharer", tier: RIGHT_TIERS.analytics });
    const shared = await backend.rpc(await backend.tokenFor("u-sharer"), "share_chart", {
      p_id: id,
      p_configuration: { version: 1, figure: "single-country", search: "market=sweden" },
      p_title: "Food in Sweden",
      p_message: "Look",
      p_signature: "Ingrid",
      p_password: await hashPassword("open sesame"),
      p_downloads: true,
      p_expires_at: null,
    });
    expect(shared.json).toBe("shared");
    const first = await unlock(id, "open sesame", { network, known: undefined });
    expect(first).toHaveProperty("pass");
    const known = "known" in first ? first.known : "";
    const guesses = await Promise.all(
      Array.from({ length: 12 }, async () => unlock(id, "wrong", { network, known: undefined })),
    );
    expect(guesses).toContainEqual({ reason: "wait" });
    expect(await unlock(id, "open sesame", { network, known: undefined })).toEqual({ reason: "wait" });
    expect(await unlock(id, "open sesame", { network, known: `${known}x` })).toEqual({ reason: "wait" });
    expect(await unlock(id, "open sesame", { network, known })).toHaveProperty("pass");
    // Its own guesses are bounded as well.
    for (let guess = 0; guess < 8; guess += 1) await unlock(id, "wrong", { network, known });
    expect(await unlock(id, "open sesame", { network, known })).toEqual({ reason: "wait" });
  });
});
