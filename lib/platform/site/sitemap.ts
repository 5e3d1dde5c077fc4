/** A page that search engines may list. */
export interface SitemapEntry {
  path: string;
  /** ISO day or time of its last change, if known. */
  changed?: string;
}

/** Page types with their own sitemap, in the order of the index. */
export const SITEMAPS = ["pages", "rankings", "brands", "articles", "glossary"] as const;
export type SitemapKind = (typeof SITEMAPS)[number];

/** The protocol's limit for one file (https://www.sitemaps.org/protocol.html, read on 22 November 2026). */
export const MOST_ADDRESSES = 50_000;

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

const escapeXml = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");

/** Path of one of a type's files; from the second on they are numbered. */
export const sitemapPath = (kind: SitemapKind, part = 1): string =>
  `/sitemaps/${kind}${part > 1 ? `-${part}` : ""}.xml`;

/** The inverse of `sitemapPath`, for the file name only; null for any other name. */
export function parseSitemapName(name: string): { kind: SitemapKind; part: number } | null {
  const part = Number(/-(\d{1,4})\.xml$/.exec(name)?.[1] ?? 1);
  const kind = SITEMAPS.find((each) => sitemapPath(each, part) === `/sitemaps/${name}`);
  return kind ? { kind, part } : null;
}

/** Unique addresses, in parts that fit a file. */
export function toParts(entries: readonly SitemapEntry[]): SitemapEntry[][] {
  const once = [...new Map(entries.map((entry) => [entry.path, entry])).values()];
  return Array.from({ length: Math.ceil(once.length / MOST_ADDRESSES) }, (_, part) =>
    once.slice(part * MOST_ADDRESSES, (part + 1) * MOST_ADDRESSES),
  );
}

const toLocation = (path: string, changed: string | undefined, origin: string): string =>
  `<loc>${escapeXml(new URL(path, origin).href)}</loc>${changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : ""}`;

/** One file of addresses. */
export function toSitemap(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.map(({ path, changed }) => `<url>${toLocation(path, changed, origin)}</url>\n`);
  return `${HEAD}<urlset ${NAMESPACE}>\n${urls.join("")}</urlset>\n`;
}

export interface SitemapList {
  kind: SitemapKind;
  entries: readonly SitemapEntry[];
}

/** The index of sitemaps, each with its last change. Types without a page are left out. */
export function toSitemapIndex(lists: readonly SitemapList[], origin: string): string {
  const files = lists.flatMap(({ kind, entries }) =>
    toParts(entries).map((part, index) => {
      const changed = part
        .flatMap((entry) => entry.changed ?? [])
        .sort()
        .at(-1);
      return `<sitemap>${toLocation(sitemapPath(kind, index + 1), changed, origin)}</sitemap>\n`;
    }),
  );
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${files.join("")}</sitemapindex>\n`;
}
