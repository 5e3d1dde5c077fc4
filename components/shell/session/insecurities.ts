import { numberOf } from "@/lib/platform/words/sentences";

/** Input of the checks. */
export interface PageState {
  address: URL;
  canStore: boolean;
  /** Texts of the inline scripts in the page. */
  inlineScripts: readonly string[];
}

const LOCAL = /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Beginnings of the inline scripts of Next, React and this product. */
const EXPECTED = [
  "(self.__next_f",
  "self.__next_",
  "$R",
  "requestAnimationFrame(function(){$R",
  'try{const t=localStorage.getItem("granskog:',
  '(globalThis["TURBOPACK"]',
  "{const d=document.currentScript.parentElement.dataset;",
  "(d=>{const t=d.currentScript.dataset.fonts",
  "(d=>{let n=0;const e=d.documentElement,r=e.dataset",
] as const;

/** For developers: insecure features of the current page, in a sentence each. */
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

/** In any notation: any case, double percent-encoding, spaces in between. */
function hasScriptInQuery({ searchParams }: URL): boolean {
  return [...searchParams].flat().some((text) => {
    let plain = text;
    try {
      plain = decodeURIComponent(text);
    } catch {
      // Not double-encoded: used as it is.
    }
    return plain.replaceAll(/\s/g, "").toLowerCase().includes("javascript:");
  });
}
