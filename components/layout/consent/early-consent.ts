import { CONSENT_MONTHS, CONSENT_VERSION } from "@/lib/platform/consent/consent";
import { CONSENT_KEY, PREFERENCES_KEY } from "@/lib/platform/consent/consent-keys";

/**
 * Runs in the page's head: people without a valid choice see the banner with the first paint. Only a quick check; the
 * choice is parsed carefully before anything optional runs. Without JavaScript or storage, no one is asked.
 */
export const EARLY_CONSENT = `try{const s=localStorage;let n=1;try{const p=JSON.parse(s.getItem("${PREFERENCES_KEY}")),d=new Date(p.chosenAt);d.setUTCMonth(d.getUTCMonth()+${CONSENT_MONTHS});n=!(s.getItem("${CONSENT_KEY}")&&p.version===${CONSENT_VERSION}&&d>Date.now())}catch{}if(n)document.documentElement.dataset.asksCookies=""}catch{}`;
