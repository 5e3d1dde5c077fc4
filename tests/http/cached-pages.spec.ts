import { scriptHash } from "@/lib/platform/content-security/policy";
import { inlineScripts } from "@/lib/platform/next-output/inline-scripts";
import { expect, test } from "./fixtures";

// Pages that are rendered once for everyone, at the first request for them: nothing of that request may be in them.

const MARK = "POISON";
const LONG = `'nonce-${"A".repeat(14_000)}'`;
/** Every header that Next or this site reads while it renders a page, and those it is known to have read. */
const SENT: readonly Record<string, string>[] = [
  { "content-security-policy": `script-src 'nonce-${MARK}'` },
  { "content-security-policy-report-only": `script-src 'nonce-${MARK}'` },
  { "content-security-policy": `default-src 'nonce-${MARK}'; script-src ${LONG}` },
  { "x-next-revalidated-tags": "publication", "x-next-revalidate-tag-token": MARK },
  { "x-prerender-revalidate": MARK, "x-prerender-revalidate-if-generated": "1" },
  { cookie: `__prerender_bypass=${MARK}; __next_preview_data=${MARK}` },
  { "x-middleware-override-headers": "content-security-policy", "x-middleware-request-content-security-policy": MARK },
  { "x-nextjs-request-id": MARK, "x-nextjs-html-request-id": MARK, "next-hmr-refresh": "1" },
  { "x-forwarded-host": `${MARK}.example`, "x-forwarded-proto": "https", forwarded: `host=${MARK}.example` },
  { host: `${MARK}.example` },
  { "user-agent": `Bingbot ${MARK}`, referer: `https://${MARK}.example/`, "accept-language": MARK },
  { "next-url": `/${MARK}`, traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", tracestate: MARK },
  { "sec-fetch-dest": "image", purpose: "prefetch", "x-invocation-id": MARK },
];

/** Addresses of brands, those that the fewest tests ask for first. */
async function brandPages(read: (address: string) => Promise<string>): Promise<string[]> {
  const index = await read("/sitemap.xml");
  const files = [...index.matchAll(/<loc>[^<]*?(\/sitemaps\/[^<]+)<\/loc>/g)].map(([, file = ""]) => file);
  const texts = await Promise.all(files.map(read));
  const paths = texts.flatMap((text) => [...text.matchAll(/<loc>https?:\/\/[^/<]+(\/brands\/[^<]+)<\/loc>/g)]);
  return paths.map(([, path = ""]) => path).toReversed();
}

test("a page rendered for the cache contains nothing of its request", async ({ request }) => {
  const pages = await brandPages(async (address) => (await request.get(address)).text());
  expect(pages.length).toBeGreaterThan(SENT.length);
  for (const [at, headers] of SENT.entries()) {
    const page = pages[at] ?? "";
    const said = JSON.stringify(headers).slice(0, 120);
    const first = await (await request.get(page, { headers, maxRedirects: 0 })).text();
    const after = await request.get(page);
    const text = await after.text();
    expect(after.status(), said).toBe(200);
    for (const each of [first, text]) expect(each, said).not.toMatch(/POISON|AAAAAAAAAAAAAAAAAAAA| nonce="/);
    expect(after.headers()["content-security-policy"], said).not.toContain("nonce-");
  }
});

test("a cached page's data contain nothing of its request", async ({ request }) => {
  const pages = await brandPages(async (address) => (await request.get(address)).text());
  const page = pages[SENT.length] ?? "";
  const headers = { rsc: "1", "content-security-policy": `script-src 'nonce-${MARK}'` };
  await request.get(page, { headers });
  for (const asked of [{ rsc: "1" }, {}])
    expect(await (await request.get(page, { headers: asked as Record<string, string> })).text()).not.toContain(MARK);
});

test("a browser that comes back asks for a page's data anew, and is not shown the old", async ({ request }) => {
  const kept: string[] = [];
  for (const page of SOME_OF_EACH_KIND)
    for (const headers of [{}, { rsc: "1" }] as Record<string, string>[]) {
      const control = (await request.get(page, { headers })).headers()["cache-control"] ?? "";
      expect(control, page).toMatch(/s-maxage=\d+/);
      if (/stale-while-revalidate|max-age=[1-9]/.test(control.replace("s-maxage", "")))
        kept.push(`${page}: ${control}`);
    }
  expect(kept).toEqual([]);
});

const SOME_OF_EACH_KIND = ["/", "/rankings/sweden", "/pricing", "/help", "/sustainability-branding-hub/glossary"];

for (const packing of ["identity", "gzip", "br"]) {
  test(`a stored page sent as ${packing} lists each of its scripts in its policy`, async ({ request }) => {
    for (const page of SOME_OF_EACH_KIND) {
      // It is stored from the second request on, and compressed with br after that.
      for (let visit = 1; visit < 6; visit += 1) {
        const answer = await request.get(page, { headers: { "accept-encoding": packing } });
        const policy = answer.headers()["content-security-policy"] ?? "";
        const named = [...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash = ""]) => hash);
        const scripts = inlineScripts(await answer.text());
        const own = await Promise.all(scripts.map(async (text) => scriptHash(text)));
        expect(scripts.length, page).toBeGreaterThan(3);
        expect(
          own.map((hash) => hash.replaceAll("'", "")).filter((hash) => !named.includes(hash)),
          `${page}, visit ${visit}`,
        ).toEqual([]);
        const { etag = "" } = answer.headers();
        const again = await request.get(page, { headers: { "accept-encoding": packing, "if-none-match": etag } });
        if (again.status() === 304)
          for (const name of ["content-security-policy", "x-frame-options", "x-content-type-options", "cache-control"])
            expect(again.headers()[name], `${name} of ${page}`).toBe(answer.headers()[name]);
      }
    }
  });
}
