import { z } from "zod";
import { toPageAddress, type ChartConfiguration } from "@/lib/analyses/configuration";
import { parseConfiguration } from "@/lib/analyses/parse-configuration";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { openAddress } from "@/lib/sharing/saved-charts/open-address";
import type { SavedChart } from "@/lib/sharing/saved-charts/chart";

/** A chart as the data API returns it. Only the site interprets its configuration. */
export const chartRow = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  folder: z.string(),
  tags: z.array(z.string()),
  notes: z.string(),
  configuration: z.unknown(),
  made_at: z.string(),
  changed_at: z.string(),
  is_mine: z.boolean(),
  owner_name: z.string(),
  team: z.uuid().nullable(),
});

/** A stored chart with its configuration; null if the configuration cannot be read, and the chart is kept anyway. */
export interface StoredChart extends Omit<SavedChart, "opens"> {
  configuration: ChartConfiguration | null;
}

export function toStoredChart({
  made_at: madeAt,
  changed_at: changedAt,
  is_mine: isMine,
  owner_name: ownerName,
  configuration,
  ...rest
}: z.output<typeof chartRow>): StoredChart {
  return { ...rest, madeAt, changedAt, isMine, ownerName, configuration: parseConfiguration(configuration) };
}

/** The fields a page needs. */
export function toSavedChart({ configuration, ...chart }: StoredChart): SavedChart {
  const opens = configuration && {
    figure: ANALYSES[configuration.figure].name,
    address: openAddress(toPageAddress(configuration), chart.id),
  };
  return { ...chart, opens };
}
