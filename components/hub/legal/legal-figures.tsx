import type { Figures } from "@/components/hub/prose";
import { Publisher } from "@/components/hub/legal/publisher";

/** What the legal texts and guidelines call for between their paragraphs. */
export const LEGAL_FIGURES: Figures = {
  publisher: <Publisher />,
};
