import { EARLY_CONSENT } from "@/components/layout/consent/early-consent";
import { EARLY_CLICKS } from "@/components/shell/early-clicks";
import { EARLY_READER } from "@/components/shell/early-reader";
import { EARLY_THEME } from "@/components/shell/early-theme";

/** What runs in the head before the first paint. Its hash is in `own-scripts.ts`. */
export const EARLY_SCRIPTS = `${EARLY_THEME}${EARLY_CONSENT}${EARLY_READER}${EARLY_CLICKS}`;
