/** Kinds of `<script>` that hold data, which browsers never run and the policy does not speak of. */
const DATA = /\btype\s*=\s*["']?application\/(?:ld\+)?json\b/i;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** Scripts written into a page, in their order: what stands between the tags, to the byte. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes = "", text]) => text && !/\bsrc\s*=/i.test(attributes) && !DATA.test(attributes))
    .map(([, , text = ""]) => text);
}

/** A source expression of CSP level 2: `'sha256-…'`, base64 of the SHA-256 digest of the script's UTF-8 text. */
export async function scriptHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/** The part of a page's policy that says which scripts may run: files of this site, and the page's own inline ones to the letter. */
export async function scriptPolicy(html: string): Promise<string> {
  const hashes = await Promise.all(inlineScripts(html).map(scriptHash));
  return `script-src ${["'self'", ...new Set(hashes)].join(" ")}; script-src-attr 'none'`;
}
