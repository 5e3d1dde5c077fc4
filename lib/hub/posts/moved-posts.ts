import { withoutLateScripts } from "@/lib/platform/next-output/late-scripts";
import { inTime } from "@/lib/platform/requests/in-time";

/** Where the site lists redirects of posts: every former address. */
export const ADDRESSES_PATH = "/api/posts/addresses";
/** The page for a post that was taken down. */
export const WITHDRAWN_PATH = "/sustainability-branding-hub/withdrawn";

/** Milliseconds for which a response is cached. */
const LIFETIME = 5_000;
/** Milliseconds to wait for the list: the page itself can also decide. */
const PATIENCE = 1_000;

type Addresses = ReadonlyMap<string, string | null>;

let known: Addresses = new Map();
let asked: { at: number; origin: string; answer: Promise<Addresses> } | null = null;

function parse(json: unknown): Addresses {
  if (typeof json !== "object" || json === null) return known;
  return new Map(
    Object.entries(json).filter(
      (entry): entry is [string, string | null] => typeof entry[1] === "string" || entry[1] === null,
    ),
  );
}

async function ask(origin: string, send: typeof fetch): Promise<Addresses> {
  try {
    known = await inTime(PATIENCE, async (signal) => {
      const answer = await send(new URL(ADDRESSES_PATH, origin), { signal, cache: "no-store" });
      return answer.ok ? parse(await answer.json()) : known;
    });
  } catch {
    // The last known list is used; without one the page handles it.
  }
  return known;
}

/**
 * Where a former address leads: the post's current address, or null if the post was taken down. Undefined if it is
 * unknown, or while the list is unavailable.
 * @param origin the site's address on this machine: never taken from a request
 */
export async function findMoved(
  slug: string,
  origin: string,
  now = Date.now(),
  send: typeof fetch = fetch,
): Promise<string | null | undefined> {
  if (!asked || asked.origin !== origin || now - asked.at > LIFETIME)
    asked = { at: now, origin, answer: ask(origin, send) };
  return (await asked.answer).get(slug);
}

/** Fallback if that page is unavailable. */
const BARE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><title>Post taken down</title>
<p>This post has been taken down. See the <a href="/sustainability-branding-hub/insights">Blog</a>.</p></html>`;

const BARE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Scripts that would hydrate the page: it was rendered for another address, and is complete without them. */
const SCRIPT_FILES = /<script\b[^>]*\ssrc="[^"]*"[^>]*><\/script>/g;

/**
 * The page for a post that was taken down, with status 410. Fetched and passed on, since a rewrite has the status of
 * its target.
 */
export async function answerWithdrawn(origin: string, send: typeof fetch = fetch): Promise<Response> {
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex",
  };
  try {
    const page = await inTime(PATIENCE, async (signal) => {
      const answer = await send(new URL(WITHDRAWN_PATH, origin), { signal, cache: "no-store" });
      return answer.ok ? { text: await answer.text(), policy: answer.headers.get("content-security-policy") } : null;
    });
    // The policy names the page's own scripts, so it is sent with them.
    if (page)
      return new Response(withoutLateScripts(page.text).replace(SCRIPT_FILES, ""), {
        status: 410,
        headers: { ...headers, ...(page.policy && { "Content-Security-Policy": page.policy }) },
      });
  } catch {
    // The fallback text below says the same.
  }
  return new Response(BARE, { status: 410, headers: { ...headers, "Content-Security-Policy": BARE_POLICY } });
}
