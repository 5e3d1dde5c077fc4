import { missingHref, type Missing } from "@/lib/discovery/palette/known-addresses";
import { inTime } from "@/lib/platform/requests/in-time";

/** Milliseconds to wait for the page. */
const PATIENCE = 3_000;
/** Milliseconds for which the page is kept: programs that guess addresses ask for hundreds at once. */
const HOLDS = 1_000;

interface Page {
  text: string;
  policy: string | null;
}

const kept = new Map<string, { at: number; page: Promise<Page | null> }>();

async function fetchPage(address: URL, send: typeof fetch): Promise<Page | null> {
  try {
    return await inTime(PATIENCE, async (signal) => {
      const answer = await send(address, { signal, cache: "no-store" });
      return answer.ok ? { text: await answer.text(), policy: answer.headers.get("content-security-policy") } : null;
    });
  } catch {
    // The bare page says the same.
    return null;
  }
}

async function pageOf(what: Missing, origin: string, now: number, send: typeof fetch): Promise<Page | null> {
  const address = new URL(missingHref(what), origin);
  const last = kept.get(address.href);
  if (last && now - last.at < HOLDS) return last.page;
  const page = fetchPage(address, send);
  kept.set(address.href, { at: now, page });
  const found = await page;
  if (!found && kept.get(address.href)?.page === page) kept.delete(address.href);
  return found;
}

/** Shown if even its page cannot be loaded: the search still works. */
const BARE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><title>Page not found</title>
<h1>Page not found</h1><form action="/rankings/go"><label>Brand <input type="search" name="q"></label> <button>Search</button></form>
<p><a href="/rankings">Rankings</a></p></html>`;

const BARE_POLICY = "default-src 'none'; form-action 'self'; frame-ancestors 'none'";

/**
 * The page for a missing address, with status 404. Fetched and passed on, since in development a rewrite has the status
 * of its target.
 * @param origin the site's address on this machine: never taken from a request
 */
export async function answerMissing(
  what: Missing,
  origin: string,
  now = Date.now(),
  send: typeof fetch = fetch,
): Promise<Response> {
  const page = await pageOf(what, origin, now, send);
  // The policy names the page's own scripts, so it is sent with them.
  const policy = page ? page.policy : BARE_POLICY;
  return new Response(page ? page.text : BARE, {
    status: 404,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
      ...(policy && { "Content-Security-Policy": policy }),
    },
  });
}
