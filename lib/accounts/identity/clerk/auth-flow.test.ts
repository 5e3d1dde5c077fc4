import { beforeEach, describe, expect, it } from "vitest";
import { fail, fine, form, IDLE, newAttempts, type Status } from "@/tests/support/clerk/attempts";

const credentials = { email: " Elin@Example.test ", password: "a long password" };
const person = {
  firstName: "Elin",
  lastName: "Lund",
  company: "Lund",
  country: "Sweden",
  title: "Analyst",
  industry: "food",
  marketingConsent: "on",
};

let given: ReturnType<typeof newAttempts>;
beforeEach(() => {
  given = newAttempts();
});

describe("signing in", () => {
  const submit = (over: Record<string, string> = {}) => given.actions.signIn(IDLE, form({ ...credentials, ...over }));

  it("signing in returns to the previous page and never to another site", async () => {
    expect(await submit({ from: "/insights?a=1" })).toEqual({ status: "done", to: "/insights?a=1" });
    expect(await submit({ from: "//evil.example" })).toEqual({ status: "done", to: "/rankings/full" });
    expect(given.signIn.password).toHaveBeenCalledWith({
      emailAddress: "elin@example.test",
      password: credentials.password,
    });
    expect(given.signIn.finalize).toHaveBeenCalledTimes(2);
  });

  it("an invalid sign-in form does not call Clerk", async () => {
    expect(await given.actions.signIn(IDLE, form({ email: "x", password: "" }))).toMatchObject({
      status: "failed",
      fields: { email: "Invalid email address", password: "Password is required" },
    });
    expect(given.signIn.password).not.toHaveBeenCalled();
  });

  it("a failed sign-in shows Clerk's first message and returns no password", async () => {
    fail(given.signIn.password, "Password is incorrect.");
    const state = await submit();
    expect(state).toMatchObject({ status: "failed", message: "Password is incorrect." });
    expect(JSON.stringify(state)).not.toContain(credentials.password);
    fail(given.signIn.password, "");
    expect(await submit()).toMatchObject({ message: "raw" });
    given.signIn.status = "needs_identifier";
    expect(await submit()).toMatchObject({ message: "Invalid email or password. Please try again." });
  });

  it("signing in continues to the second factor, or to an emailed code on a new device", async () => {
    const to = "/auth?mode=signin&step=second-factor&from=%2Finsights";
    given.signIn.status = "needs_second_factor";
    expect(await submit({ from: "/insights" })).toEqual({ status: "done", to });
    expect(given.signIn.mfa.sendEmailCode).not.toHaveBeenCalled();
    given.signIn.status = "needs_client_trust";
    expect(await submit({ from: "/insights" })).toEqual({ status: "done", to });
    expect(given.signIn.mfa.sendEmailCode).toHaveBeenCalledTimes(1);
  });

  it("a code is checked with the method for which it was requested", async () => {
    const verify = given.actions.verifySecondFactor;
    const check = async (status: Status) => {
      given.signIn.status = status;
      given.signIn.finalize.mockClear();
      return verify?.(IDLE, form({ code: "123 456", from: "" }));
    };
    given.signIn.mfa.verifyEmailCode.mockImplementation(async () => {
      given.signIn.status = "complete";
      return fine();
    });
    expect(await check("needs_client_trust")).toEqual({ status: "done", to: "/rankings/full" });
    expect(given.signIn.mfa.verifyEmailCode).toHaveBeenCalledWith({ code: "123456" });
    fail(given.signIn.mfa.verifyTOTP, "");
    expect(await check("needs_second_factor")).toMatchObject({ status: "failed", fields: { code: "raw" } });
  });

  it("a recovery code is distinguished from an app code", async () => {
    given.signIn.mfa.verifyBackupCode.mockImplementation(async () => {
      given.signIn.status = "complete";
      return fine();
    });
    given.signIn.status = "needs_second_factor";
    expect(await given.actions.verifySecondFactor?.(IDLE, form({ code: "a1b2c3d4", from: "/insights" }))).toEqual({
      status: "done",
      to: "/insights",
    });
    expect(given.signIn.mfa.verifyBackupCode).toHaveBeenCalledWith({ code: "a1b2c3d4" });
    expect(given.signIn.mfa.verifyTOTP).not.toHaveBeenCalled();
  });

  it("someone already signed in may continue", async () => {
    fail(given.signIn.password, "You're already signed in.", "session_exists");
    expect(await submit()).toEqual({ status: "done", to: "/rankings/full" });
  });
});

describe("signing up", () => {
  const address = { from: "/insights", type: "invited", invitation: "abc", general_invitation: "" };
  const submit = () => given.actions.signUp(IDLE, form({ ...credentials, ...person, ...address }));

  it("signing up passes only the form's fields to Clerk", async () => {
    expect(await submit()).toEqual({
      status: "done",
      to: "/auth?mode=signup&step=verify&type=invited&invitation=abc&from=%2Finsights",
    });
    expect(given.signUp.password).toHaveBeenCalledWith({
      firstName: "Elin",
      lastName: "Lund",
      emailAddress: "elin@example.test",
      password: credentials.password,
      unsafeMetadata: {
        company: "Lund",
        country: "Sweden",
        title: "Analyst",
        industry: "food",
        marketingConsent: true,
        leadData: null,
      },
    });
    expect(given.signUp.verifications.sendEmailCode).toHaveBeenCalledTimes(1);
  });

  it("signing up refuses an unknown field", async () => {
    const state = await given.actions.signUp(
      IDLE,
      form({ ...credentials, ...person, role: "admin", tier: "enterprise" }),
    );
    expect(state.status).toBe("failed");
    expect(given.signUp.password).not.toHaveBeenCalled();
  });

  it("a failed sign-up says why", async () => {
    fail(given.signUp.password, "That email address is taken. Please try another.");
    expect(await submit()).toMatchObject({
      status: "failed",
      message: "That email address is taken. Please try another.",
    });
  });

  it("signing up continues to the set-up after the code and keeps the address parameters", async () => {
    given.page.search = "?mode=signup&step=verify&type=invited&invitation=abc&from=%2Finsights";
    expect(await given.actions.verifyEmail(IDLE, form({ code: "123456" }))).toEqual({
      status: "done",
      to: "/auth?mode=signup&step=setup&type=invited&invitation=abc&from=%2Finsights",
    });
    expect(given.signUp.finalize).toHaveBeenCalledTimes(1);
    // Automatically: the form of a finished step is gone before it could be submitted.
    expect(given.page.wentTo).toMatch(/^\/auth\?mode=signup&step=setup/);
    given.signUp.status = "missing_requirements";
    expect(await given.actions.verifyEmail(IDLE, form({ code: "1" }))).toMatchObject({
      fields: { code: "Invalid verification code. Please try again." },
    });
  });
});
