import { type HTMLElement, parse } from "node-html-parser";

/** A link as it is on a page. */
export interface PageLink {
  /** Path and search, without the fragment; of this site alone. */
  to: string;
  /** Without its mark; empty where there is none. */
  fragment: string;
}

/** A page as a reader without JavaScript gets it. */
export interface CrawledPage {
  /** Path and search as it was asked for. */
  address: string;
  title: string;
  description: string;
  robots: string;
  canonical: string | null;
  headings: number;
  ids: ReadonlySet<string>;
  links: PageLink[];
  /** Addresses of feeds that its head names. */
  feeds: string[];
  /** By name: og:title, og:image, twitter:card … */
  cards: Readonly<Record<string, string>>;
  /** What its scripts of data hold; a text where one is no JSON. */
  data: unknown[];
}

/** Path and search of an address of this site, or null for any other. */
export function toAddress(href: string, base: string): string | null {
  if (!URL.canParse(href, base)) return null;
  const { origin, pathname, search, protocol } = new URL(href, base);
  return origin === new URL(base).origin && protocol.startsWith("http") ? pathname + search : null;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function toLink(anchor: HTMLElement, page: string): PageLink[] {
  const href = anchor.getAttribute("href") ?? "";
  const to = toAddress(href, page);
  if (to === null || href === "#") return [];
  return [{ to, fragment: decodeURIComponent(new URL(href, page).hash.slice(1)) }];
}

/** Reads a page that was asked for at the absolute address. */
export function readPage(html: string, page: string): CrawledPage {
  const root = parse(html, { blockTextElements: { script: true, style: true, noscript: false } });
  const head = (selector: string, attribute: string) => root.querySelector(selector)?.getAttribute(attribute) ?? "";
  const cards = root
    .querySelectorAll("meta")
    .map(
      (meta) =>
        [meta.getAttribute("property") ?? meta.getAttribute("name") ?? "", meta.getAttribute("content") ?? ""] as const,
    )
    .filter(([name]) => /^(?:og|twitter|article):/.test(name));
  return {
    address: toAddress(page, page) ?? "",
    title: root.querySelector("title")?.text.trim() ?? "",
    description: head('meta[name="description"]', "content"),
    robots: head('meta[name="robots"]', "content"),
    canonical: head('link[rel="canonical"]', "href") || null,
    headings: root.querySelectorAll("h1").length,
    ids: new Set(root.querySelectorAll("[id]").map((element) => element.getAttribute("id") ?? "")),
    links: root.querySelectorAll("a[href]").flatMap((anchor) => toLink(anchor, page)),
    feeds: root.querySelectorAll('link[rel="alternate"][type$="xml"]').map((link) => link.getAttribute("href") ?? ""),
    cards: Object.fromEntries(cards.toReversed()),
    data: root.querySelectorAll('script[type="application/ld+json"]').map((script) => readJson(script.textContent)),
  };
}
