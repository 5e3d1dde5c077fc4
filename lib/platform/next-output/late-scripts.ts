/** Files of scripts as Next writes them into a page's head: addresses of its own, and nothing that orders them. */
const FILE = /<script src="(\/_next\/static\/[^"\s]+)" async=""><\/script>/g;
/** What has a file of scripts fetched before all else. */
const AHEAD = /<link rel="preload" as="script"[^>]*\/>/g;
/** Faces that are fetched before the styles have asked for them. */
const FONT = /<link rel="preload" href="(\/_next\/static\/[^"\s]+)" as="font"[^>]*\/>/g;
const HEAD_END = "</head>";
const BEGIN = /^<!DOCTYPE html><html(?=[ >])/;
const END = "</body></html>";

/**
 * Runs at a page's end. Whoever is here for the first time, which the open question about cookies tells, is shown the
 * page before scripts and faces are fetched: styles then have the line for themselves, and the page is whole without
 * the rest. Whoever came before has them on disk and gets them at once. Should the browser not say when it has painted,
 * it is long enough after everything else has arrived; a tab that nobody looks at does not wait.
 */
export const LATE_LOADER =
  '(d=>{let n=0;const{dataset:r}=d.documentElement,f=d.currentScript.dataset.files.split(" "),g=()=>{if(n++)return;r.painted="";' +
  'for(const s of f){const e=d.createElement("script");e.src=s;e.async=true;d.head.append(e)}};if(!("asksCookies"in r))return g();' +
  'try{new PerformanceObserver(l=>{if(l.getEntriesByName("first-contentful-paint").length)g()}).observe({type:"paint",buffered:true})}catch{}' +
  'addEventListener("load",()=>setTimeout(g,d.hidden?0:700))})(document)';

/** Runs at the end of a page's head: has the faces fetched at once for whoever came before, who waits for nothing else. */
export const FONT_LOADER =
  '(d=>{if(!("asksCookies"in d.documentElement.dataset))for(const f of d.currentScript.dataset.fonts.split(" "))' +
  '{const l=d.createElement("link");l.rel="preload";l.as="font";l.crossOrigin="";l.href=f;d.head.append(l)}})(document)';

/**
 * Moves the files of a page's scripts, and the faces fetched ahead, from its head into the hands of scripts that know when. A page that is not as Next
 * writes it, or has none, stays as it is. `data-late` on the root tells the styles that there is somebody to fetch the faces.
 * @param html a whole page
 */
export function letScriptsWait(html: string): string {
  const files = [...html.matchAll(FILE)].map(([, address = ""]) => address);
  if (files.length === 0 || !BEGIN.test(html) || !html.endsWith(END)) return html;
  const page = html.slice(0, -END.length).replace(FILE, "").replace(AHEAD, "").replace(BEGIN, '$& data-late=""');
  const fonts = [...page.matchAll(FONT)].map(([, address = ""]) => address);
  const whole =
    fonts.length === 0
      ? page
      : page
          .replace(FONT, "")
          .replace(HEAD_END, () => `<script data-fonts="${fonts.join(" ")}">${FONT_LOADER}</script>${HEAD_END}`);
  return `${whole}<script data-files="${files.join(" ")}">${LATE_LOADER}</script>${END}`;
}

/** A page of the store as it is shown where it shall not come to life: nothing waits in it, and no script fetches files. */
export const withoutLateScripts = (html: string): string =>
  html
    .replace(/(?<=^<!DOCTYPE html><html) data-late=""/, "")
    .replace(/<script data-(?:files|fonts)="[^"]*">[^<]*<\/script>/g, "");
