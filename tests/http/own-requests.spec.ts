import { SAMPLE_PASSWORD } from "@/lib/accounts/identity/sample-accounts";
import { PATIENCE } from "../support/sign-in-request";
import { actionNamed, callAction } from "../support/server-actions";
import { expect, test } from "./fixtures";

// Next sends requests to itself: for the page that an action leads to, for an action of another page, for a rewrite.
// They are for the person and the network that the first request was for.

const signIn = () => actionNamed("signIn");
const typed = (password: string) => ({
  state: { status: "idle" },
  form: { email: "enterprise@sample.test", password, from: "/account" },
});

test("someone who signs in by script gets the page it leads to and remains signed in", async ({
  playwright,
  baseURL: configured,
}) => {
  const baseURL = configured ?? "";
  const context = await playwright.request.newContext({ baseURL, timeout: PATIENCE });
  const { redirect, body } = await callAction(context, signIn(), typed(SAMPLE_PASSWORD), baseURL);
  expect(redirect).toBe("/account;push");
  // Of that page, drawn for them.
  expect(body).toContain("enterprise@sample.test");
  expect((await context.get("/account", { maxRedirects: 0 })).status()).toBe(200);
  await context.dispose();
});

test("an action called at another page's address runs at its own page", async ({ playwright, baseURL: configured }) => {
  const baseURL = configured ?? "";
  const context = await playwright.request.newContext({ baseURL, timeout: PATIENCE });
  const elsewhere = { ...signIn(), page: "/cookie-settings" };
  const { body } = await callAction(context, elsewhere, typed("not the password"), baseURL);
  expect(body).toContain("Invalid email or password");
  await context.dispose();
});

test("a rewritten home page is the subscriber's own", async ({ people }) => {
  const context = await people.as("professional");
  const home = async () => context.get("/", { maxRedirects: 5 });
  expect(await (await home()).text()).toContain("Welcome Back");
  expect((await context.get("/account", { maxRedirects: 5 })).status()).toBe(200);
});

test("what this server notes on a request is in no response", async ({ request, people }) => {
  const member = await people.as("enterprise");
  for (const [who, address] of [
    [request, "/rankings/sweden"],
    [request, "/auth?mode=signin"],
    [request, "/api/me"],
    [request, "/nowhere"],
    [member, "/"],
    [member, "/account"],
  ] as const) {
    const answer = await who.get(address, { maxRedirects: 5 });
    expect(JSON.stringify(answer.headers()) + (await answer.text()), address).not.toMatch(/x-granskog/i);
  }
});
