import type { SavedChart } from "@/lib/sharing/saved-charts/chart";
import type { ChartsQuery } from "@/lib/sharing/saved-charts/search-params";

/** For matching typed text: without diacritics, ignoring case. */
function plain(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

const ORDERS: Record<ChartsQuery["sort"], (a: SavedChart, b: SavedChart) => number> = {
  changed: (a, b) => b.changedAt.localeCompare(a.changedAt),
  made: (a, b) => b.madeAt.localeCompare(a.madeAt),
  name: (a, b) => a.name.localeCompare(b.name, "en", { numeric: true, sensitivity: "base" }),
};

/** The charts that match a query, in its order. */
export function listCharts(
  charts: readonly SavedChart[],
  { text, folder, tag, whose, sort }: ChartsQuery,
): SavedChart[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const isAsked = (chart: SavedChart) => {
    if (folder && chart.folder !== folder) return false;
    if (tag && !chart.tags.includes(tag)) return false;
    if (whose !== "all" && chart.isMine !== (whose === "mine")) return false;
    const searchText = plain(
      [
        chart.name,
        chart.folder,
        ...chart.tags,
        chart.notes,
        chart.opens?.figure ?? "",
        chart.isMine ? "" : chart.ownerName,
      ].join("\n"),
    );
    return words.every((word) => searchText.includes(word));
  };
  return charts.filter(isAsked).toSorted((a, b) => ORDERS[sort](a, b) || a.id.localeCompare(b.id));
}

/** Unique folders and tags with their counts, alphabetical. */
export function countEach(names: readonly string[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const name of names) if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
}
