import { OWN_SCRIPTS } from "../content-security/own-scripts.ts";
import { type PolicySettings, scriptHash, toPagePolicy } from "../content-security/policy.ts";
import { inlineScripts } from "./inline-scripts.ts";

/** How Next's own scripts begin and end around JSON: what the page is made of, and which files it needs. */
const FRAMEWORK: readonly (readonly [string, string])[] = [
  ["self.__next_f.push(", ")"],
  ["(self.__next_f=self.__next_f||[]).push(", ")"],
  ['(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', ");"],
];

/**
 * Is it one that Next writes? Then there is nothing in it but data. A script that found its way into the text of a page
 * has another form, so that naming a page's scripts by hash does not let it run with the others.
 */
export function isFrameworkScript(text: string): boolean {
  return FRAMEWORK.some(([before, after]) => {
    if (!text.startsWith(before) || !text.endsWith(after)) return false;
    try {
      JSON.parse(text.slice(before.length, text.length - after.length));
      return true;
    } catch {
      return false;
    }
  });
}

/**
 * The policy of a rendered page: of the scripts written into it those of Next may run and the site's own, by hash.
 * @param own further scripts of the site's own, to the letter
 */
export async function pagePolicy(html: string, settings: PolicySettings, own: readonly string[] = []): Promise<string> {
  const known = new Set([...OWN_SCRIPTS, ...(await Promise.all(own.map(scriptHash)))]);
  const hashes = await Promise.all(
    inlineScripts(html).map(async (text) => {
      const hash = await scriptHash(text);
      return known.has(hash) || isFrameworkScript(text) ? [hash] : [];
    }),
  );
  return toPagePolicy(settings, [...new Set(hashes.flat())]);
}
