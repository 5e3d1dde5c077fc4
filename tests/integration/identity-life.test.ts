import { statSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findAccount } from "@/lib/accounts/identity/embedded/accounts";
import { identity } from "@/lib/accounts/identity/embedded/auth";
import { changePassword, askForReset, resetWithCode } from "@/lib/accounts/identity/embedded/password-reset";
import { findSession, finishSession, listSessions } from "@/lib/accounts/identity/embedded/sessions";
import { signInWithPassword } from "@/lib/accounts/identity/embedded/sign-in";
import { sendAnotherCode, signUpWithPassword, verifyEmailWithCode } from "@/lib/accounts/identity/embedded/sign-up";
import {
  codeFor,
  emailsTo,
  otherThan,
  PASSWORD,
  signedUp,
  signUpForm,
  TestBrowser,
  useOwnStore,
} from "@/tests/support/identity-visit";

let store: ReturnType<typeof useOwnStore>;
beforeAll(() => (store = useOwnStore()));
afterAll(() => store.remove());

async function signUp(browser: TestBrowser, email: string, changes: Parameters<typeof signUpForm>[1] = {}) {
  const answer = await signUpWithPassword(browser, signUpForm(email, changes), {});
  expect(answer).toEqual({ is: "code sent" });
}

test("only the operating system's user can read the account store, its log and its index", async () => {
  await identity();
  for (const ending of ["", "-wal", "-shm"]) {
    expect(statSync(path.join(store.dataDir, `identity.sqlite${ending}`)).mode & 0o777, ending).toBe(0o600);
  }
});

describe("the life of an account", () => {
  test("an account starts with a code, and only then signs in", async () => {
    const [browser, email] = [new TestBrowser(), "begin@spruce.example"];
    await signUp(browser, email);
    expect(await findSession(browser)).toBeNull();
    const code = await codeFor(browser, email);
    expect(await verifyEmailWithCode(browser, otherThan(code))).toEqual({ is: "wrong" });
    expect((await verifyEmailWithCode(browser, code)).is).toBe("signed in");
    expect(await verifyEmailWithCode(browser, code), "a second time").toEqual({ is: "no step" });
    expect(await findSession(browser)).toMatchObject({
      profile: { firstName: "Kim", lastName: "Lindqvist", email },
      details: {
        company: "Spruce Works",
        country: "Sweden",
        title: "Analyst",
        industry: "food",
        marketingConsent: false,
      },
    });
    expect(browser.terms.get("signed_in")?.isReadable).toBe(true);
    expect([...browser.terms].filter(([, { isReadable }]) => isReadable).map(([name]) => name)).toEqual(["signed_in"]);
  });

  test("signing out ends the session, not only its cookie", async () => {
    const browser = await signedUp("out@spruce.example");
    const copy = new Map(browser.cookies);
    await finishSession(browser);
    for (const [name, value] of copy) browser.cookies.set(name, value);
    expect(await findSession(browser)).toBeNull();
  });

  test("each sign-in creates a new session and ends the browser's previous one", async () => {
    const browser = await signedUp("again@spruce.example");
    const [before, cookies] = [await findSession(browser), new Map(browser.cookies)];
    expect((await signInWithPassword(browser, { email: "Again@Spruce.example", password: PASSWORD })).is).toBe(
      "signed in",
    );
    const after = await findSession(browser);
    expect(after?.userId).toBe(before?.userId);
    expect(after?.sessionId).not.toBe(before?.sessionId);
    const old = new TestBrowser();
    for (const [name, value] of cookies) old.cookies.set(name, value);
    expect(await findSession(old)).toBeNull();
    expect(await listSessions(after?.userId ?? "")).toHaveLength(1);
  });

  test("a reset password ends every other session", async () => {
    const [first, email] = [await signedUp("reset@spruce.example"), "reset@spruce.example"];
    const second = new TestBrowser();
    await askForReset(second, { email });
    const code = await codeFor(second, email);
    expect((await resetWithCode(second, { code, password: "password1" })).is).toBe("weak password");
    expect((await resetWithCode(second, { code: otherThan(code), password: "another-quiet-larch" })).is).toBe("wrong");
    expect((await resetWithCode(second, { code, password: "another-quiet-larch" })).is).toBe("signed in");
    expect(await findSession(first)).toBeNull();
    expect(await findSession(second)).toMatchObject({ profile: { email } });
    expect((await signInWithPassword(first, { email, password: PASSWORD })).is).toBe("wrong");
    expect((await signInWithPassword(first, { email, password: "another-quiet-larch" })).is).toBe("signed in");
    expect((await emailsTo(second, email))[0]?.subject).toBe("Your password has been changed");
  });

  test("a changed password needs the current one and keeps only this session", async () => {
    const [here, email] = [await signedUp("change@spruce.example"), "change@spruce.example"];
    const there = new TestBrowser();
    await signInWithPassword(there, { email, password: PASSWORD });
    const session = await findSession(here);
    if (!session) throw new Error("Nobody is signed in.");
    expect(await changePassword(here, session, { current: "not-the-one-37", next: "another-quiet-larch" })).toEqual({
      is: "wrong",
    });
    expect(await changePassword(here, session, { current: PASSWORD, next: "spruceworks" })).toMatchObject({
      is: "weak password",
    });
    expect(await changePassword(here, session, { current: PASSWORD, next: "another-quiet-larch" })).toEqual({
      is: "changed",
    });
    expect(await findSession(here)).not.toBeNull();
    expect(await findSession(there)).toBeNull();
  });

  test("signing in before verification sends a new code", async () => {
    const [browser, email] = [new TestBrowser(), "later@spruce.example"];
    await signUp(browser, email);
    const other = new TestBrowser();
    expect(await signInWithPassword(other, { email, password: "wrong-wrong-37" })).toEqual({ is: "wrong" });
    expect(await signInWithPassword(other, { email, password: PASSWORD })).toEqual({ is: "unverified" });
    expect(await findSession(other)).toBeNull();
    expect((await verifyEmailWithCode(other, await codeFor(other, email))).is).toBe("signed in");
  });
});

describe("ownership of an account", () => {
  test("a code works only in the browser that requested it", async () => {
    const [browser, stranger, email] = [new TestBrowser(), new TestBrowser(), "mine@spruce.example"];
    await signUp(browser, email);
    const code = await codeFor(browser, email);
    expect(await verifyEmailWithCode(stranger, code)).toEqual({ is: "no step" });
    await askForReset(stranger, { email });
    expect((await resetWithCode(stranger, { code, password: "another-quiet-larch" })).is).toBe("wrong");
  });

  test("signing up first with someone else's address gains nothing", async () => {
    const [attacker, owner, email] = [new TestBrowser(), new TestBrowser(), "owner@spruce.example"];
    await signUp(attacker, email, { password: "attackers-larch-37", company: "Elsewhere" });
    const planted = await findAccount(email);
    const stolen = await codeFor(attacker, email);
    await signUp(owner, email);
    const account = await findAccount(email);
    expect(account?.id).not.toBe(planted?.id);
    expect((await verifyEmailWithCode(attacker, stolen)).is, "the first code, in the first browser").toBe("wrong");
    expect(await verifyEmailWithCode(owner, await codeFor(owner, email))).toMatchObject({
      session: { userId: account?.id, details: { company: "Spruce Works" } },
    });
    expect(await signInWithPassword(attacker, { email, password: "attackers-larch-37" })).toEqual({ is: "wrong" });
  });

  test("the owner's code does not confirm an attacker's sign-up over an unverified one", async () => {
    const [owner, attacker, email] = [new TestBrowser(), new TestBrowser(), "victim@spruce.example"];
    await signUp(owner, email);
    const code = await codeFor(owner, email);
    await signUp(attacker, email, { password: "attackers-larch-37" });
    expect((await verifyEmailWithCode(owner, code)).is).toBe("wrong");
    expect((await findAccount(email))?.isVerified).toBe(false);
  });

  test("a sign-up neither replaces nor changes a verified account", async () => {
    await signedUp("taken@spruce.example");
    const [before, stranger] = [await findAccount("taken@spruce.example"), new TestBrowser()];
    await signUp(stranger, "taken@spruce.example", { password: "strangers-larch-37" });
    expect(await findAccount("taken@spruce.example")).toEqual(before);
    const [email] = await emailsTo(stranger, "taken@spruce.example");
    expect(email).toEqual({ subject: "You already have an account", code: null });
    expect(await verifyEmailWithCode(stranger, "000000")).toEqual({ is: "wrong" });
    expect(await sendAnotherCode(stranger)).toBe(true);
    expect((await emailsTo(stranger, "taken@spruce.example"))[0]?.code, "asking again").toBeNull();
  });

  test("role, plan and similar fields in the sign-up form are ignored", async () => {
    const [browser, email] = [new TestBrowser(), "admin@spruce.example"];
    const form = {
      ...signUpForm(email),
      role: "admin",
      tier: "enterprise",
      emailVerified: true,
      id: "chosen",
      leadData: "x",
      isVerified: true,
    };
    expect(await signUpWithPassword(browser, form, {})).toEqual({ is: "code sent" });
    const { connection } = await identity();
    const row = connection.prepare(`select * from "user" where "email" = ?`).get(email);
    expect(row).toMatchObject({ emailVerified: 0, leadData: null });
    expect(row?.id).not.toBe("chosen");
    expect(JSON.stringify(row)).not.toContain("enterprise");
    expect(Object.keys(row ?? {})).not.toEqual(expect.arrayContaining(["role"]));
  });

  test.each(["password123", "qwertyuiop", "Spruce Works", "granskog1"])(
    "the password %s is refused",
    async (password) => {
      const [browser, email] = [new TestBrowser(), "weak@spruce.example"];
      expect((await signUpWithPassword(browser, signUpForm(email, { password }), {})).is).toBe("weak password");
      expect(await findAccount(email)).toBeNull();
    },
  );
});
