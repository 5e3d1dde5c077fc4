/**
 * The forms of a prerendered page that depend on how Next writes it: every pattern that `late-scripts` and `page-policy`
 * rely on is here. `tests/http/next-output.spec.ts` looks for each of them in the pages of the build that is tested, so an
 * upgrade of Next that changes one fails there, with its name.
 *
 * This folder can be deleted once Next (1) names the scripts written into a prerendered page in that page's policy, and
 * (2) can load a page's files after the first paint.
 */

/** Script files: build files, in any order. A page of one response has a nonce on each, the last one before `async`. */
export const SCRIPT_FILE = /<script src="(\/_next\/static\/[^"\s]+)"[^>]* async=""[^>]*><\/script>/g;
export const NONCE = /<script src="\/_next\/static\/[^"\s]+" async="" nonce="([\w+/=]+)">/;
/** Script files that load first. */
export const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*\/>/g;
/** Fonts that load before the styles request them. */
export const FONT_PRELOAD = /<link rel="preload" href="(\/_next\/static\/[^"\s]+)" as="font"[^>]*\/>/g;
export const HEAD_END = "</head>";
export const PAGE_BEGIN = /^<!DOCTYPE html><html(?=[ >])/;
export const PAGE_END = "</body></html>";

/** How Next's inline scripts begin and end around JSON: the page's data, and the files it needs. */
const DATA_SCRIPTS: readonly (readonly [string, string])[] = [
  ["self.__next_f.push(", ")"],
  ["(self.__next_f=self.__next_f||[]).push(", ")"],
  ['(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', ");"],
];

/** Whether Next wrote the script: then it contains only JSON. A script injected into a page's text has another form. */
export function isFrameworkScript(text: string): boolean {
  return DATA_SCRIPTS.some(([before, after]) => {
    if (!text.startsWith(before) || !text.endsWith(after)) return false;
    try {
      JSON.parse(text.slice(before.length, text.length - after.length));
      return true;
    } catch {
      return false;
    }
  });
}

const has = (pattern: RegExp, html: string) => html.search(pattern) >= 0;

/**
 * The patterns that a prerendered page lacks, one sentence each; empty for a page as Next writes it today.
 * @param scripts the page's inline scripts (`inlineScripts`)
 */
export function missingForms(html: string, scripts: readonly string[]): string[] {
  const forms: readonly [isThere: boolean, what: string][] = [
    [PAGE_BEGIN.test(html), "It does not begin with <!DOCTYPE html><html."],
    [html.endsWith(PAGE_END), `It does not end with ${PAGE_END}.`],
    [html.split(HEAD_END).length === 2, `It does not have ${HEAD_END} exactly once.`],
    [has(SCRIPT_FILE, html), 'Its script files are not <script src=… async=""></script>.'],
    [has(SCRIPT_PRELOAD, html), 'Its first script is not preloaded with <link rel="preload" as="script" …/>.'],
    [has(FONT_PRELOAD, html), 'Its fonts are not preloaded with <link rel="preload" href=… as="font" …/>.'],
    [scripts.some(isFrameworkScript), "Its data is not in self.__next_f.push(JSON) scripts."],
  ];
  return forms.flatMap(([isThere, what]) => (isThere ? [] : [what]));
}
