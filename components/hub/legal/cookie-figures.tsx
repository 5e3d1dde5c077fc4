import { ConsentPanel } from "@/components/layout/consent/consent-panel";
import type { Figures } from "@/components/hub/prose";

/** Components of the cookie page: the reader's own choice. */
export const COOKIE_FIGURES: Figures = {
  "cookie-choice": <ConsentPanel />,
};
