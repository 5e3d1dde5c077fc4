import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { initialiseUser } from "@/lib/accounts/mutations";
import type { Caller } from "@/lib/db/client";
import { TestBackend } from "../support/test-backend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await TestBackend.start();
});
afterAll(async () => backend.stop());
afterEach(() => vi.unstubAllEnvs());

function pointAt(url: string) {
  vi.stubEnv("SUPABASE_URL", url);
  vi.stubEnv("SUPABASE_PUBLISHABLE_KEY", backend.secrets.publishableKey);
}

async function callerFor(userId: string, claims?: Record<string, unknown>): Promise<Caller> {
  const as = await backend.tokenFor(userId, claims);
  return async () => Promise.resolve(typeof as === "object" ? as.token : null);
}

describe("initialising a user", () => {
  it("adds one row, and leaves it as it is the second time", async () => {
    pointAt(backend.url);
    const caller = await callerFor("u-new");
    expect(await initialiseUser(caller, { userType: "free", invitationCode: null })).toBe(true);
    expect(await initialiseUser(caller, { userType: "enterprise", invitationCode: "abc" })).toBe(false);
    const { json } = await backend.request("service", "/rest/v1/user_profiles?select=user_id,user_type,invitation_code");
    expect(json).toEqual([{ user_id: "u-new", user_type: "free", invitation_code: null }]);
  });

  it("grants nothing, whatever the type says", async () => {
    pointAt(backend.url);
    await initialiseUser(await callerFor("u-bold"), { userType: "admin", invitationCode: null });
    const { json } = await backend.rpc(await backend.tokenFor("u-bold"), "find_viewer");
    expect(json).toMatchObject([{ role: "user", tier: null, is_initialised: true }]);
  });

  it("refuses a caller without a token and one with a stale one", async () => {
    pointAt(backend.url);
    await expect(initialiseUser(null, { userType: "free", invitationCode: null })).rejects.toMatchObject({ kind: "refused" });
    const stale = await callerFor("u-late", { exp: Math.floor(Date.now() / 1000) - 600 });
    await expect(initialiseUser(stale, { userType: "free", invitationCode: null })).rejects.toMatchObject({ kind: "refused" });
  });

  it("tells an outage from a refusal", async () => {
    pointAt("http://127.0.0.1:9");
    const caller = await callerFor("u-new");
    await expect(initialiseUser(caller, { userType: "free", invitationCode: null })).rejects.toMatchObject({ kind: "unreachable" });
  });
});
