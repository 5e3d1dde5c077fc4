import { FONT_PRELOAD, HEAD_END, NONCE, PAGE_BEGIN, PAGE_END, SCRIPT_FILE, SCRIPT_PRELOAD } from "./next-html.ts";

/**
 * Runs at the end of a page. On a first visit (the cookie question is still open) it loads the scripts after the first
 * paint, so that styles load alone; the page is complete without JavaScript. On later visits they are in the browser's
 * cache and load at once. If the browser reports no paint, they load 0.7 seconds after everything else; in a hidden tab
 * at once. The height of the cookie question is told only where it is not as its styles say: the browser restyles the
 * whole page for it. The faces that `FONT_LOADER` took out come back then.
 */
export const LATE_LOADER =
  '(d=>{let n=0;const e=d.documentElement,r=e.dataset,p="--cookie-banner",f=d.currentScript.dataset.files.split(" "),g=()=>{if(n++)return;const b="asksCookies"in r&&d.querySelector("[data-slot=consent-banner]");' +
  'if(b&&!(2>Math.abs(parseFloat(getComputedStyle(e).getPropertyValue(p))-b.offsetHeight)))e.style.setProperty(p,b.offsetHeight+"px");' +
  "self.lateFaces&&lateFaces();" +
  'for(const s of f){const e=d.createElement("script");e.src=s;e.async=true;d.head.append(e)}};if(!("asksCookies"in r))return g();' +
  'try{new PerformanceObserver(l=>{if(l.getEntriesByName("first-contentful-paint").length)g()}).observe({type:"paint",buffered:true})}catch{}' +
  'addEventListener("load",()=>setTimeout(g,d.hidden?0:700))})(document)';

/**
 * Runs at the end of a page's head. On later visits it preloads the fonts. On a first visit it takes the faces that have
 * files out of the sheets: the page is painted in the faces its machine has (app/font-fallbacks.css), and styles load
 * alone. They come back once their files are there, as a sheet of their own: the browser restyles nothing for it, and
 * lays the page out once.
 */
export const FONT_LOADER =
  '(d=>{const t=d.currentScript.dataset.fonts.split(" "),p=w=>{for(const f of t)' +
  '{const l=d.createElement("link");l.rel="preload";l.as="font";l.crossOrigin="";l.href=f;l.onload=l.onerror=w;d.head.append(l)}};' +
  'if(!("asksCookies"in d.documentElement.dataset))return p(null);' +
  'if(!d.adoptedStyleSheets?.push)return;let k="",n=t.length;for(const s of d.styleSheets)try{const r=s.cssRules;for(let i=r.length;i--;)' +
  'if(r[i].type===5&&/url\\(/.test(r[i].cssText)){k=r[i].cssText.replace(/url\\("?([^")]+)"?\\)/g,(_,u)=>\'url("\'+new URL(u,s.href).href+\'")\')+k;s.deleteRule(i)}}' +
  "catch{}self.lateFaces=()=>p(()=>{if(--n)return;const c=new CSSStyleSheet;c.replaceSync(k);d.adoptedStyleSheets.push(c)})})(document)";

/**
 * Moves a page's script files and font preloads from its head to the two loaders above, which have the page's nonce if
 * it has one. Returns a page without JavaScript files, or of another form, unchanged.
 * @param html a whole page
 * @param given fonts of a page that names them elsewhere
 */
export function letScriptsWait(html: string, given: readonly string[] = []): string {
  const files = [...html.matchAll(SCRIPT_FILE)].map(([, address = ""]) => address);
  if (files.length === 0 || !PAGE_BEGIN.test(html) || !html.endsWith(PAGE_END)) return html;
  const page = html.slice(0, -PAGE_END.length).replace(SCRIPT_FILE, "").replace(SCRIPT_PRELOAD, "");
  const [, word] = NONCE.exec(html) ?? [];
  const nonce = word ? ` nonce="${word}"` : "";
  const fonts = [...new Set([...[...page.matchAll(FONT_PRELOAD)].map(([, address = ""]) => address), ...given])];
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
  html.replace(/<script data-(?:files|fonts)="[^"]*">[^<]*<\/script>/g, "");
