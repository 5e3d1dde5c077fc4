import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findAccount } from "@/lib/accounts/identity/embedded/accounts";
import { identity } from "@/lib/accounts/identity/embedded/auth";
import { askForReset, resetWithCode } from "@/lib/accounts/identity/embedded/password-reset";
import { proveOwner } from "@/lib/accounts/identity/embedded/proof";
import {
  beginSecondFactor,
  confirmSecondFactor,
  findSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from "@/lib/accounts/identity/embedded/second-factor";
import { digestOf } from "@/lib/accounts/identity/embedded/sealing";
import { passSecondStep } from "@/lib/accounts/identity/embedded/second-step";
import { findSession } from "@/lib/accounts/identity/embedded/sessions";
import { signInWithPassword } from "@/lib/accounts/identity/embedded/sign-in";
import { codeAt, stepAt } from "@/lib/accounts/identity/embedded/totp";
import { codeFor, emailsTo, PASSWORD, signedUp, TestBrowser, useOwnStore } from "@/tests/support/identity-visit";

let store: ReturnType<typeof useOwnStore>;
beforeAll(() => {
  store = useOwnStore();
});
afterAll(() => store.remove());

const HALF_MINUTE = 30_000;
const MINUTE = 60_000;

/** Someone new with a second factor, its secret and recovery codes. Codes of the app are good from `next` on. */
async function guarded(email: string) {
  const owner = await signedUp(email);
  const id = (await findAccount(email))?.id ?? "";
  await beginSecondFactor(id);
  const begun = await findSecondFactor(id);
  if (begun.is !== "begun") throw new Error(begun.is);
  const now = Date.now();
  const codes = await confirmSecondFactor(id, codeAt(begun.secret, stepAt(now)), now);
  if (!codes) throw new Error("The first code was not taken.");
  return {
    email,
    id,
    owner,
    codes,
    code: (time: number) => codeAt(begun.secret, stepAt(time)),
    next: now + HALF_MINUTE,
  };
}

async function atSecondStep(email: string): Promise<TestBrowser> {
  const browser = new TestBrowser();
  expect((await signInWithPassword(browser, { email, password: PASSWORD })).is).toBe("second factor");
  expect(await findSession(browser), "nobody is signed in yet").toBeNull();
  return browser;
}

describe("turning it on", () => {
  test("two-step sign-in is turned on with the app's first code within a quarter of an hour", async () => {
    await signedUp("on@spruce.example");
    const id = (await findAccount("on@spruce.example"))?.id ?? "";
    const now = Date.now();
    await beginSecondFactor(id, now);
    const begun = await findSecondFactor(id, now);
    if (begun.is !== "begun") throw new Error(begun.is);
    expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(await confirmSecondFactor(id, "000000", now)).toBeNull();
    const late = now + 16 * MINUTE;
    expect(await confirmSecondFactor(id, codeAt(begun.secret, stepAt(late)), late)).toBeNull();
    expect(await findSecondFactor(id, late)).toEqual({ is: "off" });
    const codes = await confirmSecondFactor(id, codeAt(begun.secret, stepAt(now)), now);
    expect(new Set(codes).size).toBe(10);
    expect(await findSecondFactor(id, now)).toEqual({ is: "on", codesLeft: 10 });
    await beginSecondFactor(id, now);
    expect(await findSecondFactor(id, now), "one in use is not replaced").toEqual({ is: "on", codesLeft: 10 });
  });

  test("two-step sign-in stores neither the secret nor a code in plain form", async () => {
    const { codes } = await guarded("kept@spruce.example");
    const { connection } = await identity();
    const stored = JSON.stringify([
      connection.prepare("select * from recovery_code").all(),
      connection.prepare("select * from second_factor").all(),
    ]);
    for (const code of codes) expect(stored).not.toContain(code.replace("-", ""));
    expect(stored).not.toMatch(/[A-Z2-7]{32}/);
  });

  test("recovery codes are stored salted and slow to guess", async () => {
    const { connection } = await identity();
    const [one, other] = [await guarded("salt@spruce.example"), await guarded("pepper@spruce.example")];
    const keptOf = (id: string) =>
      connection
        .prepare("select digest from recovery_code where user_id = ?")
        .all(id)
        .map(({ digest }) => String(digest));
    const saltsOf = (id: string) =>
      new Set(keptOf(id).map((stored) => /^([\w-]{22})\.[\w-]{43}$/.exec(stored)?.[1] ?? "no salt"));
    const salts = [...saltsOf(one.id), ...saltsOf(other.id)];
    await renewRecoveryCodes(one.id);
    expect(new Set([...salts, ...saltsOf(one.id)]).size).toBe(3);
    expect(keptOf(other.id)).toHaveLength(10);
    // A digest that takes no work is not among what is kept.
    for (const code of other.codes)
      expect(keptOf(other.id).join()).not.toContain(digestOf("recovery-code", other.id, code.replace("-", "")));
  });

  test("recovery codes stored before salting are accepted", async () => {
    const { id, email, codes } = await guarded("before@spruce.example");
    const { connection } = await identity();
    connection.prepare("delete from recovery_code where user_id = ?").run(id);
    connection
      .prepare("insert into recovery_code (user_id, digest) values (?, ?)")
      .run(id, digestOf("recovery-code", id, (codes[0] ?? "").replace("-", "")));
    expect(await passSecondStep(await atSecondStep(email), codes[1] ?? "")).toEqual({ is: "wrong" });
    expect((await passSecondStep(await atSecondStep(email), codes[0] ?? "")).is).toBe("signed in");
  });
});

describe("signing in", () => {
  test("two-step sign-in asks for a code after the password and accepts each once", async () => {
    const { email, code, next } = await guarded("once@spruce.example");
    const [first, second] = [await atSecondStep(email), await atSecondStep(email)];
    expect((await passSecondStep(first, code(next), next)).is).toBe("signed in");
    expect((await findSession(first))?.profile.email).toBe(email);
    expect((await passSecondStep(second, code(next), next)).is, "the same code again").toBe("wrong");
    expect((await passSecondStep(second, code(next + HALF_MINUTE), next + HALF_MINUTE)).is).toBe("signed in");
    expect((await passSecondStep(second, code(next + MINUTE), next + MINUTE)).is, "the step is over").toBe("no step");
  });

  test("two-step sign-in does not accept the code that turned it on", async () => {
    const { email, code, next } = await guarded("first@spruce.example");
    const browser = await atSecondStep(email);
    expect((await passSecondStep(browser, code(next - HALF_MINUTE), next)).is).toBe("wrong");
  });

  test("of two people who send the same code at once, only one is admitted", async () => {
    const { email, code, next } = await guarded("race@spruce.example");
    const browsers = [await atSecondStep(email), await atSecondStep(email)];
    const answers = await Promise.all(browsers.map((browser) => passSecondStep(browser, code(next), next)));
    expect(answers.map(({ is }) => is).sort()).toEqual(["signed in", "wrong"]);
  });

  test("each recovery code is accepted once, in any notation, and its owner emailed", async () => {
    const { email, codes, id } = await guarded("recovery@spruce.example");
    const [one = "", two = ""] = codes;
    const browser = await atSecondStep(email);
    expect((await passSecondStep(browser, one.toLowerCase().replace("-", " "))).is).toBe("signed in");
    expect((await emailsTo(browser, email))[0]?.subject).toBe("A recovery code was used");
    expect(await findSecondFactor(id)).toEqual({ is: "on", codesLeft: 9 });
    expect((await passSecondStep(await atSecondStep(email), one)).is).toBe("wrong");
    const renewed = await renewRecoveryCodes(id);
    expect((await passSecondStep(await atSecondStep(email), two)).is, "those before are worth nothing").toBe("wrong");
    expect((await passSecondStep(await atSecondStep(email), renewed?.[0] ?? "")).is).toBe("signed in");
  });

  test("two-step sign-in allows few wrong codes in any unknown browser", async () => {
    const { email, code, next } = await guarded("guess@spruce.example");
    for (let time = 0; time < 5; time += 1)
      expect((await passSecondStep(await atSecondStep(email), "000000", next)).is).toBe("wrong");
    expect((await passSecondStep(await atSecondStep(email), code(next), next)).is).toBe("too many");
    expect((await passSecondStep(await atSecondStep(email), code(next + 6 * MINUTE), next + 6 * MINUTE)).is).toBe(
      "signed in",
    );
  });

  test("two-step sign-in expects the code within ten minutes", async () => {
    const { email, code, next } = await guarded("late@spruce.example");
    const late = next + 11 * MINUTE;
    expect((await passSecondStep(await atSecondStep(email), code(late), late)).is).toBe("no step");
    const before = await atSecondStep(email);
    const reset = new TestBrowser();
    await askForReset(reset, { email });
    const answer = await resetWithCode(reset, {
      code: await codeFor(reset, email),
      password: "another-quiet-larch-38",
    });
    expect(answer.is, "a new password is no way round").toBe("second factor");
    expect(await findSession(reset)).toBeNull();
    expect((await passSecondStep(before, code(next), next)).is).toBe("no step");
    expect((await passSecondStep(reset, code(next), next)).is).toBe("signed in");
  });

  test("the code step exists only in a browser where the password was entered", async () => {
    await guarded("nobody@spruce.example");
    expect((await passSecondStep(new TestBrowser(), "000000")).is).toBe("no step");
  });
});

test("irreversible actions ask for password and code, or only the password if two-step is off", async () => {
  const { email, id, owner, codes } = await guarded("proof@spruce.example");
  const session = await findSession(owner);
  if (!session) throw new Error("The owner is signed out.");
  const ask = (password: string, code: string) => proveOwner(owner, session, { password, code });
  expect(await ask("wrong", codes[0] ?? "")).toBe("wrong password");
  expect(await ask(PASSWORD, "")).toBe("wrong code");
  expect(await ask(PASSWORD, codes[0] ?? "")).toBe("right");
  await removeSecondFactor(id);
  expect(await ask(PASSWORD, "")).toBe("right");
  expect((await signInWithPassword(new TestBrowser(), { email, password: PASSWORD })).is).toBe("signed in");
});
