import { beforeEach, describe, expect, it } from "vitest";
import { fail, fine, form, IDLE, newAttempts } from "@/tests/support/clerk/attempts";

let given: ReturnType<typeof newAttempts>;
beforeEach(() => {
  given = newAttempts();
});

describe("a new password", () => {
  it("resetting a password gets the same response with or without an account", async () => {
    const submit = () => given.actions.requestReset(IDLE, form({ email: "elin@example.test", from: "/insights" }));
    const known = await submit();
    fail(given.signIn.create, "Couldn't find your account.", "form_identifier_not_found");
    expect(await submit()).toEqual(known);
    expect(known).toEqual({ status: "done", to: "/auth?mode=signin&step=reset&from=%2Finsights" });
    expect(given.page.reset).toBe("elin@example.test");
  });

  it("a code sets the new password, ends other sessions and signs in", async () => {
    given.page.reset = "elin@example.test";
    given.signIn.status = "needs_first_factor";
    given.signIn.resetPasswordEmailCode.submitPassword.mockImplementation(async () => {
      given.signIn.status = "complete";
      return fine();
    });
    expect(
      await given.actions.resetPassword(IDLE, form({ code: "123456", password: "another password", from: "" })),
    ).toEqual({
      status: "done",
      to: "/rankings/full",
    });
    expect(given.signIn.resetPasswordEmailCode.submitPassword).toHaveBeenCalledWith({
      password: "another password",
      signOutOfOtherSessions: true,
    });
    expect(given.page.reset).toBeNull();
  });

  it("a new password that is refused names its fault and keeps the valid code", async () => {
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

describe("a resent code", () => {
  it("a code is resent for the step shown in the browser", async () => {
    given.page.search = "?mode=signin&step=reset";
    expect(await given.actions.resendCode(IDLE, form({}))).toEqual({ status: "idle" });
    expect(given.signIn.resetPasswordEmailCode.sendCode).toHaveBeenCalledTimes(1);
    given.page.search = "?mode=signup&step=verify";
    fail(given.signUp.verifications.sendEmailCode, "Too many requests.");
    expect(await given.actions.resendCode(IDLE, form({}))).toMatchObject({
      status: "failed",
      message: "Too many requests.",
    });
  });

  it("a code is resent for a new browser, but not for an authenticator app", async () => {
    given.page.search = "?mode=signin&step=second-factor";
    given.signIn.status = "needs_client_trust";
    expect(await given.actions.resendCode(IDLE, form({}))).toEqual({ status: "idle" });
    expect(given.signIn.mfa.sendEmailCode).toHaveBeenCalledTimes(1);
    expect(given.signUp.verifications.sendEmailCode).not.toHaveBeenCalled();
    given.signIn.status = "needs_second_factor";
    expect(await given.actions.resendCode(IDLE, form({}))).toEqual({ status: "idle" });
    expect(given.signIn.mfa.sendEmailCode).toHaveBeenCalledTimes(1);
  });
});
