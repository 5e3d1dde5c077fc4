import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { CLAIMS_COOKIE } from "@/lib/access/edge-claims";
import { type Ask, HANDLERS } from "../support/handler-table";
import { PEOPLE } from "../support/people";
import { repository } from "../support/process";
import { adminClaims } from "../support/server-actions";
import { expect, test } from "./with-people";

// Every route handler and method × every kind of visitor. Handlers and methods come from the source, so that none is
// forgotten; who gets what stands here by hand. Everyone carries an admin's claims for the edge: behind it they are
// worth nothing.

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** `METHOD /path` of each exported function of each handler. */
function listHandlers(): string[] {
  const app = path.join(repository, "app");
  return readdirSync(app, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?:^|\/)route\.tsx?$/.test(file))
    .flatMap((file) => {
      const address = `/${path.dirname(file)}`.replaceAll(/\/\([^)]+\)/g, "");
      const source = readFileSync(path.join(app, file), "utf8");
      return METHODS.filter((method) =>
        new RegExp(String.raw`export (?:(?:async )?(?:function|const) |\{ ?)${method}\b`).test(source),
      ).map((method) => `${method} ${address}`);
    })
    .toSorted();
}

test("the table names every handler and method, and nothing else", () => {
  expect(Object.keys(HANDLERS).toSorted()).toEqual(listHandlers());
});

for (const who of PEOPLE) {
  test(`${who} gets what the table says of each handler`, async ({ people, playwright, baseURL: configured }) => {
    test.setTimeout(120_000);
    const baseURL = configured ?? "";
    const { cookies } = await (await people.as(who)).storageState();
    const claims = {
      name: CLAIMS_COOKIE,
      value: await adminClaims(),
      domain: new URL(baseURL).hostname,
      path: "/",
      expires: -1,
      httpOnly: true,
      secure: false,
      sameSite: "Lax" as const,
    };
    const storageState = { cookies: [...cookies.filter(({ name }) => name !== CLAIMS_COOKIE), claims], origins: [] };
    const context = await playwright.request.newContext({ baseURL, storageState, maxRedirects: 0 });
    const wrong: string[] = [];
    for (const [name, ask] of Object.entries(HANDLERS)) {
      const status = await statusOf(context, name, ask, baseURL);
      if (status !== ask.answers(who)) wrong.push(`${name}: ${status}, not ${ask.answers(who)}`);
    }
    await context.dispose();
    expect(wrong).toEqual([]);
  });
}

async function statusOf(
  context: APIRequestContext,
  name: string,
  { path: address, isOwnPage, body }: Ask,
  baseURL: string,
) {
  const [method = ""] = name.split(" ");
  const headers: Record<string, string> = isOwnPage ? { origin: baseURL, "sec-fetch-site": "same-origin" } : {};
  const answer = await context.fetch(address, {
    method,
    headers,
    maxRedirects: 0,
    ...(body === undefined ? {} : { data: body }),
  });
  return answer.status();
}

test("a page of another site gets nothing of a member, and ends no session of theirs", async ({ people }) => {
  const context = await people.as("professional");
  const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  expect((await context.post("/api/session/end", { headers })).status()).toBe(403);
  expect((await context.post("/api/session/active", { headers })).status()).toBe(403);
  expect((await context.get("/api/account", { headers })).status()).toBe(403);
  expect((await context.get("/api/markets")).status()).toBe(200);
});

test("a method that a handler does not have is refused", async ({ people }) => {
  const context = await people.as("admin");
  const known = new Set(Object.keys(HANDLERS));
  const addresses = new Map(
    Object.entries(HANDLERS).map(([name, { path: address }]) => [name.split(" ")[1] ?? "", address]),
  );
  const wrong: string[] = [];
  for (const [route, address] of addresses) {
    for (const method of METHODS.filter((one) => !known.has(`${one} ${route}`))) {
      const status = (await context.fetch(address, { method, maxRedirects: 0 })).status();
      if (status !== 405) wrong.push(`${method} ${address}: ${status}`);
    }
  }
  expect(wrong).toEqual([]);
});
