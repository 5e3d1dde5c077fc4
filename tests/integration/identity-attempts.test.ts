import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reserve } from "@/lib/accounts/identity/embedded/attempts";
import { identity } from "@/lib/accounts/identity/embedded/auth";
import { askForReset, resetWithCode } from "@/lib/accounts/identity/embedded/password-reset";
import { pruneStore } from "@/lib/accounts/identity/embedded/pruning";
import { findSession } from "@/lib/accounts/identity/embedded/sessions";
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

const MINUTE = 60_000;
const run = promisify(execFile);

let store: ReturnType<typeof useOwnStore>;
beforeAll(() => (store = useOwnStore()));
afterAll(() => store.remove());

const tally = (answers: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(answers, String)].map(([is, all]) => [is, all.length]));

/** That many wrong passwords at once, each from a different browser. */
async function guess(email: string, count: number) {
  const answers = Array.from({ length: count }, () =>
    signInWithPassword(new TestBrowser(), { email, password: "wrong-guess-37" }),
  );
  return tally((await Promise.all(answers)).map(({ is }) => is));
}

describe("wrong passwords", () => {
  test.each([
    ["an account", "known@spruce.example"],
    ["an address without one", "unknown@spruce.example"],
  ])("wrong passwords of %s get ten responses in five minutes, even in parallel", async (_, email) => {
    if (email.startsWith("known")) await signedUp(email);
    expect(await guess(email, 40)).toEqual({ wrong: 10, "too many": 30 });
    const answer = await signInWithPassword(new TestBrowser(), { email: email.toUpperCase(), password: PASSWORD });
    expect(answer, "the right one is not looked at any more").toEqual({ is: "too many" });
  });

  test("wrong passwords are counted across processes", async () => {
    const email = "processes@spruce.example";
    await signedUp(email);
    const script = [
      "--import",
      "tsx",
      "--conditions=react-server",
      "tests/support/run-identity-guesses.ts",
      email,
      "15",
    ];
    const outputs = await Promise.all(
      Array.from({ length: 2 }, () => run(process.execPath, script, { env: process.env })),
    );
    const answers = outputs.flatMap(({ stdout }) => JSON.parse(stdout) as string[]);
    expect(tally(answers)).toEqual({ wrong: 10, "too many": 20 });
  });

  test("correct passwords are not counted", async () => {
    const email = "right@spruce.example";
    await signedUp(email);
    const answers: string[] = [];
    for (let index = 0; index < 12; index += 1)
      answers.push((await signInWithPassword(new TestBrowser(), { email, password: PASSWORD })).is);
    expect(tally(answers)).toEqual({ "signed in": 12 });
    expect(await guess(email, 11)).toEqual({ wrong: 10, "too many": 1 });
  });

  test("strangers' wrong passwords do not lock out a known browser", async () => {
    const email = "device@spruce.example";
    const own = await signedUp(email);
    expect(await guess(email, 11)).toEqual({ wrong: 10, "too many": 1 });
    expect((await signInWithPassword(own, { email, password: PASSWORD })).is).toBe("signed in");
    const answers = Array.from({ length: 11 }, () => signInWithPassword(own, { email, password: "wrong-guess-37" }));
    expect(tally((await Promise.all(answers)).map(({ is }) => is))).toEqual({ wrong: 10, "too many": 1 });
  });

  test("a known browser is valid for one account and cannot be forged", async () => {
    const [own, email] = [await signedUp("one@spruce.example"), "two@spruce.example"];
    await signedUp(email);
    expect(await guess(email, 10)).toEqual({ wrong: 10 });
    expect((await signInWithPassword(own, { email, password: PASSWORD })).is).toBe("too many");
    const forger = new TestBrowser();
    forger.cookies.set("known_device", (own.cookies.get("known_device") ?? "").replace(/\.[^.]+$/, ".forged"));
    expect((await signInWithPassword(forger, { email: "one@spruce.example", password: PASSWORD })).is).toBe(
      "signed in",
    );
    expect(await guess("one@spruce.example", 10)).toEqual({ wrong: 10 });
    forger.cookies.set("known_device", `${own.cookies.get("known_device") ?? ""}x`);
    expect((await signInWithPassword(forger, { email: "one@spruce.example", password: PASSWORD })).is).toBe("too many");
  });
});

describe("any five minutes", () => {
  test("attempts are counted in a moving window of five minutes", async () => {
    const [subject, start] = ["window", 1_000_000_000_000];
    const at = async (...minutes: number[]) => {
      const allowed: boolean[] = [];
      for (const minute of minutes) allowed.push((await reserve("code", subject, start + minute * MINUTE)) !== null);
      return allowed;
    };
    expect(await at(0, 4.5, 4.6, 4.7, 4.8)).toEqual([true, true, true, true, true]);
    expect(await at(4.9, 5.1, 5.2), "one has run out, four have not").toEqual([false, true, false]);
    expect(await at(9.6, 9.7, 9.8, 9.9, 9.95)).toEqual([true, true, true, true, false]);
  });

  test("old attempts are deleted", async () => {
    const { connection } = await identity();
    await reserve("code", "old", Date.now() - 40 * MINUTE);
    await reserve("code", "new");
    const count = () =>
      connection.prepare("select count(*) as n from attempt where at < ?").get(Date.now() - 30 * MINUTE)?.n;
    pruneStore(connection, Date.now() + 2 * MINUTE);
    expect(count()).toBe(0);
  });
});

describe("codes", () => {
  test("codes allow five wrong attempts in five minutes per account, across browsers", async () => {
    const [browser, email] = [new TestBrowser(), "codes@spruce.example"];
    await signUpWithPassword(browser, signUpForm(email), {});
    const wrong = otherThan(await codeFor(browser, email));
    const first = await Promise.all(Array.from({ length: 3 }, () => verifyEmailWithCode(browser, wrong)));
    await sendAnotherCode(browser);
    const other = new TestBrowser();
    await signInWithPassword(other, { email, password: PASSWORD });
    const later = await Promise.all(
      [browser, other, browser, other, browser].map((one) => verifyEmailWithCode(one, wrong)),
    );
    expect(tally([...first, ...later].map(({ is }) => is))).toEqual({ wrong: 5, "too many": 3 });
    expect((await verifyEmailWithCode(browser, await codeFor(browser, email))).is, "the right one").toBe("too many");
    expect(await findSession(browser)).toBeNull();
  });

  test("a code is wrong once its ten minutes are over, and a new one is right", async () => {
    const [browser, email] = [new TestBrowser(), "late@spruce.example"];
    await signUpWithPassword(browser, signUpForm(email), {});
    const late = await codeFor(browser, email);
    const { connection } = await identity();
    // As if they had passed: reads must not depend on expired rows being deleted, which comes once a minute.
    connection.prepare("update code set expires_at = ?").run(Date.now() - 1);
    expect((await verifyEmailWithCode(browser, late)).is).toBe("wrong");
    await sendAnotherCode(browser);
    expect((await verifyEmailWithCode(browser, await codeFor(browser, email))).is).toBe("signed in");
  });

  test("a code works once, even in parallel", async () => {
    const [browser, email] = [new TestBrowser(), "once@spruce.example"];
    await signedUp(email);
    await askForReset(browser, { email });
    const code = await codeFor(browser, email);
    const step = new Map(browser.cookies);
    const copies = Array.from({ length: 5 }, () => {
      const copy = new TestBrowser();
      for (const [name, value] of step) copy.cookies.set(name, value);
      return copy;
    });
    const answers = await Promise.all(
      copies.map((copy) => resetWithCode(copy, { code, password: "another-quiet-larch" })),
    );
    expect(tally(answers.map(({ is }) => is))["signed in"]).toBe(1);
  });

  test("codes are sent five times in a quarter of an hour, and the last one stays valid", async () => {
    const [browser, email] = [new TestBrowser(), "mails@spruce.example"];
    await signUpWithPassword(browser, signUpForm(email), {});
    for (let index = 0; index < 8; index += 1) expect(await sendAnotherCode(browser)).toBe(true);
    const emails = await emailsTo(browser, email);
    expect(emails).toHaveLength(5);
    const { connection } = await identity();
    expect(connection.prepare("select count(*) as n from code").get()?.n).toBeGreaterThan(0);
    const codes = new Set(emails.map(({ code }) => code ?? ""));
    const answers: string[] = [];
    for (const code of codes) answers.push((await verifyEmailWithCode(browser, code)).is);
    expect(tally(answers)["signed in"]).toBe(1);
  });
});
