import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { inlineScripts } from "@/lib/platform/next-output/inline-scripts";
import { missingForms } from "@/lib/platform/next-output/next-html";
import { repository } from "../support/process";
import { expect, test } from "./fixtures";

// The page store rewrites what Next writes (lib/platform/next-output). Each form it relies on must be in the build's pages.
const folder = path.resolve(repository, process.env.NEXT_DIST_DIR ?? ".next", "server/app");

test("every prerendered page has the structure that the page cache relies on", () => {
  const pages = globSync("**/*.html", { cwd: folder }).filter((file) => !/(?:^|\/)_/.test(file));
  expect(pages.length).toBeGreaterThan(50);
  const faults = pages.flatMap((file) => {
    const html = readFileSync(path.join(folder, file), "utf8");
    return missingForms(html, inlineScripts(html)).map((fault) => `${file}: ${fault}`);
  });
  expect(faults.slice(0, 10)).toEqual([]);
});

test("React, and the other scripts that every page runs, are compiled beside their download", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const named = new Set(html.match(/\/_next\/static\/chunks\/[\w.~-]+\.js/g));
  const scripts = await Promise.all([...named].map(async (address) => (await request.get(address)).text()));
  const hinted = scripts.filter((script) => script.startsWith("//# allFunctionsCalledOnLoad\n"));
  expect(hinted.length).toBeGreaterThan(3);
  expect(hinted.filter((script) => script.includes("hydrateRoot"))).toHaveLength(1);
  expect(hinted.length).toBeLessThan(scripts.length);
});

test.describe("a page that is made for each request", () => {
  const head = (html: string) => html.slice(0, html.indexOf("</head>"));

  for (const address of ["/auth?mode=signin", "/rankings/search?q=a", "/waitlist", "/share?figure=single-country"])
    test(`${address} loads its styles before its fonts and scripts on a first visit`, async ({ request }) => {
      const answer = await request.get(address);
      const html = await answer.text();
      expect(answer.headers()["link"]).toBeUndefined();
      expect(head(html)).toContain('<link rel="stylesheet"');
      expect(html).not.toMatch(/<script src="[^>]+ async|<link rel="preload"/);
      const [, nonce] = /'nonce-([^']+)'/.exec(answer.headers()["content-security-policy"] ?? "") ?? [];
      expect(head(html)).toMatch(/<script data-fonts="\/_next\/static\/[^" ]+\.woff2 \/[^" ]+\.woff2" nonce="[^"]+">/);
      expect(html).toMatch(/<script data-files="\/_next\/static\/[^"]+" nonce="[^"]+">/);
      expect(html).toContain(`nonce="${nonce}">`);
    });

  test("is sent as it is to a browser that has been here", async ({ request }) => {
    const html = await (await request.get("/auth?mode=signin", { headers: { cookie: "known=1" } })).text();
    expect(html).not.toContain("data-files");
    expect(head(html)).toMatch(/<script src="[^"]+" async/);
  });
});
