import type { Figures } from "@/components/hub/prose";
import { Publisher } from "@/components/hub/legal/publisher";

/** Components of the legal texts and guidelines. */
export const LEGAL_FIGURES: Figures = {
  publisher: <Publisher />,
};
