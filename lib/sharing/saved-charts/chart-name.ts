import { toPageAddress, type ChartConfiguration } from "@/lib/analyses/configuration";
import type { SavedChart } from "@/lib/sharing/saved-charts/chart";
import { openAddress } from "@/lib/sharing/saved-charts/open-address";

/** The name of the saved chart with this selection; null once the selection changes. */
export function nameOfChart(
  chart: Pick<SavedChart, "id" | "name" | "opens"> | null,
  configuration: ChartConfiguration,
): string | null {
  const address = toPageAddress(configuration);
  const saved = chart?.opens?.address;
  return chart && (saved === address || saved === openAddress(address, chart.id)) ? chart.name : null;
}
