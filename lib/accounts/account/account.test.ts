import { describe, expect, it } from "vitest";
import { initialisation, needsInitialisation } from "@/lib/accounts/account/account";

const fresh = { hasSubscription: false, isInitialised: false, waitlistMode: false };
const uninvited = { userType: "free", invitationCode: null };
const invited = { userType: "free", invitationCode: "abc" };

describe("setting up an account", () => {
  it("setting up an account is needed once, by people without a subscription", () => {
    expect(needsInitialisation(uninvited, fresh)).toBe(true);
    expect(needsInitialisation(uninvited, { ...fresh, isInitialised: true })).toBe(false);
    expect(needsInitialisation(uninvited, { ...fresh, hasSubscription: true })).toBe(false);
  });

  it("setting up an account is skipped in waitlist mode, except with an invitation", () => {
    expect(needsInitialisation(uninvited, { ...fresh, waitlistMode: true })).toBe(false);
    expect(needsInitialisation(invited, { hasSubscription: true, isInitialised: true, waitlistMode: true })).toBe(true);
  });

  it.each(["", "a b", "<admin>", "x".repeat(41), 7])("the account type %j is treated as the default", (userType) => {
    expect(initialisation.parse({ userType, invitationCode: null }).userType).toBe("free");
  });

  it.each([
    { invitationCode: "" },
    { invitationCode: "x".repeat(201) },
    { invitationCode: undefined },
    { role: "admin" },
  ])("setting up an account refuses %j", (change) => {
    expect(initialisation.safeParse({ ...uninvited, ...change }).success).toBe(false);
  });
});
