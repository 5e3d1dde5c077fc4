import { FONT_PRELOAD, HEAD_END, NONCE, PAGE_BEGIN, PAGE_END, SCRIPT_FILE, SCRIPT_PRELOAD } from "./next-html.ts";

/**
 * Runs at the end of a page. On a first visit (the cookie question is still open) it loads the scripts after the first
 * paint, so that styles load alone; the page is complete without JavaScript. On later visits they are in the browser's
 * cache and load at once. If the browser reports no paint, they load 0.7 seconds after everything else; in a hidden tab
 * at once. The height of the cookie question is told with the change of fonts, which restyles the whole page anyway.
 */
export const LATE_LOADER =
  '(d=>{let n=0;const{dataset:r}=d.documentElement,f=d.currentScript.dataset.files.split(" "),g=()=>{if(n++)return;const b="asksCookies"in r&&d.querySelector("[data-slot=consent-banner]");' +
  'if(b)d.documentElement.style.setProperty("--cookie-banner",b.offsetHeight+"px");r.painted="";' +
  'for(const s of f){const e=d.createElement("script");e.src=s;e.async=true;d.head.append(e)}};if(!("asksCookies"in r))return g();' +
  'try{new PerformanceObserver(l=>{if(l.getEntriesByName("first-contentful-paint").length)g()}).observe({type:"paint",buffered:true})}catch{}' +
  'addEventListener("load",()=>setTimeout(g,d.hidden?0:700))})(document)';

/** Runs at the end of a page's head: preloads the fonts on later visits. */
export const FONT_LOADER =
  '(d=>{if(!("asksCookies"in d.documentElement.dataset))for(const f of d.currentScript.dataset.fonts.split(" "))' +
  '{const l=d.createElement("link");l.rel="preload";l.as="font";l.crossOrigin="";l.href=f;d.head.append(l)}})(document)';

/**
 * Moves a page's script files and font preloads from its head to the two loaders above, which have the page's nonce if
 * it has one. Returns a page without JavaScript files, or of another form, unchanged. `data-late` on the root tells the
 * styles that the loaders are there.
 * @param html a whole page
 */
export function letScriptsWait(html: string): string {
  const files = [...html.matchAll(SCRIPT_FILE)].map(([, address = ""]) => address);
  if (files.length === 0 || !PAGE_BEGIN.test(html) || !html.endsWith(PAGE_END)) return html;
  const page = html
    .slice(0, -PAGE_END.length)
    .replace(SCRIPT_FILE, "")
    .replace(SCRIPT_PRELOAD, "")
    .replace(PAGE_BEGIN, '$& data-late=""');
  const [, given] = NONCE.exec(html) ?? [];
  const nonce = given ? ` nonce="${given}"` : "";
  const fonts = [...page.matchAll(FONT_PRELOAD)].map(([, address = ""]) => address);
  const whole =
    fonts.length === 0
      ? page
      : page
          .replace(FONT_PRELOAD, "")
          .replace(
            HEAD_END,
            () => `<script data-fonts="${fonts.join(" ")}"${nonce}>${FONT_LOADER}</script>${HEAD_END}`,
          );
  return `${whole}<script data-files="${files.join(" ")}"${nonce}>${LATE_LOADER}</script>${PAGE_END}`;
}

/** A stored page without the loaders, for where scripts must not run. */
export const withoutLateScripts = (html: string): string =>
  html
    .replace(/(?<=^<!DOCTYPE html><html) data-late=""/, "")
    .replace(/<script data-(?:files|fonts)="[^"]*">[^<]*<\/script>/g, "");
