import { SIGNED_IN_COOKIE } from "@/lib/access/claims";
import { FULL_RANKINGS, PUBLIC_RANKING } from "@/lib/rankings/search-params";

/**
 * Runs in the head, because cached pages are the same for everyone: says before the first paint whether the reader may be
 * signed in, by a hint that opens nothing. Styles then show what is for visitors alone, or what holds for any reader
 * (`data-for`). A member's links to public rankings lead to the full ones as soon as they are pointed at, focused or
 * clicked; `components/shell/session/full-rankings.ts` opens those without loading the page again.
 */
export const EARLY_READER = `try{const h=document,m=/(?:^|;\\s*)${SIGNED_IN_COOKIE}=/.test(h.cookie);h.documentElement.dataset.reader=m?"member":"visitor";if(m)for(const t of["pointerover","focusin","click"])h.addEventListener(t,e=>{const a=e.target.closest?.("a[href]"),f=a&&${PUBLIC_RANKING.toString()}.exec(a.getAttribute("href"));if(f){const[,c,i]=f[1].split("/");a.href="${FULL_RANKINGS}"+(c?"?country="+c+(i?"&industry="+i:""):"");a.dataset.full=""}},!0)}catch{}`;
