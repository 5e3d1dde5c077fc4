import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askForReset, resetWithCode } from "@/lib/accounts/identity/embedded/password-reset";
import { readStep } from "@/lib/accounts/identity/embedded/pending-step";
import { signInWithPassword } from "@/lib/accounts/identity/embedded/sign-in";
import { signUpWithPassword, verifyEmailWithCode } from "@/lib/accounts/identity/embedded/sign-up";
import { emailsTo, signedUp, signUpForm, TestBrowser, useOwnStore } from "@/tests/support/identity-visit";

// Nothing tells whether an address has an account: neither an answer, nor the cookies beside it, nor how much work it took.

const ROUNDS = 7;
/** Medians of a few rounds; without the same work one of the two would take a tenth of the time. */
const SIMILAR = 2;
/** Milliseconds that this process has worked. Unlike a clock, it does not count what others make it wait. */
const worked = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

let store: ReturnType<typeof useOwnStore>;
const known = Array.from({ length: ROUNDS }, (_, index) => `known${index}@spruce.example`);
const unknown = Array.from({ length: ROUNDS }, (_, index) => `nobody${index}@spruce.example`);

beforeAll(async () => {
  store = useOwnStore("full");
  for (const email of known) await signedUp(email);
});
afterAll(() => store.remove());

interface Answered {
  answer: unknown;
  cookies: string[];
}

/** Asks about both in turn, each time from a new browser. */
async function compare(ask: (browser: TestBrowser, email: string) => Promise<unknown>) {
  const [answers, times] = [[[], []] as [Answered[], Answered[]], [[], []] as [number[], number[]]];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const side of [0, 1] as const) {
      const browser = new TestBrowser();
      const email = (side === 0 ? known : unknown)[round] ?? "";
      const start = worked();
      const answer = await ask(browser, email);
      times[side].push(worked() - start);
      answers[side].push({ answer, cookies: [...browser.cookies.keys()] });
      await browser.settle();
    }
  }
  const [first, second] = times.map((all) => all.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0);
  return {
    answers,
    ratio: Math.max(first ?? 0, second ?? 0) / Math.min(first ?? 1, second ?? 1),
    slower: Math.max(first ?? 0, second ?? 0),
  };
}

describe("known and unknown addresses get the same response", () => {
  test.each<[string, (browser: TestBrowser, email: string) => Promise<unknown>]>([
    ["sign-in", (browser, email) => signInWithPassword(browser, { email, password: "wrong-guess-37" })],
    ["sign-up", (browser, email) => signUpWithPassword(browser, signUpForm(email), {})],
    ["asking for a reset", (browser, email) => askForReset(browser, { email })],
  ])("known and unknown addresses get the same response by %s", async (_, ask) => {
    const { answers, ratio, slower } = await compare(ask);
    expect(answers[0]).toEqual(answers[1]);
    // What takes next to no work may differ by a hiccup of the machine.
    if (slower > 25) expect(ratio).toBeLessThan(SIMILAR);
  });

  test("known and unknown addresses get the same response at the code step", async () => {
    const taken = new TestBrowser();
    const free = new TestBrowser();
    await signUpWithPassword(taken, signUpForm("known0@spruce.example"), {});
    await signUpWithPassword(free, signUpForm("free@spruce.example"), {});
    const step = async (browser: TestBrowser) => {
      const found = await readStep(browser);
      return { ...found, id: found?.id.length, userId: found?.userId.length, email: "" };
    };
    expect(await step(taken)).toEqual(await step(free));
    expect(await verifyEmailWithCode(taken, "1")).toEqual(await verifyEmailWithCode(free, "1"));
  });

  test("known and unknown addresses get the same response at the reset step", async () => {
    for (const browser of [new TestBrowser(), new TestBrowser()]) {
      await askForReset(browser, { email: `anybody${Math.random()}@spruce.example` });
      expect(await resetWithCode(browser, { code: "1", password: "another-quiet-larch" })).toEqual({ is: "wrong" });
    }
    const browser = new TestBrowser();
    await askForReset(browser, { email: "known1@spruce.example" });
    expect(await resetWithCode(browser, { code: "1", password: "another-quiet-larch" })).toEqual({ is: "wrong" });
  });
});

test("an email is sent to the owner of an account, never to an address without one", async () => {
  const browser = new TestBrowser();
  await askForReset(browser, { email: "neverheard@spruce.example" });
  await askForReset(browser, { email: "known2@spruce.example" });
  expect(await emailsTo(browser, "neverheard@spruce.example")).toEqual([]);
  expect((await emailsTo(browser, "known2@spruce.example"))[0]).toMatchObject({ subject: "Reset your password" });
});

test("form input returns only to its own browser, without the password", async () => {
  const [browser, other] = [new TestBrowser(), new TestBrowser()];
  await signUpWithPassword(browser, signUpForm("form@spruce.example"), { firstName: "Kim", title: "Analyst" });
  expect(await readStep(browser)).toMatchObject({
    purpose: "verify-email",
    values: { firstName: "Kim", title: "Analyst" },
  });
  expect(await readStep(other)).toBeNull();
  const cookie = browser.cookies.get("granskog.step") ?? "";
  expect(browser.terms.get("granskog.step")).toEqual({ maxAge: 1_800 });
  expect(Buffer.from(cookie, "base64url").toString("latin1")).not.toContain("Analyst");
  other.cookies.set("granskog.step", `${cookie.slice(0, -2)}xx`);
  expect(await readStep(other)).toBeNull();
});
