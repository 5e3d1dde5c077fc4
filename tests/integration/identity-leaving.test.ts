import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findAccount } from "@/lib/accounts/identity/embedded/accounts";
import { eraseLeavers } from "@/lib/accounts/identity/embedded/erasing";
import { storedOf } from "@/lib/accounts/identity/embedded/stored-account";
import { askForLeaving, findLeaving, findLeavingByToken, keepAccount } from "@/lib/accounts/identity/embedded/leaving";
import { findSession } from "@/lib/accounts/identity/embedded/sessions";
import { signInWithPassword } from "@/lib/accounts/identity/embedded/sign-in";
import { listEmails, outboxFolder } from "@/lib/platform/mail/outbox";
import { emailsTo, PASSWORD, signedUp, TestBrowser, useOwnStore } from "@/tests/support/identity-visit";

let store: ReturnType<typeof useOwnStore>;
beforeAll(() => {
  store = useOwnStore();
});
afterAll(() => store.remove());

const DAY = 86_400_000;
const later = (days: number) => new Date(Date.now() + days * DAY);

/** Someone who asked for the deletion of their account, and the word of the email's link. */
async function leaving(email: string) {
  const browser = await signedUp(email);
  const session = await findSession(browser);
  if (!session) throw new Error("Nobody is signed in.");
  await askForLeaving(browser, session);
  await browser.settle();
  const notice = (await listEmails(outboxFolder(process.env.DATA_DIR ?? ""), 500)).find(
    ({ to, subject }) => to === email && subject.startsWith("Your account will be deleted on "),
  );
  return {
    email,
    browser,
    userId: session.userId,
    token: /keep-account\?token=([\w-]+)/.exec(notice?.text ?? "")?.[1] ?? "",
  };
}

const erased: string[] = [];
const erase = async (userId: string) => Promise.resolve(erased.push(userId) > 0);

describe("deleting an account", () => {
  test("deleting an account signs out everywhere and can be cancelled for a fortnight", async () => {
    const { email, browser, userId } = await leaving("think@spruce.example");
    expect(await findSession(browser)).toBeNull();
    const until = Date.parse((await findLeaving(userId)) ?? "");
    expect(Math.round((until - Date.now()) / DAY)).toBe(14);
    const back = new TestBrowser();
    expect((await signInWithPassword(back, { email, password: PASSWORD })).is).toBe("signed in");
    expect(await keepAccount(back, userId)).toBe(true);
    expect(await keepAccount(back, userId)).toBe(false);
    expect((await emailsTo(back, email))[0]?.subject).toBe("We’ve kept your account");
    expect(await eraseLeavers(later(30), erase)).toBe(0);
    expect(erased).not.toContain(userId);
  });

  test("deleting an account can be cancelled with the link in the email too", async () => {
    const { browser, userId, token } = await leaving("letter@spruce.example");
    expect(await findLeavingByToken(token)).toMatchObject({ userId });
    expect(await findLeavingByToken("x".repeat(32))).toBeNull();
    await keepAccount(browser, userId);
    expect(await findLeavingByToken(token)).toBeNull();
  });

  test("a second request to delete an account keeps the date of the first", async () => {
    const { email, userId } = await leaving("again@spruce.example");
    const until = await findLeaving(userId);
    const browser = new TestBrowser();
    const answer = await signInWithPassword(browser, { email, password: PASSWORD });
    if (answer.is !== "signed in") throw new Error(answer.is);
    expect(await askForLeaving(browser, answer.session, Date.now() + DAY)).toBe(until);
    await keepAccount(browser, userId);
  });

  test("an account is deleted after a fortnight, and its address is free", async () => {
    const { email, browser, userId } = await leaving("gone@spruce.example");
    expect(await eraseLeavers(later(13), erase)).toBe(0);
    expect(await findAccount(email)).not.toBeNull();
    expect(await eraseLeavers(later(15), erase)).toBe(1);
    expect(erased).toContain(userId);
    expect(await findAccount(email)).toBeNull();
    expect(await eraseLeavers(later(15), erase)).toBe(0);
    expect((await emailsTo(browser, email))[0]?.subject).toBe("Your account has been deleted");
    await signedUp(email);
  });

  test("deleting an account waits while the data tables are unavailable", async () => {
    const [stuck, other] = [await leaving("stuck@spruce.example"), await leaving("other@spruce.example")];
    const fails = async (userId: string) =>
      userId === stuck.userId ? Promise.reject(new Error("no answer")) : Promise.resolve(true);
    expect(await eraseLeavers(later(15), fails)).toBe(1);
    expect(await findAccount(other.email)).toBeNull();
    expect(await findAccount(stuck.email)).not.toBeNull();
    expect(await eraseLeavers(later(15), erase)).toBe(1);
  });
});

test("a data download lists sessions and contains no secret", async () => {
  const browser = await signedUp("copy@spruce.example");
  const session = await findSession(browser);
  const copy = await storedOf(session?.userId ?? "");
  expect(copy).toMatchObject({
    email: "copy@spruce.example",
    firstName: "Kim",
    sessions: [{ userAgent: browser.userAgent }],
    secondFactor: null,
    deletion: null,
  });
  const text = JSON.stringify(copy);
  const token = (browser.cookies.get("granskog.session_token") ?? "").split(".")[0] ?? "";
  expect(token.length).toBeGreaterThan(20);
  for (const secret of [token, "password", "digest", "sealed"]) expect(text).not.toContain(secret);
});
