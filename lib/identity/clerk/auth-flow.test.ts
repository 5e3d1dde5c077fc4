import { beforeEach, describe, expect, it, vi } from "vitest";
import { createAuthActions, type Flow } from "@/lib/identity/clerk/auth-flow";
import type { AuthState } from "@/lib/identity/port";

const fine = async () => Promise.resolve({ error: null });
const refusal = (message: string, code = "form_password_incorrect") => ({ code, message: "raw", errors: [{ message, longMessage: message }] });
type Status = Flow["signIn"]["status"];

/** Clerk's attempts as they behave, without Clerk. */
function clerk() {
  const signIn = {
    status: "complete" as Status,
    create: vi.fn(fine),
    password: vi.fn(fine),
    finalize: vi.fn(fine),
    mfa: { sendEmailCode: vi.fn(fine), verifyEmailCode: vi.fn(fine), verifyTOTP: vi.fn(fine) },
    resetPasswordEmailCode: { sendCode: vi.fn(fine), verifyCode: vi.fn(fine), submitPassword: vi.fn(fine) },
  };
  const signUp = {
    status: "complete" as Flow["signUp"]["status"],
    password: vi.fn<(account: Record<string, unknown>) => ReturnType<typeof fine>>(fine),
    finalize: vi.fn(fine),
    verifications: { sendEmailCode: vi.fn(fine), verifyEmailCode: vi.fn(fine) },
  };
  const page = { search: "", reset: null as string | null };
  const flow = { signIn, signUp, search: () => page.search, keepReset: (email: string | null) => (page.reset = email) };
  return { signIn, signUp, page, actions: createAuthActions(flow as unknown as Flow) };
}

const IDLE: AuthState = { status: "idle" };
const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const credentials = { email: " Elin@Example.test ", password: "a long password" };
const person = { firstName: "Elin", lastName: "Lund", company: "Lund", country: "Sweden", title: "Analyst", industry: "food", marketingConsent: "on" };
const fail = (one: { mockResolvedValueOnce: (answer: never) => unknown }, message: string, code?: string) =>
  one.mockResolvedValueOnce({ error: refusal(message, code) } as never);

let given: ReturnType<typeof clerk>;
beforeEach(() => {
  given = clerk();
});

describe("signing in", () => {
  const submit = (over: Record<string, string> = {}) => given.actions.signIn(IDLE, form({ ...credentials, ...over }));

  it("goes where one came from, and never off the site", async () => {
    expect(await submit({ from: "/insights?a=1" })).toEqual({ status: "done", to: "/insights?a=1" });
    expect(await submit({ from: "//evil.example" })).toEqual({ status: "done", to: "/rankings/full" });
    expect(given.signIn.password).toHaveBeenCalledWith({ emailAddress: "elin@example.test", password: credentials.password });
    expect(given.signIn.finalize).toHaveBeenCalledTimes(2);
  });

  it("asks Clerk nothing while the form is at fault", async () => {
    expect(await given.actions.signIn(IDLE, form({ email: "x", password: "" }))).toMatchObject({
      status: "failed",
      fields: { email: "Invalid email address", password: "Password is required" },
    });
    expect(given.signIn.password).not.toHaveBeenCalled();
  });

  it("shows the provider's first message, else the specification's, and gives no password back", async () => {
    fail(given.signIn.password, "Password is incorrect.");
    const state = await submit();
    expect(state).toMatchObject({ status: "failed", message: "Password is incorrect." });
    expect(JSON.stringify(state)).not.toContain(credentials.password);
    fail(given.signIn.password, "");
    expect(await submit()).toMatchObject({ message: "raw" });
    given.signIn.status = "needs_identifier";
    expect(await submit()).toMatchObject({ message: "Invalid email or password. Please try again." });
  });

  it("goes on to the second factor, with a letter where Clerk does not know the device", async () => {
    const to = "/auth?mode=signin&step=second-factor&from=%2Finsights";
    given.signIn.status = "needs_second_factor";
    expect(await submit({ from: "/insights" })).toEqual({ status: "done", to });
    expect(given.signIn.mfa.sendEmailCode).not.toHaveBeenCalled();
    given.signIn.status = "needs_client_trust";
    expect(await submit({ from: "/insights" })).toEqual({ status: "done", to });
    expect(given.signIn.mfa.sendEmailCode).toHaveBeenCalledTimes(1);
  });

  it("checks the code by what it was asked for", async () => {
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

  it("takes somebody who is signed in already on", async () => {
    fail(given.signIn.password, "You're already signed in.", "session_exists");
    expect(await submit()).toEqual({ status: "done", to: "/rankings/full" });
  });
});

describe("signing up", () => {
  const address = { from: "/insights", type: "invited", invitation: "abc", general_invitation: "" };
  const submit = () => given.actions.signUp(IDLE, form({ ...credentials, ...person, ...address }));

  it("tells Clerk what was asked and nothing that could be a right", async () => {
    expect(await submit()).toEqual({
      status: "done",
      to: "/auth?mode=signup&step=verify&type=invited&invitation=abc&from=%2Finsights",
    });
    expect(given.signUp.password).toHaveBeenCalledWith({
      firstName: "Elin",
      lastName: "Lund",
      emailAddress: "elin@example.test",
      password: credentials.password,
      unsafeMetadata: { company: "Lund", country: "Sweden", title: "Analyst", industry: "food", marketingConsent: true, leadData: null },
    });
    expect(given.signUp.verifications.sendEmailCode).toHaveBeenCalledTimes(1);
  });

  it("refuses a field that is none of the form's", async () => {
    const state = await given.actions.signUp(IDLE, form({ ...credentials, ...person, role: "admin", tier: "enterprise" }));
    expect(state.status).toBe("failed");
    expect(given.signUp.password).not.toHaveBeenCalled();
  });

  it("says why it failed", async () => {
    fail(given.signUp.password, "That email address is taken. Please try another.");
    expect(await submit()).toMatchObject({ status: "failed", message: "That email address is taken. Please try another." });
  });

  it("goes on to the set-up once the code held, and keeps what the address brought", async () => {
    given.page.search = "?mode=signup&step=verify&type=invited&invitation=abc&from=%2Finsights";
    expect(await given.actions.verifyEmail(IDLE, form({ code: "123456" }))).toEqual({
      status: "done",
      to: "/auth?mode=signup&step=setup&type=invited&invitation=abc&from=%2Finsights",
    });
    expect(given.signUp.finalize).toHaveBeenCalledTimes(1);
    given.signUp.status = "missing_requirements";
    expect(await given.actions.verifyEmail(IDLE, form({ code: "1" }))).toMatchObject({
      fields: { code: "Invalid verification code. Please try again." },
    });
  });
});

describe("a new password", () => {
  it("is asked for in the same words whether or not there is such an account", async () => {
    const submit = () => given.actions.requestReset(IDLE, form({ email: "elin@example.test", from: "/insights" }));
    const known = await submit();
    fail(given.signIn.create, "Couldn't find your account.", "form_identifier_not_found");
    expect(await submit()).toEqual(known);
    expect(known).toEqual({ status: "done", to: "/auth?mode=signin&step=reset&from=%2Finsights" });
    expect(given.page.reset).toBe("elin@example.test");
  });

  it("is set with the code, ends the other sessions and signs in", async () => {
    given.page.reset = "elin@example.test";
    given.signIn.status = "needs_first_factor";
    given.signIn.resetPasswordEmailCode.submitPassword.mockImplementation(async () => {
      given.signIn.status = "complete";
      return fine();
    });
    expect(await given.actions.resetPassword(IDLE, form({ code: "123456", password: "another password", from: "" }))).toEqual({
      status: "done",
      to: "/rankings/full",
    });
    expect(given.signIn.resetPasswordEmailCode.submitPassword).toHaveBeenCalledWith({ password: "another password", signOutOfOtherSessions: true });
    expect(given.page.reset).toBeNull();
  });

  it("names the field at fault, and does not ask for a code again that held", async () => {
    const submit = () => given.actions.resetPassword(IDLE, form({ code: "123456", password: "another password" }));
    given.signIn.status = "needs_first_factor";
    fail(given.signIn.resetPasswordEmailCode.verifyCode, "Incorrect code");
    expect(await submit()).toMatchObject({ fields: { code: "Incorrect code" } });
    given.signIn.status = "needs_new_password";
    fail(given.signIn.resetPasswordEmailCode.submitPassword, "Password has been found in an online data breach.");
    expect(await submit()).toMatchObject({ fields: { password: "Password has been found in an online data breach." } });
    expect(given.signIn.resetPasswordEmailCode.verifyCode).toHaveBeenCalledTimes(1);
  });
});

describe("another code", () => {
  it("is sent for the step the browser shows", async () => {
    given.page.search = "?mode=signin&step=reset";
    expect(await given.actions.resendCode(IDLE, form({}))).toEqual({ status: "idle" });
    expect(given.signIn.resetPasswordEmailCode.sendCode).toHaveBeenCalledTimes(1);
    given.page.search = "?mode=signup&step=verify";
    fail(given.signUp.verifications.sendEmailCode, "Too many requests.");
    expect(await given.actions.resendCode(IDLE, form({}))).toMatchObject({ status: "failed", message: "Too many requests." });
  });
});
