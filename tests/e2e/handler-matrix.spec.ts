import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { CLAIMS_COOKIE } from "@/lib/access/edge-claims";
import { sendEndlessly } from "../support/endless-body";
import { ESSENTIAL, PEOPLE, PROFESSIONAL, SIGNED_IN, type Who } from "../support/people";
import { repository } from "../support/process";
import { adminClaims } from "../support/server-actions";
import { expect, test } from "./with-people";

// Every route handler and method × every kind of visitor. Handlers and methods come from the source, so that none is
// forgotten; who gets what stands here by hand. Everyone carries an admin's claims for the edge: behind it they are
// worth nothing.

type Answers = (who: Who) => number;
interface Ask {
  path: string;
  answers: Answers;
  /** Of this site's pages, where the handler asks for that. */
  isOwnPage?: true;
  body?: unknown;
}

const everyone = (status: number): Answers => () => status;
const to = (admitted: readonly Who[], refused: number, granted = 200): Answers => (who) => (admitted.includes(who) ? granted : refused);
const members = to(SIGNED_IN, 401);
/** Nobody is told to sign in, a member without a plan to choose one. */
const withPlan =
  (admitted: readonly Who[], granted = 200): Answers =>
  (who) =>
    admitted.includes(who) ? granted : who === "anonymous" ? 401 : 403;
const subscribers = withPlan(ESSENTIAL);
/** Pages for admins send others away instead of answering. */
const admins = to(["admin"], 307);

const HANDLERS: Record<string, Ask> = {
  "GET /.well-known/security.txt": { path: "/.well-known/security.txt", answers: everyone(200) },
  "GET /admin/log/export": { path: "/admin/log/export", answers: admins },
  // Nobody has a post of that id.
  "POST /admin/hub-posts/[id]/cover": { path: "/admin/hub-posts/nobodys/cover", answers: to(["admin"], 307, 404), isOwnPage: true },
  "POST /admin/hub-posts/preview": { path: "/admin/hub-posts/preview", answers: admins, isOwnPage: true, body: {} },
  "GET /admin/subscriptions/export": { path: "/admin/subscriptions/export", answers: admins },
  "GET /admin/waitlist/export": { path: "/admin/waitlist/export", answers: admins },
  // For whoever is signed in; others are sent to sign in and come back. Nobody has paid by that name.
  // Keys alone are heard there, whoever is signed in; what keys are answered is in api.spec.ts.
  "GET /api/v1/brands": { path: "/api/v1/brands", answers: everyone(401) },
  "GET /api/v1/charts/[file]": { path: "/api/v1/charts/single-country.csv", answers: everyone(401) },
  "GET /api/v1/consumers": { path: "/api/v1/consumers?section=awareness", answers: everyone(401) },
  "GET /api/v1/openapi.json": { path: "/api/v1/openapi.json", answers: everyone(200) },
  "GET /api/v1/rankings": { path: "/api/v1/rankings?market=sweden", answers: everyone(401) },
  "GET /api/v1/scores": { path: "/api/v1/scores?market=sweden", answers: everyone(401) },
  "GET /checkout/done": { path: "/checkout/done?session=none", answers: everyone(303) },
  "GET /api/account": { path: "/api/account", answers: members },
  "GET /api/account/data": { path: "/api/account/data", answers: members },
  // A word that nobody has signed.
  "POST /api/account/unsubscribe": { path: "/api/account/unsubscribe?token=made-up", answers: everyone(404) },
  "GET /api/brands/search": { path: "/api/brands/search?market=sweden&q=a", answers: everyone(200) },
  // Nobody has a chart of that id.
  "GET /api/charts/[id]/thumbnail": { path: "/api/charts/00000000-0000-4000-8000-000000000000/thumbnail", answers: withPlan(ESSENTIAL, 404) },
  "GET /api/charts/desk": { path: "/api/charts/desk", answers: subscribers },
  "GET /api/exports/[format]": { path: "/api/exports/csv?figure=single-country&market=sweden&industry=energy", answers: withPlan(PROFESSIONAL) },
  "GET /api/follows": { path: "/api/follows", answers: members },
  // No ranking holds it.
  "PUT /api/follows/[slug]": { path: "/api/follows/nobodys", answers: to(SIGNED_IN, 401, 404), isOwnPage: true },
  "DELETE /api/follows/[slug]": { path: "/api/follows/nobodys", answers: members, isOwnPage: true },
  "GET /api/insights/ages": { path: "/api/insights/ages?market=sweden&brands=vindrosa&year=2025", answers: subscribers },
  "GET /api/insights/brands": { path: "/api/insights/brands?brands=vindrosa", answers: subscribers },
  "GET /api/insights/consumer-populations": { path: "/api/insights/consumer-populations?market=sweden&section=awareness&year=2025", answers: subscribers },
  "GET /api/insights/consumers": { path: "/api/insights/consumers?section=awareness", answers: subscribers },
  "GET /api/insights/csv/[figure]": { path: "/api/insights/csv/single-country?market=sweden&industry=energy", answers: withPlan(PROFESSIONAL) },
  "GET /api/insights/forecasts": { path: "/api/insights/forecasts?market=sweden&industry=energy", answers: withPlan(PROFESSIONAL) },
  "GET /api/insights/industry": { path: "/api/insights/industry?market=sweden&industry=energy", answers: subscribers },
  "GET /api/insights/market": { path: "/api/insights/market?market=sweden&years=2024,2025", answers: subscribers },
  "GET /api/insights/snapshot": { path: "/api/insights/snapshot?market=sweden&industry=food-grocery&brand=vindrosa&year=2025", answers: subscribers },
  "POST /api/internal/revalidate": { path: "/api/internal/revalidate", answers: everyone(404) },
  "POST /api/internal/upkeep": { path: "/api/internal/upkeep", answers: everyone(404) },
  "GET /api/markets": { path: "/api/markets", answers: members },
  "GET /api/me": { path: "/api/me", answers: everyone(200) },
  "GET /api/palette": { path: "/api/palette", answers: everyone(200) },
  "GET /api/positions": { path: "/api/positions?market=sweden&year=2025", answers: members },
  "GET /api/posts/addresses": { path: "/api/posts/addresses", answers: everyone(200) },
  "GET /api/publication": { path: "/api/publication", answers: everyone(200) },
  "POST /api/session/active": { path: "/api/session/active", answers: everyone(200), isOwnPage: true },
  // Asked from nowhere: whoever asks stays signed in for the rest.
  "POST /api/session/end": { path: "/api/session/end", answers: everyone(403) },
  "GET /api/session/refresh": { path: "/api/session/refresh?to=/pricing", answers: everyone(307) },
  "GET /api/shares/qr": { path: "/api/shares/qr?to=/share/AAAAAAAAAAAAAAAAAAAAAA", answers: members },
  // Whoever is told that nothing is shared has typed nothing wrong.
  "POST /api/shares/[id]/open": { path: "/api/shares/AAAAAAAAAAAAAAAAAAAAAA/open", answers: everyone(303), isOwnPage: true },
  "GET /share/[id]/[file]": { path: "/share/AAAAAAAAAAAAAAAAAAAAAA/chart.csv", answers: everyone(404) },
  // Nobody is heard without the secret of the provider.
  "POST /api/webhooks/clerk": { path: "/api/webhooks/clerk", answers: everyone(404), body: {} },
  "POST /api/webhooks/stripe": { path: "/api/webhooks/stripe", answers: everyone(404), body: {} },
  // Whatever is not there, nobody is told why.
  "GET /cite/[id]/tables.json": { path: "/cite/AAAAAAAAAAAAAAAAAAAAAA/tables.json", answers: everyone(404) },
  "GET /embed/[id]": { path: "/embed/AAAAAAAAAAAAAAAAAAAAAA", answers: everyone(404) },
  "GET /healthz": { path: "/healthz", answers: everyone(200) },
  // No picture has that id.
  "GET /media/[...path]": { path: "/media/covers/00000000-0000-4000-8000-000000000000/640x360.jpg", answers: everyone(404) },
  "GET /sitemap.xml": { path: "/sitemap.xml", answers: everyone(200) },
  "GET /sitemaps/[file]": { path: "/sitemaps/pages.xml", answers: everyone(200) },
  "GET /sustainability-branding-hub/insights/atom.xml": { path: "/sustainability-branding-hub/insights/atom.xml", answers: everyone(200) },
  "GET /sustainability-branding-hub/insights/rss.xml": { path: "/sustainability-branding-hub/insights/rss.xml", answers: everyone(200) },
  "GET /rankings/go": { path: "/rankings/go?market=sweden", answers: everyone(303) },
};

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** `METHOD /path` of each exported function of each handler. */
function listHandlers(): string[] {
  const app = path.join(repository, "app");
  return readdirSync(app, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?:^|\/)route\.tsx?$/.test(file))
    .flatMap((file) => {
      const address = `/${path.dirname(file)}`.replaceAll(/\/\([^)]+\)/g, "");
      const source = readFileSync(path.join(app, file), "utf8");
      return METHODS.filter((method) => new RegExp(String.raw`export (?:async )?(?:function|const) ${method}\b`).test(source)).map((method) => `${method} ${address}`);
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
    const claims = { name: CLAIMS_COOKIE, value: await adminClaims(), domain: new URL(baseURL).hostname, path: "/", expires: -1, httpOnly: true, secure: false, sameSite: "Lax" as const };
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

async function statusOf(context: APIRequestContext, name: string, { path: address, isOwnPage, body }: Ask, baseURL: string) {
  const [method = ""] = name.split(" ");
  const headers: Record<string, string> = isOwnPage ? { origin: baseURL, "sec-fetch-site": "same-origin" } : {};
  const answer = await context.fetch(address, { method, headers, maxRedirects: 0, ...(body === undefined ? {} : { data: body }) });
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

/** Called by machines, which prove themselves by a signature, a token or a signed word instead of being on a page of this site. */
const PROVED_OTHERWISE = ["POST /api/webhooks/clerk", "POST /api/webhooks/stripe", "POST /api/internal/revalidate", "POST /api/internal/upkeep", "POST /api/account/unsubscribe"];
const CHANGING = Object.entries(HANDLERS).filter(([name]) => !name.startsWith("GET "));

test("nothing is changed for a page of another site, or for who does not say where they come from", async ({ people, baseURL }) => {
  const context = await people.as("admin");
  const own = baseURL ?? "";
  const senders: Record<string, string>[] = [
    {},
    { origin: "null" },
    { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    { origin: own, "sec-fetch-site": "cross-site" },
    { origin: own, "sec-fetch-site": "same-site" },
    { origin: own.replace("http:", "https:").replace(/:\d+$/, ""), "sec-fetch-site": "same-origin" },
    { origin: "https://evil.example", "x-forwarded-host": "evil.example" },
    { origin: `${own}.evil.example` },
    { referer: `${own}/account` },
  ];
  const wrong: string[] = [];
  for (const [name, { path: address, body }] of CHANGING.filter(([name]) => !PROVED_OTHERWISE.includes(name))) {
    const [method = ""] = name.split(" ");
    for (const headers of senders) {
      const { status } = await answerTo(context, { method, address, headers, body });
      if (status !== 403) wrong.push(`${name} ${JSON.stringify(headers)}: ${status}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("who proves themselves otherwise is asked for the proof", async ({ people }) => {
  const context = await people.as("admin");
  for (const name of PROVED_OTHERWISE) {
    const ask = HANDLERS[name];
    expect(ask, name).toBeDefined();
    const { status } = await answerTo(context, { method: "POST", address: ask?.path ?? "", headers: { authorization: "Bearer made-up", "stripe-signature": "t=1,v1=made-up", "svix-signature": "v1,made-up" }, body: {} });
    expect([401, 404], name).toContain(status);
  }
});

const MEGABYTE = 1024 * 1024;
/** More than the largest request that any handler takes. */
const TOO_MUCH = 26 * MEGABYTE;
/** What the handlers that read a body answer to it; the others leave it lying. */
const REFUSALS: Readonly<Record<string, number>> = {
  "POST /admin/hub-posts/preview": 413,
  "POST /api/shares/[id]/open": 303,
  "POST /api/webhooks/clerk": 413,
  "POST /api/webhooks/stripe": 413,
};

test("no handler takes a body without end, whatever length it is said to have", async ({ people, baseURL }) => {
  test.setTimeout(120_000);
  const { cookies } = await (await people.as("admin")).storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const wrong: string[] = [];
  for (const [name, { path: address }] of CHANGING) {
    const [method = ""] = name.split(" ");
    const begin = '--x\r\ncontent-disposition: form-data; name="picture"; filename="a.png"\r\n\r\n';
    const headers = { origin: baseURL ?? "", "sec-fetch-site": "same-origin", "content-type": "multipart/form-data; boundary=x", cookie };
    const { status } = await sendEndlessly(`${baseURL}${address}`, TOO_MUCH, { method, headers, begin });
    const refusal = REFUSALS[name];
    if (refusal === undefined ? status >= 500 : status !== refusal) wrong.push(`${name}: ${status}`);
  }
  expect(wrong).toEqual([]);
});

async function answerTo(context: APIRequestContext, { method, address, headers, body }: { method: string; address: string; headers: Record<string, string>; body: unknown }) {
  const answer = await context.fetch(address, { method, headers, maxRedirects: 0, ...(body === undefined ? {} : { data: body }) });
  return { status: answer.status() };
}

test("a method that a handler does not have is refused", async ({ people }) => {
  const context = await people.as("admin");
  const known = new Set(Object.keys(HANDLERS));
  const addresses = new Map(Object.entries(HANDLERS).map(([name, { path: address }]) => [name.split(" ")[1] ?? "", address]));
  const wrong: string[] = [];
  for (const [route, address] of addresses) {
    for (const method of METHODS.filter((one) => !known.has(`${one} ${route}`))) {
      const status = (await context.fetch(address, { method, maxRedirects: 0 })).status();
      if (status !== 405) wrong.push(`${method} ${address}: ${status}`);
    }
  }
  expect(wrong).toEqual([]);
});
