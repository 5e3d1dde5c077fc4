import "server-only";
import { asMember } from "@/lib/access/load";
import { loadChart } from "@/lib/analyses/load";
import type { Theme } from "@/lib/charts/drawing/colours";
import { loadPublication } from "@/lib/rankings/publications/load";
import type { Reader } from "@/lib/access/reader";
import { RightsCache, rightsOf } from "@/lib/rankings/rights-cache";
import { toSavedChart } from "@/lib/sharing/saved-charts/chart-row";
import type { SavedChartList, SavedChart } from "@/lib/sharing/saved-charts/chart";
import { findChartList, listSavedCharts } from "@/lib/sharing/saved-charts/queries";
import type { ChartDocument } from "@/lib/charts/document";
import { toPaints } from "@/lib/charts/drawing/paints";
import { toScene } from "@/lib/charts/drawing/scene";
import { toSvg } from "@/lib/charts/drawing/svg";

/** Pixels. */
const THUMBNAIL = { width: 320, height: 200 } as const;

/** A small chart as an SVG file; null if it has no picture. */
function toThumbnail({ pictures, title, subtitle }: ChartDocument, theme: Theme): string | null {
  const [picture] = pictures;
  if (!picture) return null;
  const scene = toScene(picture, { ...THUMBNAIL, theme, paints: toPaints(pictures) });
  return toSvg(scene, { title, description: subtitle });
}

// All: @throws {DataError} if the database does not respond.

/** Charts of the signed-in user and those their teams share with them, most recently changed first. */
export async function loadSavedCharts(): Promise<SavedChart[]> {
  return (await listSavedCharts(asMember)).map(toSavedChart);
}

/** The signed-in user's data for saving a chart. */
export async function loadChartList(id: string | null): Promise<SavedChartList> {
  const { chart, ...list } = await findChartList(asMember, id);
  return { ...list, chart: chart && toSavedChart(chart) };
}

/** Small drawings in the cache: two for each of a person's charts, for a few people. Most are below 20 kB. */
const drawings = new RightsCache<string | null>("sharing/saved-charts: drawings", 1_000);

/**
 * A chart that the reader can see, drawn small with the data they can see; null for any other chart, and if there is
 * nothing to draw. Drawn once per publication, and again when the chart changes.
 */
export async function loadThumbnail(reader: Reader, id: string, theme: Theme): Promise<string | null> {
  const [{ chart }, publication] = await Promise.all([findChartList(asMember, id), loadPublication()]);
  if (!chart?.configuration || !publication) return null;
  const { configuration } = chart;
  // Follows and alerts are private, so their drawings are too.
  const question = [reader.viewer.userId ?? "", id, configuration.figure, configuration.search, theme];
  return drawings.read({ stamp: publication.stamp, rights: rightsOf(reader.viewer), question }, async () => {
    const document = await loadChart(reader, configuration);
    return document && toThumbnail(document, theme);
  });
}
