import { numberOf } from "@/lib/platform/words/sentences";

/** What the checks look at. */
export interface PageState {
  address: URL;
  canStore: boolean;
  /** Texts of the scripts that stand in the page itself. */
  inlineScripts: readonly string[];
}

const LOCAL = /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** How the scripts begin that Next, React and this product put into their pages. */
const EXPECTED = [
  "(self.__next_f",
  "self.__next_",
  "$R",
  "requestAnimationFrame(function(){$R",
  'try{const t=localStorage.getItem("granskog:',
  '(globalThis["TURBOPACK"]',
  "{const d=document.currentScript.parentElement.dataset;",
  '(d=>{if(!("asksCookies"in d.documentElement.dataset))',
  "(d=>{let n=0;const{dataset:r}=d.documentElement,f=d.currentScript.dataset.files",
] as const;

/** For developers: what is unsafe about the page they look at, in a sentence each. */
export function findInsecurities({ address, canStore, inlineScripts }: PageState): string[] {
  const unexpected = inlineScripts.filter(
    (text) => !EXPECTED.some((start) => text.trimStart().startsWith(start)),
  ).length;
  return [
    ...(address.protocol !== "https:" && !LOCAL.test(address.hostname) ? ["This page is not served over https."] : []),
    ...(hasScriptInQuery(address) ? ["The URL query contains “javascript:”."] : []),
    ...(canStore ? [] : ["Local storage is not available."]),
    ...(unexpected > 0 ? [`The page contains ${numberOf(unexpected, "unexpected inline script")}.`] : []),
  ];
}

/** However it is written: letters of any case, percent-encoded once more, blanks between them. */
function hasScriptInQuery({ searchParams }: URL): boolean {
  return [...searchParams].flat().some((text) => {
    let plain = text;
    try {
      plain = decodeURIComponent(text);
    } catch {
      // Not encoded a second time: taken as it stands.
    }
    return plain.replaceAll(/\s/g, "").toLowerCase().includes("javascript:");
  });
}
