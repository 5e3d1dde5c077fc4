import { type CrawledPage, readPage, toAddress } from "./crawled-page";
import { childText, elementsOf, readXml } from "./xml-tree";

/** What the site answered to one address. */
export interface Answer {
  address: string;
  status: number;
  /** Where it sends the reader, if it does. */
  location: string | null;
  page: CrawledPage | null;
  /** A page that links it, or the sitemap that names it. */
  from: string;
}

export interface SitemapAddress {
  address: string;
  changed: string | null;
  file: string;
}

/** A site as an anonymous reader without JavaScript finds it. */
export interface Crawl {
  /** Whether search engines may list this site. */
  isIndexable: boolean;
  robots: string;
  sitemap: SitemapAddress[];
  answers: ReadonlyMap<string, Answer>;
  /** Every address that a page links, whether it was asked for or not. */
  linked: ReadonlySet<string>;
}

/** Requests at once. */
const ABREAST = 6;
/** Pages of a kind with many that are looked at; a deep run looks at all of them. */
const OF_A_KIND = process.env.DEEP ? Infinity : 8;
/** Addresses of one page that differ in their parameters alone. */
const OF_PARAMETERS = 3;

/** Kinds of pages of which there are many, by what their addresses have in common; otherwise the address itself. */
export function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://site");
  const names = [...searchParams.keys()].sort().join("&");
  const path = /^\/brands\/[^/]+$/.test(pathname)
    ? "/brands/:slug"
    : /^\/rankings\/[^/]+\/[^/]+$/.test(pathname)
      ? "/rankings/:market/:industry"
      : pathname;
  return names ? `${path}?${names}` : path;
}

const limitOf = (kind: string): number => (kind.includes("?") ? OF_PARAMETERS : kind.includes(":") ? OF_A_KIND : 1);

async function ask(url: string): Promise<Response> {
  return fetch(url, { redirect: "manual", signal: AbortSignal.timeout(120_000) });
}

async function readFileOf(url: string): Promise<string> {
  const answer = await ask(url);
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}

/** The addresses of all files that the index names. */
async function readSitemaps(origin: string): Promise<SitemapAddress[]> {
  const index = readXml(await readFileOf(`${origin}/sitemap.xml`));
  const files = elementsOf(index, "loc").map(({ text }) => text);
  const lists = await Promise.all(
    files.map(async (file) =>
      elementsOf(readXml(await readFileOf(new URL(new URL(file).pathname, origin).href)), "url").map((url) => ({
        address: toAddress(childText(url, "loc") ?? "", origin) ?? childText(url, "loc") ?? "",
        changed: childText(url, "lastmod"),
        file,
      })),
    ),
  );
  return lists.flat();
}

async function answerOf(address: string, from: string, origin: string): Promise<Answer> {
  const url = new URL(address, origin).href;
  const answer = await ask(url).catch(() => null);
  // No one answered: said where the link is judged, and the others are looked at all the same.
  if (!answer) return { address, status: 0, location: null, page: null, from };
  const isPage = (answer.headers.get("content-type") ?? "").startsWith("text/html");
  const text = isPage ? await answer.text() : "";
  if (!isPage) await answer.body?.cancel();
  return {
    address,
    status: answer.status,
    location: answer.headers.get("location"),
    page: isPage && answer.status === 200 ? readPage(text, url) : null,
    from,
  };
}

/** Follows every link from the home page and the sitemaps, of pages of which there are many some of each kind. */
export async function crawl(origin: string): Promise<Crawl> {
  const robots = await readFileOf(`${origin}/robots.txt`);
  const sitemap = await readSitemaps(origin);
  const answers = new Map<string, Answer>();
  const linked = new Set<string>();
  const asked = new Map<string, number>();
  const waiting: { address: string; from: string }[] = [];

  const want = (address: string, from: string) => {
    const kind = kindOf(address);
    const count = asked.get(kind) ?? 0;
    if (known.has(address) || count >= limitOf(kind)) return;
    known.add(address);
    asked.set(kind, count + 1);
    waiting.push({ address, from });
  };
  const known = new Set<string>();
  want("/", "the start");
  for (const { address, file } of sitemap) want(address, file);

  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const answer = await answerOf(next.address, next.from, origin);
      answers.set(next.address, answer);
      for (const { to } of answer.page?.links ?? []) {
        linked.add(to);
        want(to, next.address);
      }
    }
  };
  // A worker that finds nothing to do comes back when the others have found more.
  while (waiting.length > 0) await Promise.all(Array.from({ length: ABREAST }, work));
  return { isIndexable: !/^Disallow: \/$/m.test(robots), robots, sitemap, answers, linked };
}
