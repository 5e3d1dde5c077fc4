import { missingHref, type Missing } from "@/lib/discovery/palette/known-addresses";
import { inTime } from "@/lib/platform/requests/in-time";

/** Milliseconds to wait for the page. */
const PATIENCE = 3_000;

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
export async function answerMissing(what: Missing, origin: string, send: typeof fetch = fetch): Promise<Response> {
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex",
  };
  try {
    const page = await inTime(PATIENCE, async (signal) => {
      const answer = await send(new URL(missingHref(what), origin), { signal, cache: "no-store" });
      return answer.ok ? { text: await answer.text(), policy: answer.headers.get("content-security-policy") } : null;
    });
    // The policy names the page's own scripts, so it is sent with them.
    if (page)
      return new Response(page.text, {
        status: 404,
        headers: { ...headers, ...(page.policy && { "Content-Security-Policy": page.policy }) },
      });
  } catch {
    // The fallback text below says the same.
  }
  return new Response(BARE, { status: 404, headers: { ...headers, "Content-Security-Policy": BARE_POLICY } });
}
