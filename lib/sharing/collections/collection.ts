import { EXPORT_FORMATS, type ExportFormat } from "@/lib/catalogue/export-formats";
import { LONGEST, toLine } from "@/lib/sharing/saved-charts/chart";

/** Files that hold several charts. */
export const COLLECTION_FORMATS = ["pptx", "pdf"] as const satisfies readonly ExportFormat[];
export type CollectionFormat = (typeof COLLECTION_FORMATS)[number];

export const isCollectionFormat = (text: string): text is CollectionFormat =>
  (COLLECTION_FORMATS as readonly string[]).includes(text);

/** Maximum charts in one file: each is loaded and drawn, and counts as a file. */
export const MOST_IN_FILE = 20;
const NAME = "My charts";

/** Saved charts in the order of the file, under a name. */
export interface Collection {
  title: string;
  /** Unique ids of saved charts. */
  charts: readonly string[];
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** A collection from its address; null if it names no chart, one twice, or too many. */
export function parseCollection(params: URLSearchParams): Collection | null {
  const charts = params.getAll("chart");
  const isList = charts.length > 0 && charts.length <= MOST_IN_FILE && new Set(charts).size === charts.length;
  if (!isList || !charts.every((id) => UUID.test(id))) return null;
  return { title: toLine(params.get("title") ?? "", LONGEST.name) || NAME, charts };
}

/** The address that makes the file of a collection. */
export function toCollectionAddress({ title, charts }: Collection, format: CollectionFormat): string {
  const params = new URLSearchParams([["title", title], ...charts.map((id) => ["chart", id])]);
  return `/api/charts/collection/${format}?${params}`;
}

/** The product's name for a file of this format. */
export const nameOfCollection = (format: CollectionFormat): string => EXPORT_FORMATS[format].name;

/** The charts with the one at `at` moved up or down by one; unchanged at the ends. */
export function moveChart(charts: readonly string[], at: number, by: -1 | 1): string[] {
  const [moved, other] = [charts[at], charts[at + by]];
  if (moved === undefined || other === undefined) return [...charts];
  return charts.map((id, place) => (place === at ? other : place === at + by ? moved : id));
}
