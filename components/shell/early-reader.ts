import { SIGNED_IN_COOKIE } from "@/lib/access/claims";
import { FULL_RANKINGS, PUBLIC_RANKING } from "@/lib/rankings/search-params";

/**
 * Runs in the head, because cached pages are the same for everyone: sets an attribute before the first paint if the
 * reader may be signed in, by a hint that grants nothing. Styles then show content for visitors only, or for any reader
 * (`data-for`). A member's links to public rankings lead to the full ones on hover, focus or click;
 * `components/shell/session/full-rankings.ts` opens those without a page load.
 */
export const EARLY_READER = `try{const h=document,m=/(?:^|;\\s*)${SIGNED_IN_COOKIE}=/.test(h.cookie);h.documentElement.dataset.reader=m?"member":"visitor";if(m)for(const t of["pointerover","focusin","click"])h.addEventListener(t,e=>{const a=e.target.closest?.("a[href]"),f=a&&${PUBLIC_RANKING.toString()}.exec(a.getAttribute("href"));if(f){const[,c,i]=f[1].split("/");a.href="${FULL_RANKINGS}"+(c?"?country="+c+(i?"&industry="+i:""):"");a.dataset.full=""}},!0)}catch{}`;
