import { OWN_SCRIPTS } from "../content-security/own-scripts.ts";
import { type PolicySettings, scriptHash, toPagePolicy } from "../content-security/policy.ts";
import { inlineScripts } from "./inline-scripts.ts";
import { isFrameworkScript } from "./next-html.ts";

/**
 * The policy of a rendered page. Of its inline scripts, only Next's and the site's own may run, by hash.
 * @param own the exact text of further scripts of the site
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
