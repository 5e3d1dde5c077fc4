import type { APIRequestContext } from "@playwright/test";
import { abreast } from "../support/abreast";
import { siteUnderTest } from "../support/data-api";
import { sendFrom } from "../support/from-address";
import { actionNamed, callAction, callHeaders, encode } from "../support/server-actions";
import { userIdOf } from "../support/people";
import { PATIENCE, signUpByRequest } from "../support/sign-in-request";
import { expect, test } from "./fixtures";

// What may be done so often, however it is asked for.

const PASSWORD = "open sesame";
/** Tries that one network has in a quarter of an hour. */
const TRIES = 8;
/** Requests of a signed-in person in five minutes. */
const MEMBERS_LIMIT = 1_000;

async function linkOf(owner: APIRequestContext, baseURL: string): Promise<string> {
  const wish = {
    configuration: { version: 1, figure: "single-country", search: "market=sweden&industry=energy" },
    title: "Energy in Sweden",
    message: "",
    isSigned: false,
    password: PASSWORD,
    downloads: false,
    days: 1,
  };
  const { body } = await callAction(owner, actionNamed("shareChart"), { values: [wish] }, baseURL);
  const id = /"status":"shared","id":"([\w-]{22})"/.exec(body)?.[1];
  if (!id) throw new Error(`No link was made: ${body.slice(0, 200)}`);
  return id;
}

test("invented addresses add no password attempts on a link and lock out no known browser", async ({
  people,
  playwright,
  baseURL: configured,
}) => {
  const baseURL = configured ?? "";
  const id = await linkOf(await people.as("professional"), baseURL);
  const visitor = async () =>
    playwright.request.newContext({
      baseURL,
      maxRedirects: 0,
      timeout: PATIENCE,
      extraHTTPHeaders: { origin: baseURL },
    });
  const [recipient, stranger] = [await visitor(), await visitor()];
  const enter = async (who: APIRequestContext, password: string, from: string) => {
    const headers = { "x-forwarded-for": from };
    const answer = await who.post(`/api/shares/${id}/open`, { multipart: { password }, headers });
    return new URL(answer.headers().location ?? "", baseURL).search;
  };
  expect(await enter(recipient, PASSWORD, "203.0.113.1")).toBe("");
  const said: string[] = [];
  for (let guess = 0; guess < TRIES + 2; guess += 1)
    said.push(await enter(stranger, "not that", `198.51.100.${guess}, 2001:db8::${guess}`));
  // One of the tries was the recipient's.
  expect(said).toEqual([...Array<string>(TRIES - 1).fill("?said=wrong"), ...Array<string>(3).fill("?said=wait")]);
  expect(await enter(stranger, PASSWORD, "198.51.100.99")).toBe("?said=wait");
  expect(await enter(recipient, PASSWORD, "203.0.113.1")).toBe("");
  await Promise.all([recipient.dispose(), stranger.dispose()]);
});

test("one network’s messages and waitlist entries close the forms for no other", async ({ baseURL: configured }) => {
  const baseURL = configured ?? "";
  // The same each time, which is kept once.
  const forms = {
    writeToUs: {
      name: "Ola Nystrand",
      email: "ola@limits.example",
      company: "",
      topic: "question",
      message: "The same message each time.",
    },
    joinTheWaitlist: { name: "Ola Nystrand", email: "ola@limits.example", company: "Tarnholt", tier: "", note: "" },
  };
  /** Other numbers at each run: a network is counted for an hour. */
  const network = `127.${1 + Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
  for (const [name, form] of Object.entries(forms)) {
    const { id, page } = actionNamed(name);
    const send = async (from: string, headers: Record<string, string> = {}) => {
      const input = encode({ state: { status: "idle" }, form });
      const { text } = await sendFrom(from, baseURL + page, input, { ...callHeaders(id, baseURL), ...headers });
      return /"status":"(\w+)"/.exec(text)?.[1] ?? text.slice(0, 200);
    };
    const done = name === "writeToUs" ? "sent" : "joined";
    for (let turn = 0; turn < 10; turn += 1) expect(await send(`${network}.2`), `${name} ${turn}`).toBe(done);
    expect(await send(`${network}.2`), name).toBe("failed");
    expect(await send(`${network}.3`), name).toBe(done);
  }
});

test("renewals of claims and account forms count as requests of a member", async ({
  playwright,
  baseURL: configured,
}) => {
  const baseURL = configured ?? "";
  const { context } = await signUpByRequest(playwright.request, baseURL);
  const api = siteUnderTest();
  const user = await userIdOf(context);
  const renew = async () => context.get("/api/session/refresh?to=/pricing");
  expect((await renew()).status()).toBe(307);
  const token = await api.tokenOf(user);
  await abreast(Array.from({ length: MEMBERS_LIMIT }), async () => api.callAs(token, "admit_viewer"), 4);
  const refused = await renew();
  expect([refused.status(), refused.headers()["cache-control"]]).toEqual([429, "no-store"]);
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(0);
  expect(await refused.text()).toContain("Too many requests");
  const names = { state: { status: "idle" }, form: { firstName: "Maja", lastName: "Holmkvist" } };
  const { body } = await callAction(context, { ...actionNamed("changeName"), page: "/account" }, names, baseURL);
  expect(body).toContain("Too many requests");
  await context.dispose();
});
