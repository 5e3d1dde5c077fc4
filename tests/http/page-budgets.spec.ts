import type { APIRequestContext } from "@playwright/test";
import { PARTS, weighPage, type PageWeight } from "../support/page-weight";
import { signInByRequest } from "../support/sign-in-request";
import { expect, test } from "./fixtures";
import { PAGE_BUDGETS, PAGE_LENGTHS } from "./page-budgets";

/** Loads addresses of the site with the context's session; files are the same for everyone and loaded once. */
function reader(context: APIRequestContext, files: Map<string, Promise<Buffer>>) {
  const fetched = async (address: string) => {
    const answer = await context.get(address);
    if (answer.status() !== 200) throw new Error(`${address} answered ${answer.status()}`);
    return answer.body();
  };
  return async (address: string) => {
    const known = files.get(address) ?? fetched(address);
    if (address.startsWith("/_next/static/")) files.set(address, known);
    return known;
  };
}

/** The files of one part, the heaviest first, each with how many of the other pages have it as well. */
function tellFiles(page: PageWeight, part: (typeof PARTS)[number], all: readonly PageWeight[]): string {
  const pagesWith = (file: string) => all.filter(({ files }) => files.some((other) => other.file === file)).length;
  const lines = page.files.filter((file) => file.part === part);
  return lines
    .map(
      ({ file, size }) =>
        `    ${size.toFixed(1).padStart(6)} kB ${file}, on ${pagesWith(file)} of ${all.length} types of page`,
    )
    .join("\n");
}

test("no type of page weighs more than its budget", async ({ playwright, baseURL }) => {
  const files = new Map<string, Promise<Buffer>>();
  const readers = new Map<string, ReturnType<typeof reader>>();
  const weighed: [string, PageWeight][] = [];
  for (const [address, { as: who }] of Object.entries(PAGE_BUDGETS)) {
    const key = who ?? "visitor";
    const context = readers.has(key)
      ? null
      : await (who
          ? signInByRequest(playwright.request, baseURL ?? "", `${who}@sample.test`)
          : playwright.request.newContext({ baseURL, maxRedirects: 0 }));
    const read = readers.get(key) ?? (context && reader(context, files));
    if (!read) throw new Error(`Nobody reads ${address}.`);
    readers.set(key, read);
    weighed.push([address, await weighPage(address, read)]);
  }

  const all = weighed.map(([, weight]) => weight);
  const over = weighed.flatMap(([address, weight]) =>
    PARTS.filter((part) => weight[part] > (PAGE_BUDGETS[address]?.[part] ?? 0)).map(
      (part) =>
        `${address}: ${weight[part].toFixed(1)} kB of ${part}, ${PAGE_BUDGETS[address]?.[part]} allowed\n${tellFiles(weight, part, all)}`,
    ),
  );
  expect(over.join("\n")).toBe("");
  // A page whose files were not found would weigh nothing.
  for (const [address, weight] of weighed)
    for (const part of PARTS)
      expect(weight[part], `${part} of ${address}`).toBeGreaterThan((PAGE_BUDGETS[address]?.[part] ?? 0) * 0.6);
});

/** The most style sheets that a visitor's page waits for: over HTTP/1.1 a browser fetches six files at a time, a face among them. */
const MOST_SHEETS = 5;

test("no visitor's page waits for more style sheets than a browser fetches at a time", async ({ request }) => {
  const over: string[] = [];
  for (const [address, { as: who }] of Object.entries(PAGE_BUDGETS)) {
    if (who) continue;
    const head = (await (await request.get(address, { maxRedirects: 0 })).text()).split("</head>")[0] ?? "";
    const sheets = [...head.matchAll(/<link rel="stylesheet"/g)].length;
    expect(sheets, address).toBeGreaterThan(1);
    if (sheets > MOST_SHEETS) over.push(`${address}: ${sheets}`);
  }
  expect(over).toEqual([]);
});

const DATA = /<script[^>]*>self\.__next_f\.push\(([\s\S]*?)\)<\/script>/g;

test("no type of page is longer than it may be before it is packed", async ({ playwright, baseURL }) => {
  const visitor = await playwright.request.newContext({ baseURL, maxRedirects: 0 });
  const member = await signInByRequest(playwright.request, baseURL ?? "", "enterprise@sample.test");
  const over: string[] = [];
  for (const [address, may] of Object.entries(PAGE_LENGTHS)) {
    const answer = await (may.as ? member : visitor).get(address);
    expect(answer.status(), address).toBe(200);
    const page = await answer.text();
    const data = [...page.matchAll(DATA)].reduce((sum, [, piece = ""]) => sum + piece.length, 0);
    // A page whose data was not found would have none.
    expect(data, `data of ${address}`).toBeGreaterThan(10_000);
    const found = { html: page.length / 1000, data: data / 1000 };
    for (const part of ["html", "data"] as const)
      if (found[part] > may[part])
        over.push(`${address}: ${found[part].toFixed(1)} kB of ${part}, ${may[part]} allowed`);
  }
  expect(over).toEqual([]);
});
