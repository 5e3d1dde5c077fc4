import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { ROUTES } from "@/lib/access/routes";
import { ATOM_PATH, RSS_PATH } from "@/lib/hub/posts/feed-address";
import type { CrawledPage } from "../support/crawled-page";
import { findAtomFaults, findRssFaults } from "../support/feed-checker";
import { findPictureFaults } from "../support/picture-faults";
import { type Crawl, crawl, kindOf } from "../support/site-crawl";
import { findDataFaults } from "../support/structured-data-checker";
import { expect, test } from "./fixtures";

// The site as search engines and readers without JavaScript find it: all its pages by their links, and of brands and
// industries some. Where the site is not to be listed (the sample study without SITE_INDEXABLE=1) every page says
// "nofollow" besides, and those that would be kept out anyway do not: so pages meant for listing are known there too.

test.describe.configure({ mode: "default" });

let site: Crawl;
let origin: string;

test.beforeAll(async ({ baseURL }, { project }) => {
  origin = new URL(baseURL ?? "").origin;
  // A worker ends with a failed test: the next one reads what the first one found. Playwright empties this folder
  // before a run, so that nobody reads what an earlier run found.
  const found = path.join(project.outputDir, "crawled-site");
  site = existsSync(found) ? (deserialize(readFileSync(found)) as Crawl) : await crawl(origin);
  mkdirSync(project.outputDir, { recursive: true });
  writeFileSync(found, serialize(site));
});

const pages = (): CrawledPage[] => [...site.answers.values()].flatMap(({ page }) => page ?? []);
const isListed = ({ robots, address }: CrawledPage): boolean =>
  !address.includes("?") && (site.isIndexable ? !robots.includes("noindex") : robots !== "noindex, follow");
const listed = (): CrawledPage[] => pages().filter(isListed);

/** Guarded pages send strangers to sign in, or to where a plan is offered. */
const AWAY = new Set(["/auth", "/waitlist"]);
const isSentAway = (status: number, location: string | null): boolean =>
  status === 307 && AWAY.has(new URL(location ?? "/", origin).pathname);

test("every link works", () => {
  expect(pages().length).toBeGreaterThan(40);
  const faults = [...site.answers.values()].filter(
    ({ status, location }) => status !== 200 && !isSentAway(status, location),
  );
  expect(
    faults.map(({ from, address, status, location }) => `${from} → ${address}: ${status} ${location ?? ""}`),
  ).toEqual([]);
});

test("every link to a section finds it", () => {
  const faults = pages().flatMap(({ address, links }) =>
    links
      .filter(({ to, fragment }) => fragment !== "" && site.answers.get(to)?.page?.ids.has(fragment) === false)
      .map(({ to, fragment }) => `${address} → ${to}#${fragment}`),
  );
  expect([...new Set(faults)]).toEqual([]);
});

test("no two listed pages have the same title or description", () => {
  for (const field of ["title", "description"] as const) {
    const seen = Map.groupBy(listed(), (page) => page[field]);
    const twice = [...seen]
      .filter(([, same]) => same.length > 1)
      .map(([text, same]) => `${text}: ${same.map(({ address }) => address).join(", ")}`);
    expect(twice).toEqual([]);
  }
  expect(
    listed()
      .filter(({ title }) => title.length > 65 || !title.endsWith("| Granskog"))
      .map(({ address, title }) => `${address}: ${title.length} ${title}`),
  ).toEqual([]);
  expect(
    listed()
      .filter(({ description }) => description.length < 50 || description.length > 165)
      .map(({ address, description }) => `${address}: ${description.length} ${description}`),
  ).toEqual([]);
});

test("every page has one main heading", () => {
  expect(
    pages()
      .filter(({ headings }) => headings !== 1)
      .map(({ address, headings }) => `${address}: ${headings}`),
  ).toEqual([]);
});

test("the canonical address of a page is its own, without parameters", async () => {
  const wrong = pages().filter(
    ({ address, canonical }) =>
      canonical === null || new URL(canonical).href !== new URL(address.split("?")[0] ?? "", origin).href,
  );
  expect(wrong.map(({ address, canonical }) => `${address}: ${canonical ?? "none"}`)).toEqual([]);
  const answer = await fetch(`${origin}/rankings/sweden?utm_source=letter&market=norway`);
  expect(await answer.text()).toContain(`<link rel="canonical" href="${origin}/rankings/sweden"/>`);
});

test("every page has its own card with a title and a sentence", async () => {
  const faults: string[] = [];
  const seen = new Map<string, number>();
  // Pages kept out of search results are sent on as well.
  for (const { address, cards } of pages()) {
    if (!cards["og:title"] || !cards["og:description"] || cards["twitter:card"] !== "summary_large_image")
      faults.push(`${address}: no title, sentence or kind of card`);
    const image = cards["og:image"];
    if (!image?.startsWith(`${origin}/`)) {
      faults.push(`${address}: no picture (${image ?? "none"})`);
      continue;
    }
    const kind = kindOf(address);
    const count = seen.get(kind) ?? 0;
    seen.set(kind, count + 1);
    if (count < 2) faults.push(...(await findPictureFaults(image, "1200×630")).map((fault) => `${address}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

test("the structured data of every page are valid for schema.org and Google", () => {
  const faults = pages().flatMap(({ address, data }) => findDataFaults(data).map((fault) => `${address}: ${fault}`));
  expect(faults).toEqual([]);
  expect(
    pages()
      .filter(({ data }) => data.length === 0)
      .map(({ address }) => address),
  ).toEqual([]);
});

test("every breadcrumb leads to existing pages and its own address", () => {
  const faults = listed().flatMap(({ address, data }) => {
    const trails = JSON.stringify(data).match(/"item":\{"@id":"[^"]+"\}/g) ?? [];
    const steps = trails.map((step) => step.slice(15, -2));
    const isDeep = address.split("/").length > 2;
    if (isDeep && steps.at(-1) !== origin + address)
      return [`${address}: its trail ends at ${steps.at(-1) ?? "nothing"}`];
    return steps
      .filter((step) => !step.startsWith(`${origin}/`) || !site.linked.has(step.slice(origin.length)))
      .map((step) => `${address}: ${step} is linked from nowhere`);
  });
  expect(faults).toEqual([]);
});

test("the sitemaps contain exactly the listed pages, and every page in them is linked", () => {
  if (!site.isIndexable) {
    expect(site.sitemap).toEqual([]);
    expect(
      pages()
        .filter(({ robots }) => !robots.includes("noindex"))
        .map(({ address }) => address),
    ).toEqual([]);
    return;
  }
  expect(site.robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const named = site.sitemap.map(({ address }) => address);
  expect(
    named.filter(
      (address, index) => named.indexOf(address) !== index || address.includes("?") || !address.startsWith("/"),
    ),
  ).toEqual([]);
  expect(
    named.filter((address) => !site.linked.has(address)).map((address) => `${address} is linked from nowhere`),
  ).toEqual([]);
  const asked = named.flatMap((address) => site.answers.get(address) ?? []);
  expect(
    asked
      .filter(({ page }) => !page || !isListed(page))
      .map(({ address, status }) => `${address} is not to be listed (${status})`),
  ).toEqual([]);
  expect(
    listed()
      .filter(({ address }) => !named.includes(address))
      .map(({ address }) => `${address} is in no sitemap`),
  ).toEqual([]);
  expect(
    site.sitemap.filter(
      ({ changed }) =>
        changed !== null && (Number.isNaN(Date.parse(changed)) || Date.parse(changed) > Date.now() + 86_400_000),
    ),
  ).toEqual([]);
  expect(new Set(site.sitemap.map(({ file }) => file)).size).toBeGreaterThanOrEqual(4);
});

test("nothing private is listed or shown to visitors", async () => {
  const paths = Object.entries(ROUTES)
    .filter(([path, access]) => access !== "public" && !path.includes(":"))
    .map(([path]) => path);
  expect(paths.length).toBeGreaterThan(10);
  const named = new Set(site.sitemap.map(({ address }) => address));
  const faults: string[] = [];
  for (const path of paths) {
    const answer = await fetch(origin + path, { redirect: "manual" });
    await answer.body?.cancel();
    if (named.has(path) || answer.status === 200) faults.push(`${path}: ${answer.status}`);
  }
  expect(faults).toEqual([]);
});

test("the blog's feeds are valid, contain its posts, and are linked from the pages that list them", async () => {
  const [rss, atom] = await Promise.all([RSS_PATH, ATOM_PATH].map(async (path) => (await fetch(origin + path)).text()));
  expect(findRssFaults(rss ?? "")).toEqual([]);
  expect(findAtomFaults(atom ?? "")).toEqual([]);
  const posts = listed().filter(({ address }) => /\/insights\/[^/]+$/.test(address));
  expect(posts.length).toBeGreaterThan(0);
  for (const { address } of posts) expect.soft(atom).toContain(`<id>${origin}${address}</id>`);
  for (const path of ["/sustainability-branding-hub", "/sustainability-branding-hub/insights"]) {
    expect(site.answers.get(path)?.page?.feeds).toEqual([origin + RSS_PATH, origin + ATOM_PATH]);
  }
});
