import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { CLAIMS_COOKIE } from "@/lib/access/edge-claims";
import { abreast } from "../support/abreast";
import { HANDLERS } from "../support/handler-table";
import { PEOPLE } from "../support/people";
import { repository } from "../support/process";
import { adminClaims } from "../support/server-actions";
import { expect, test } from "./fixtures";

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

test("the handler table contains exactly the existing handlers and methods", () => {
  expect(Object.keys(HANDLERS).toSorted()).toEqual(listHandlers());
});

/** Someone's session as a header, with an admin's claims: sealed for each request, as they are good for a minute. */
async function deceiving(person: APIRequestContext): Promise<{ cookie: string }> {
  const { cookies } = await person.storageState();
  const own = cookies.filter(({ name }) => name !== CLAIMS_COOKIE).map(({ name, value }) => `${name}=${value}`);
  return { cookie: [...own, `${CLAIMS_COOKIE}=${await adminClaims()}`].join("; ") };
}

for (const who of PEOPLE) {
  test(`${who} gets what the table says from each handler`, async ({ people, request, baseURL }) => {
    const person = await people.as(who);
    const wrong: string[] = [];
    await abreast(Object.entries(HANDLERS), async ([name, { path: address, answers, isOwnPage, body }]) => {
      const [method = ""] = name.split(" ");
      const page = isOwnPage && { origin: baseURL ?? "", "sec-fetch-site": "same-origin" };
      const answer = await request.fetch(address, {
        method,
        headers: { ...(await deceiving(person)), ...page },
        maxRedirects: 0,
        ...(body === undefined ? {} : { data: body }),
      });
      if (answer.status() !== answers(who)) wrong.push(`${name}: ${answer.status()}, not ${answers(who)}`);
    });
    expect(wrong).toEqual([]);
  });
}

test("a page of another site can read nothing of a member and cannot end their session", async ({ people }) => {
  const context = await people.as("professional");
  const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  expect((await context.post("/api/session/end", { headers })).status()).toBe(403);
  expect((await context.post("/api/session/active", { headers })).status()).toBe(403);
  expect((await context.get("/api/account", { headers })).status()).toBe(403);
  expect((await context.get("/api/markets")).status()).toBe(200);
});

test("an unsupported method is refused", async ({ people, request }) => {
  const person = await people.as("admin");
  const addresses = new Map(
    Object.entries(HANDLERS).map(([name, { path: address }]) => [name.split(" ")[1] ?? "", address]),
  );
  const asked = [...addresses].flatMap(([route, address]) =>
    METHODS.filter((method) => !(`${method} ${route}` in HANDLERS)).map((method) => ({ method, address })),
  );
  const wrong: string[] = [];
  await abreast(asked, async ({ method, address }) => {
    const answer = await request.fetch(address, { method, headers: await deceiving(person), maxRedirects: 0 });
    if (answer.status() !== 405) wrong.push(`${method} ${address}: ${answer.status()}`);
  });
  expect(wrong).toEqual([]);
});
