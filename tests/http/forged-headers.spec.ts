import type { APIRequestContext } from "@playwright/test";
import { abreast } from "../support/abreast";
import { expect, test } from "./fixtures";

// What a request says of itself beyond its address and its cookies changes nothing that is answered, least of all for others.

const EVIL = "evil.example";
const FORGED: readonly Record<string, string>[] = [
  { host: EVIL },
  { "x-forwarded-host": EVIL },
  { "x-forwarded-host": EVIL, "x-forwarded-proto": "https", "x-forwarded-port": "444" },
  { forwarded: `host=${EVIL};proto=https` },
  { "x-host": EVIL, "x-forwarded-server": EVIL, "x-original-host": EVIL },
  { "x-original-url": "/admin", "x-rewrite-url": "/admin" },
  { "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware" },
  { "x-middleware-subrequest": "src/middleware:nowhere", "x-middleware-next": "1" },
  { "x-middleware-rewrite": `https://${EVIL}/`, "x-middleware-redirect": `https://${EVIL}/` },
  {
    "x-middleware-set-cookie": "evil.example=1",
    "x-middleware-override-headers": "host",
    "x-middleware-request-host": EVIL,
  },
  { "x-invoke-path": "/admin", "x-invoke-query": "{}", "x-invoke-status": "500", "x-invoke-output": "/admin" },
  { "x-matched-path": "/admin", "x-now-route-matches": "1=admin" },
  { "x-http-method-override": "DELETE", "x-http-method": "DELETE", "x-method-override": "DELETE" },
  { "x-nextjs-data": "1" },
  { "x-prerender-revalidate": "made-up", "x-prerender-bypass-mode": "1" },
  { "next-resume": "1", "x-nextjs-postponed": "1" },
  { referer: `https://${EVIL}/` },
];
const named = FORGED.map(
  (headers) =>
    [
      Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}`)
        .join(", "),
      headers,
    ] as const,
);

const PAGES = [
  "/rankings/sweden",
  "/rankings/nowhere",
  "/nowhere",
  "/auth?mode=signin",
  "/sustainability-branding-hub/insights/rss.xml",
  "/sitemap.xml",
  "/robots.txt",
  "/embed/AAAAAAAAAAAAAAAAAAAAAA",
  "/s/7Kq2Vd",
  "/.well-known/security.txt",
];
/** Address asked, and where it leads. */
const LEADS: readonly (readonly [string, string])[] = [
  ["/insights", "/waitlist?from=%2Finsights"],
  ["/account", "/auth?mode=signin&from=%2Faccount"],
  ["/blog/post", "/"],
  ["/rankings/go?market=norway", "/rankings/norway"],
  ["/api/session/refresh?to=/pricing", "/pricing"],
];

/** What an address answers to an honest request: asked once in a worker. */
const honest = new Map<string, Promise<number>>();
function honestStatus(request: APIRequestContext, address: string): Promise<number> {
  const known = honest.get(address) ?? request.get(address).then((answer) => answer.status());
  honest.set(address, known);
  return known;
}

for (const [name, headers] of named) {
  test(`${name} does not change the response`, async ({ request, baseURL }) => {
    await abreast(PAGES, async (address) => {
      const status = await honestStatus(request, address);
      const forged = await request.get(address, { headers });
      expect(forged.status(), address).toBe(status);
      expect(await forged.text(), address).not.toContain(EVIL);
      expect(JSON.stringify(forged.headers()), address).not.toContain(EVIL);
      // The copy cached for the next reader is unchanged.
      expect(await (await request.get(address)).text(), address).not.toContain(EVIL);
    });
    await abreast(LEADS, async ([address, to]) => {
      const answer = await request.get(address, { headers, maxRedirects: 0 });
      const { location = "" } = answer.headers();
      expect([303, 307, 308], address).toContain(answer.status());
      expect(location.replace(baseURL ?? "", ""), address).toBe(to);
    });
  });
}

test("a prefetch by the old router gets an empty response that is not cached", async ({ request }) => {
  for (const address of PAGES) {
    const answer = await request.get(address, { headers: { "x-middleware-prefetch": "1" } });
    if (answer.headers()["x-middleware-skip"] === undefined) continue;
    expect(await answer.text(), address).toBe("{}");
    expect(answer.headers()["cache-control"], address).toContain("no-store");
  }
  expect(await (await request.get("/rankings/sweden")).text()).toContain("</html>");
});

test("no redirect leads to another site, whatever its target parameter", async ({ request, baseURL }) => {
  const attacks = [
    `https://${EVIL}`,
    `//${EVIL}`,
    `/\\${EVIL}`,
    `\\\\${EVIL}`,
    `/%2f${EVIL}`,
    `/%5c${EVIL}`,
    `/\t/${EVIL}`,
    `/.//${EVIL}`,
    `/%2e%2e//${EVIL}`,
    `javascript:alert(1)//${EVIL}`,
    `data:text/html,${EVIL}`,
    `http:${EVIL}`,
    `@${EVIL}`,
    `/@${EVIL}`,
    `//site@${EVIL}`,
    `///${EVIL}`,
    `/\u2028/${EVIL}`,
    `/／${EVIL}`,
    `%00//${EVIL}`,
    `/\r\nLocation: https://${EVIL}`,
  ];
  const doors = [
    "/api/session/refresh?to=",
    "/rankings/go?market=",
    "/rankings/go?market=sweden&industry=",
    "/rankings/go?market=sweden&q=",
    "/checkout/done?session=",
    "/auth?mode=signin&from=",
    "/join?invitation=",
  ];
  const addresses = doors.flatMap((door) => attacks.map((attack) => door + encodeURIComponent(attack)));
  await abreast(addresses, async (address) => {
    const answer = await request.get(address, { maxRedirects: 0 });
    const { location } = answer.headers();
    if (location !== undefined) expect(new URL(location, baseURL).origin, address).toBe(baseURL);
    expect(answer.status(), address).toBeLessThan(500);
  });
});

test("no caller can have an image fetched and scaled", async ({ request }) => {
  for (const url of [
    "/icon-192.png",
    "http://127.0.0.1:1/a.png",
    "http://169.254.169.254/latest/meta-data",
    "//evil.example/a.png",
    "/api/me",
  ]) {
    expect((await request.get(`/_next/image?url=${encodeURIComponent(url)}&w=64&q=75`)).status(), url).toBe(404);
  }
});

test("pictures and files are found only by their exact names", async ({ request }) => {
  const names = [
    "../../secrets.json",
    "..%2f..%2fsecrets.json",
    "%2e%2e/%2e%2e/secrets.json",
    "http://127.0.0.1/a.png",
    "00000000-0000-4000-8000-000000000000/..%5c..%5csecrets.json",
    "\0",
    "a".repeat(3_000),
  ];
  for (const name of names) {
    const answer = await request.get(`/media/covers/${encodeURI(name)}`, { maxRedirects: 0 });
    expect([307, 308, 400, 404], name).toContain(answer.status());
    expect(await answer.text()).not.toMatch(/authSecret|internalToken/);
  }
});
