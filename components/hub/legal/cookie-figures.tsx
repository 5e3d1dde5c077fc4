import { ConsentPanel } from "@/components/layout/consent/consent-panel";
import type { Figures } from "@/components/hub/prose";

/** What the page of cookies calls for: its readers' own choice. */
export const COOKIE_FIGURES: Figures = {
  "cookie-choice": <ConsentPanel />,
};
