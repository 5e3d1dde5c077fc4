import { createHash, randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { initialiseUser } from "@/lib/accounts/account/mutations";
import type { Caller } from "@/lib/platform/database/caller";
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

const digest = (code: string) => createHash("sha256").update(code).digest("hex");
const known = async (user: string, email = `${user}@tarnholt.example`) =>
  backend.command("keep_person", {
    p_user: user,
    p_email: email,
    p_first_name: "Maja",
    p_last_name: "Holm",
    p_told_at: new Date().toISOString(),
  });

/** A team whose owner has invited an address, with that code. */
async function aTeamWithInvitation(owner: string, email: string, code: string, tier = "enterprise"): Promise<string> {
  await known(owner);
  const { json } = await backend.insert("annual_subscriptions", { user_id: owner, tier });
  const team = (json as { id: string }[])[0]?.id ?? "";
  const invites = [{ email, nonce: randomUUID(), digest: digest(code) }];
  const answer = await backend.rpc(await backend.tokenFor(owner), "invite_to_team", {
    p_team: team,
    p_role: "member",
    p_invites: invites,
  });
  expect(answer.json).toMatchObject({ status: "invited" });
  return team;
}

describe("initialising a user", () => {
  it("initialising a user adds one row, and changes nothing the second time", async () => {
    pointAt(backend.url);
    const caller = await callerFor("u-new");
    expect(await initialiseUser(caller, { userType: "free", invitationCode: null })).toEqual({
      created: true,
      invitation: null,
    });
    expect(await initialiseUser(caller, { userType: "enterprise", invitationCode: "abc" })).toEqual({
      created: false,
      invitation: { status: "unknown" },
    });
    const { json } = await backend.request(
      "service",
      "/rest/v1/user_profiles?select=user_id,user_type,invitation_code",
    );
    expect(json).toEqual([{ user_id: "u-new", user_type: "free", invitation_code: null }]);
  });

  it("initialising a user grants nothing, whatever its type", async () => {
    pointAt(backend.url);
    await initialiseUser(await callerFor("u-bold"), { userType: "admin", invitationCode: null });
    const { json } = await backend.rpc(await backend.tokenFor("u-bold"), "find_viewer");
    expect(json).toMatchObject([{ role: "user", tier: null, is_initialised: true }]);
  });

  it("initialising a user takes the invitation's seat and stores no code", async () => {
    pointAt(backend.url);
    await aTeamWithInvitation("u-owner", "u-guest@tarnholt.example", "the-code-of-the-letter");
    await known("u-guest");
    const answer = await initialiseUser(await callerFor("u-guest"), {
      userType: "free",
      invitationCode: "the-code-of-the-letter",
    });
    expect(answer).toMatchObject({
      created: true,
      invitation: { status: "joined", team: "Maja Holm", tier: "enterprise" },
    });
    const token = await backend.tokenFor("u-guest");
    expect((await backend.rpc(token, "find_viewer")).json).toMatchObject([
      { tier: "enterprise", status: "active", is_initialised: true },
    ]);
    const { text } = await backend.request("service", "/rest/v1/user_profiles?user_id=eq.u-guest");
    expect(text).toContain("sha256:");
    expect(text).not.toContain("the-code-of-the-letter");
  });

  it("an invitation's seat is taken only for the invited address, once", async () => {
    pointAt(backend.url);
    await aTeamWithInvitation("u-owner2", "u-meant@tarnholt.example", "for-one-address");
    for (const user of ["u-other", "u-meant"]) await known(user);
    const invited = { userType: "free", invitationCode: "for-one-address" };
    expect((await initialiseUser(await callerFor("u-other"), invited)).invitation).toEqual({ status: "other_address" });
    expect((await initialiseUser(await callerFor("u-unproved"), invited)).invitation).toEqual({
      status: "other_address",
    });
    expect((await initialiseUser(await callerFor("u-meant"), invited)).invitation?.status).toBe("joined");
    expect((await initialiseUser(await callerFor("u-meant"), invited)).invitation?.status).toBe("already");
    expect((await initialiseUser(await callerFor("u-other"), invited)).invitation).toEqual({ status: "used" });
    expect((await backend.rpc(await backend.tokenFor("u-other"), "find_viewer")).json).toMatchObject([{ tier: null }]);
  });

  it("initialising a user refuses a caller without a valid token", async () => {
    pointAt(backend.url);
    await expect(initialiseUser(null, { userType: "free", invitationCode: null })).rejects.toMatchObject({
      kind: "refused",
    });
    const stale = await callerFor("u-late", { exp: Math.floor(Date.now() / 1000) - 600 });
    await expect(initialiseUser(stale, { userType: "free", invitationCode: null })).rejects.toMatchObject({
      kind: "refused",
    });
  });

  it("initialising a user distinguishes an outage from a refusal", async () => {
    pointAt("http://127.0.0.1:9");
    const caller = await callerFor("u-new");
    await expect(initialiseUser(caller, { userType: "free", invitationCode: null })).rejects.toMatchObject({
      kind: "unreachable",
    });
  });
});
