import type { ChartDocument } from "@/lib/charts/document";
import type { Beside } from "@/lib/charts/documents/accompanying-text";

/** A chart of a deck, with its texts. */
export interface DeckChart {
  document: ChartDocument;
  beside: Beside;
}
