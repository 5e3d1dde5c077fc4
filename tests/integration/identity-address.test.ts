import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findAccount } from "@/lib/accounts/identity/embedded/accounts";
import {
  askForAddress,
  canTakeAddressBack,
  confirmAddress,
  findAskedAddress,
  takeAddressBack,
} from "@/lib/accounts/identity/embedded/address-change";
import { askForLeaving, findLeaving } from "@/lib/accounts/identity/embedded/leaving";
import {
  beginSecondFactor,
  confirmSecondFactor,
  findSecondFactor,
} from "@/lib/accounts/identity/embedded/second-factor";
import { findSession } from "@/lib/accounts/identity/embedded/sessions";
import { signInWithPassword } from "@/lib/accounts/identity/embedded/sign-in";
import { signUpWithPassword } from "@/lib/accounts/identity/embedded/sign-up";
import { codeAt, stepAt } from "@/lib/accounts/identity/embedded/totp";
import { listEmails, outboxFolder } from "@/lib/platform/mail/outbox";
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
beforeAll(() => {
  store = useOwnStore();
});
afterAll(() => store.remove());

const DAY = 86_400_000;
const proof = { password: PASSWORD, code: "" };

async function sessionOf(browser: TestBrowser) {
  const session = await findSession(browser);
  if (!session) throw new Error("Nobody is signed in.");
  return session;
}

/** Changes an address by the email, and answers the word of the email to the earlier one. */
async function move(browser: TestBrowser, from: string, to: string): Promise<string> {
  expect(await askForAddress(browser, await sessionOf(browser), { email: to, ...proof })).toBe("right");
  expect((await confirmAddress(browser, await sessionOf(browser), await codeFor(browser, to))).is).toBe("changed");
  await browser.settle();
  const emails = await listEmails(outboxFolder(process.env.DATA_DIR ?? ""), 500);
  const text =
    emails.find((email) => email.to === from && email.subject === "Your email address has been changed")?.text ?? "";
  return /token=([\w-]+)/.exec(text)?.[1] ?? "";
}

describe("a new email address", () => {
  test("a new email address is confirmed by a code and then used to sign in", async () => {
    const [before, after] = ["before@spruce.example", "after@spruce.example"];
    const browser = await signedUp(before);
    const other = new TestBrowser();
    await signInWithPassword(other, { email: before, password: PASSWORD });
    expect(await askForAddress(browser, await sessionOf(browser), { email: after, ...proof, password: "wrong" })).toBe(
      "wrong password",
    );
    expect(await askForAddress(browser, await sessionOf(browser), { email: before, ...proof })).toBe("same");
    expect(await askForAddress(browser, await sessionOf(browser), { email: after, ...proof })).toBe("right");
    expect(await findAskedAddress(browser, (await sessionOf(browser)).userId)).toBe(after);
    const code = await codeFor(browser, after);
    expect((await confirmAddress(browser, await sessionOf(browser), otherThan(code))).is).toBe("wrong");
    expect((await sessionOf(browser)).profile.email, "until then nothing changes").toBe(before);
    expect((await confirmAddress(browser, await sessionOf(browser), code)).is).toBe("changed");
    expect((await sessionOf(browser)).profile.email).toBe(after);
    expect(await findSession(other)).toBeNull();
    expect((await signInWithPassword(new TestBrowser(), { email: before, password: PASSWORD })).is).toBe("wrong");
    expect((await signInWithPassword(new TestBrowser(), { email: after, password: PASSWORD })).is).toBe("signed in");
  });

  test("a new email address is confirmed only in the same browser and account", async () => {
    const owner = await signedUp("owner@spruce.example");
    const thief = await signedUp("thief@spruce.example");
    await askForAddress(owner, await sessionOf(owner), { email: "wanted@spruce.example", ...proof });
    const code = await codeFor(owner, "wanted@spruce.example");
    expect((await confirmAddress(thief, await sessionOf(thief), code)).is).toBe("no step");
    thief.cookies.set("granskog.step", owner.cookies.get("granskog.step") ?? "");
    expect((await confirmAddress(thief, await sessionOf(thief), code)).is).toBe("no step");
  });

  test("asking for another account's address gets the same response, and its owner an email", async () => {
    const asking = await signedUp("asking@spruce.example");
    await signedUp("taken@spruce.example");
    expect(await askForAddress(asking, await sessionOf(asking), { email: "taken@spruce.example", ...proof })).toBe(
      "right",
    );
    const [newest] = await emailsTo(asking, "taken@spruce.example");
    expect(newest).toEqual({ subject: "Someone tried to use your email address", code: null });
  });

  test("an address that someone else confirmed first stays theirs", async () => {
    const late = await signedUp("late@spruce.example");
    await askForAddress(late, await sessionOf(late), { email: "contested@spruce.example", ...proof });
    const code = await codeFor(late, "contested@spruce.example");
    await signedUp("contested@spruce.example");
    expect((await confirmAddress(late, await sessionOf(late), code)).is).toBe("wrong");
    expect((await sessionOf(late)).profile.email).toBe("late@spruce.example");
  });

  test("sample accounts cannot change their address", async () => {
    const browser = await signedUp("bold@spruce.example");
    expect(await askForAddress(browser, await sessionOf(browser), { email: "admin@sample.test", ...proof })).toBe(
      "unusable",
    );
  });
});

describe("restoring the old address", () => {
  test("restoring the old address undoes later changes and works once", async () => {
    const [mine, theirs] = ["mine@spruce.example", "theirs@spruce.example"];
    const thief = await signedUp(mine);
    const token = await move(thief, mine, theirs);
    const session = await sessionOf(thief);
    await beginSecondFactor(session.userId);
    const begun = await findSecondFactor(session.userId);
    if (begun.is !== "begun") throw new Error(begun.is);
    await confirmSecondFactor(session.userId, codeAt(begun.secret, stepAt(Date.now())));
    await askForLeaving(new TestBrowser(), session);
    expect(await canTakeAddressBack(token)).toBe(true);
    const owner = new TestBrowser();
    expect(await takeAddressBack(owner, token)).toEqual({ userId: session.userId });
    expect((await findAccount(mine))?.id).toBe(session.userId);
    expect(await findAccount(theirs)).toBeNull();
    expect(await findSession(thief)).toBeNull();
    expect(await findLeaving(session.userId)).toBeNull();
    expect(await findSecondFactor(session.userId)).toEqual({ is: "off" });
    for (const email of [mine, theirs])
      expect((await signInWithPassword(new TestBrowser(), { email, password: PASSWORD })).is).toBe("wrong");
    expect(await takeAddressBack(owner, token)).toBeNull();
  });

  test("the old address can be restored for seven days, and no one else can use it", async () => {
    const [first, second] = ["first@spruce.example", "second@spruce.example"];
    const token = await move(await signedUp(first), first, second);
    const stranger = new TestBrowser();
    expect((await signUpWithPassword(stranger, signUpForm(first), {})).is, "answered alike").toBe("code sent");
    const emails = await emailsTo(stranger, first);
    expect(emails[0]?.subject, "no code goes out").toBe("Your email address has been changed");
    expect(await findAccount(first)).toBeNull();
    expect(await canTakeAddressBack(token, Date.now() + 6 * DAY)).toBe(true);
    expect(await canTakeAddressBack(token, Date.now() + 8 * DAY)).toBe(false);
    expect(await takeAddressBack(stranger, token, Date.now() + 8 * DAY)).toBeNull();
    expect(await takeAddressBack(stranger, "x".repeat(32))).toBeNull();
  });

  test("restoring leads from the last address back to the first, past the one in between", async () => {
    const browser = await signedUp("a@spruce.example");
    const first = await move(browser, "a@spruce.example", "b@spruce.example");
    const second = await move(browser, "b@spruce.example", "c@spruce.example");
    expect(await takeAddressBack(browser, first)).not.toBeNull();
    expect(await takeAddressBack(browser, second), "the thief's own way back is closed").toBeNull();
    expect(await findAccount("a@spruce.example")).not.toBeNull();
  });
});
