import type { ExportFormat } from "@/lib/catalogue/export-formats";
import type { ChartDocument } from "@/lib/charts/document";
import type { Look } from "@/lib/sharing/looks/look";
import type { Written } from "@/lib/sharing/exports/write";
import type { DeckChart } from "@/lib/sharing/slides/deck-chart";

/** A file to be made: everything in it is plain data, so that another thread can take it. */
export type RenderTask =
  | { kind: "chart"; document: ChartDocument; format: ExportFormat; written: Written }
  /** The picture of a page for visitors; `permalink` is printed on it. */
  | { kind: "picture"; document: ChartDocument; permalink: string }
  /** The same beside a pasted address, half as wide and high. */
  | { kind: "card"; document: ChartDocument; permalink: string }
  | {
      kind: "collection";
      format: Extract<ExportFormat, "pdf" | "pptx">;
      title: string;
      charts: readonly DeckChart[];
      /** What is not in it, in sentences. */
      missing: readonly string[];
      look: Look;
    };

/** What a thread answers: the file, null where nothing in it can be drawn, or why it failed. */
export type RenderAnswer = { body: Uint8Array | null } | { error: string };

/** What a thread says before: the number of the chart that it draws, from 1. */
export interface RenderNews {
  chart: number;
}
