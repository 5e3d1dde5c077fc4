import type { ChartDocument } from "@/lib/charts/document";
import type { Beside } from "@/lib/charts/documents/accompanying-text";

/** A chart of a deck, and what is said beside it. */
export interface DeckChart {
  document: ChartDocument;
  beside: Beside;
}
