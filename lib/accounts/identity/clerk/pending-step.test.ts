import { describe, expect, it } from "vitest";
import { toPendingStep, type Attempt } from "@/lib/accounts/identity/clerk/pending-step";

const attempt: Attempt = {
  status: "missing_requirements",
  emailAddress: "elin@example.test",
  firstName: "Elin",
  lastName: null,
  unverifiedFields: ["email_address"],
  unsafeMetadata: { company: "Lund", country: "Sweden", marketingConsent: true, leadData: null },
};

const none = { reset: null, signIn: null, signUp: null };

describe("the current step of a browser", () => {
  it("an unfinished sign-up is the browser's current step, with its input", () => {
    expect(toPendingStep("verify", { ...none, signUp: attempt })).toEqual({
      purpose: "verify-email",
      email: "elin@example.test",
      values: {
        company: "Lund",
        country: "Sweden",
        firstName: "Elin",
        lastName: "",
        email: "elin@example.test",
        marketingConsent: "on",
      },
    });
  });

  it("a requested password reset is the browser's current step where it is shown", () => {
    expect(toPendingStep("reset", { ...none, reset: "a@example.test", signUp: attempt })).toMatchObject({
      purpose: "reset-password",
      email: "a@example.test",
    });
    expect(toPendingStep("reset", { ...none, signUp: attempt })).toBeNull();
  });

  it("a browser unknown to Clerk has the emailed code as its current step", () => {
    const signIn = { status: "needs_client_trust", identifier: "elin@example.test" };
    expect(toPendingStep("second-factor", { ...none, signIn })).toEqual({
      purpose: "confirm-browser",
      email: "elin@example.test",
      values: {},
    });
    expect(
      toPendingStep("second-factor", { ...none, signIn: { ...signIn, status: "needs_second_factor" } }),
    ).toBeNull();
  });

  it.each([
    null,
    { ...attempt, status: "complete" },
    { ...attempt, emailAddress: null },
    { ...attempt, unverifiedFields: [] },
  ])("a browser has no current step with %j", (signUp) => {
    expect(toPendingStep("verify", { ...none, reset: "a@example.test", signUp })).toBeNull();
  });
});
