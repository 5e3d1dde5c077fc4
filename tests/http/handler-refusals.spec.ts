import type { APIRequestContext } from "@playwright/test";
import { abreast } from "../support/abreast";
import { sendEndlessly } from "../support/endless-body";
import { signInByRequest } from "../support/sign-in-request";
import { HANDLERS } from "../support/handler-table";
import { expect, test } from "./fixtures";

// Requests that every handler refuses: from other sites' pages, and with endless bodies.

/** Called by machines, which prove themselves by a signature, a token or a signed word instead of being on a page of this site. */
const PROVED_OTHERWISE = [
  "POST /api/webhooks/clerk",
  "POST /api/webhooks/stripe",
  "POST /api/internal/revalidate",
  "POST /api/internal/maintenance",
  "POST /api/internal/upkeep",
  "POST /api/account/unsubscribe",
];
/** Where nothing is: they tell everyone so, and change nothing for anyone. */
const NOTHING_THERE = ["/[...nowhere]", "/api/v1/[[...path]]"];
const CHANGING = Object.entries(HANDLERS).filter(([name]) => !name.startsWith("GET "));

test("no handler changes anything for a page of another site or a request without an origin", async ({
  people,
  baseURL,
}) => {
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
  const isGuarded = (name: string) =>
    !PROVED_OTHERWISE.includes(name) && !NOTHING_THERE.includes(name.slice(name.indexOf("/")));
  const guarded = CHANGING.filter(([name]) => isGuarded(name));
  await abreast(guarded, async ([name, { path: address, body }]) => {
    const [method = ""] = name.split(" ");
    for (const headers of senders) {
      const { status } = await answerTo(context, { method, address, headers, body });
      if (status !== 403) wrong.push(`${name} ${JSON.stringify(headers)}: ${status}`);
    }
  });
  expect(wrong).toEqual([]);
});

test("a handler for machines asks for proof", async ({ people }) => {
  const context = await people.as("admin");
  for (const name of PROVED_OTHERWISE) {
    const ask = HANDLERS[name];
    expect(ask, name).toBeDefined();
    const { status } = await answerTo(context, {
      method: "POST",
      address: ask?.path ?? "",
      headers: {
        authorization: "Bearer made-up",
        "stripe-signature": "t=1,v1=made-up",
        "svix-signature": "v1,made-up",
      },
      body: {},
    });
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

test("no handler accepts an endless body, whatever its declared length", async ({ playwright, baseURL }) => {
  // A separate session: one of the handlers ends it.
  const context = await signInByRequest(playwright.request, baseURL ?? "", "admin@sample.test");
  const { cookies } = await context.storageState();
  await context.dispose();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const wrong: string[] = [];
  await abreast(CHANGING, async ([name, { path: address }]) => {
    const [method = ""] = name.split(" ");
    const begin = '--x\r\ncontent-disposition: form-data; name="picture"; filename="a.png"\r\n\r\n';
    const headers = {
      origin: baseURL ?? "",
      "sec-fetch-site": "same-origin",
      "content-type": "multipart/form-data; boundary=x",
      cookie,
    };
    const { status } = await sendEndlessly(`${baseURL}${address}`, TOO_MUCH, { method, headers, begin });
    const refusal = REFUSALS[name];
    if (refusal === undefined ? status >= 500 : status !== refusal) wrong.push(`${name}: ${status}`);
  });
  expect(wrong).toEqual([]);
});

async function answerTo(
  context: APIRequestContext,
  {
    method,
    address,
    headers,
    body,
  }: { method: string; address: string; headers: Record<string, string>; body: unknown },
) {
  const answer = await context.fetch(address, {
    method,
    headers,
    maxRedirects: 0,
    ...(body === undefined ? {} : { data: body }),
  });
  return { status: answer.status() };
}
