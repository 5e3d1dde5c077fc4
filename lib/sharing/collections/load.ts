import "server-only";
import { toPageAddress } from "@/lib/analyses/configuration";
import { loadChart } from "@/lib/analyses/load";
import { pinYears } from "@/lib/analyses/pin-years";
import type { Reader } from "@/lib/access/reader";
import { toPrintedAddress } from "@/lib/sharing/short-addresses/load";
import type { DeckChart } from "@/lib/sharing/slides/deck-chart";
import { toSlug } from "@/lib/catalogue/names/slug";
import { DataError } from "@/lib/platform/database/data-error";
import { siteOrigin } from "@/lib/platform/site/origin";
import { logError } from "@/lib/platform/telemetry/log-error";
import { hashTables } from "@/lib/sharing/citations/content-hash";
import type { Collection, CollectionFormat } from "@/lib/sharing/collections/collection";
import type { Made } from "@/lib/sharing/exports/load";
import { admitExports } from "@/lib/sharing/exports/mutations";
import { loadLook } from "@/lib/sharing/looks/load";
import type { TellStep } from "@/lib/sharing/exports/progress";
import { renderFile } from "@/lib/sharing/exports/render-file";
import { RenderCancelled } from "@/lib/sharing/exports/renderer";
import { QueueFull } from "@/lib/sharing/exports/queue";
import { listSavedCharts } from "@/lib/sharing/saved-charts/queries";

/** A chart that can be drawn, or a sentence on why it is missing. */
type Found = DeckChart & { configuration: Parameters<typeof toPageAddress>[0] };

interface Gathered {
  charts: Found[];
  missing: string[];
}

/** Loads the charts with their reader's current rights; deleted or empty ones are named instead. */
async function gather(
  reader: Reader,
  { charts: ids }: Collection,
  { signal, tell }: { signal: AbortSignal | undefined; tell: TellStep | undefined },
): Promise<Gathered> {
  const saved = new Map((await listSavedCharts(reader.caller)).map((chart) => [chart.id, chart]));
  const [charts, missing]: [Found[], string[]] = [[], []];
  const takenAt = new Date().toISOString();
  for (const [at, id] of ids.entries()) {
    if (signal?.aborted) throw new RenderCancelled("No one waits.");
    tell?.({ step: "read", chart: at + 1, of: ids.length });
    const chart = saved.get(id);
    const configuration = chart?.configuration ?? null;
    const document = configuration && (await loadChart(reader, configuration));
    if (configuration && document && document.pictures.length > 0) {
      const permalink = new URL(toPageAddress(configuration), siteOrigin()).href;
      charts.push({ document, beside: { permalink, hash: hashTables(document.tables), takenAt }, configuration });
    } else missing.push(chart ? `“${chart.name}” has no chart to show.` : "A chart that is no longer saved.");
  }
  return { charts, missing };
}

/**
 * Saved charts as one deck or report, in the order given; each counts as a file of its own, all or none.
 * @param signal ends it where no one waits for it any more
 * @param tell hears which chart is being loaded or drawn
 * @throws {DataError} when the accounts do not respond
 */
export async function makeCollection(
  reader: Reader,
  collection: Collection,
  format: CollectionFormat,
  signal?: AbortSignal,
  tell?: TellStep,
): Promise<Made> {
  const gathered = await gather(reader, collection, { signal, tell }).catch((error: unknown) => {
    if (error instanceof RenderCancelled) return "failed" as const;
    if (!(error instanceof DataError)) throw error;
    logError(error, "Deck not created: database unavailable.");
    return "silent" as const;
  });
  if (typeof gathered === "string") return { outcome: gathered };
  const look = await loadLook(reader, format);
  if (gathered.charts.length === 0) return { outcome: "nothing" };
  const admission = await admitExports(
    reader.caller,
    format,
    gathered.charts.map(({ configuration }) => configuration),
  );
  if (!admission) return { outcome: "forbidden" };
  if (admission.retryAfter > 0) return { outcome: "often", retryAfter: admission.retryAfter };
  try {
    for (const { beside, configuration, document } of gathered.charts)
      beside.short = await toPrintedAddress(pinYears(configuration, document.years));
    const { title } = collection;
    const { charts, missing } = gathered;
    const task = {
      kind: "collection" as const,
      format,
      title,
      missing,
      look,
      charts: charts.map(({ document, beside }) => ({ document, beside })),
    };
    const of = charts.length;
    const body = await renderFile(task, signal, (chart) => tell?.({ step: "draw", chart, of }));
    if (!body) return { outcome: "undrawn" };
    return { outcome: "made", body, name: toSlug(collection.title) || "granskog" };
  } catch (error) {
    if (error instanceof QueueFull) return { outcome: "busy" };
    if (error instanceof RenderCancelled) return { outcome: "failed" };
    logError(error, "Deck not created.");
    return { outcome: "failed" };
  }
}
