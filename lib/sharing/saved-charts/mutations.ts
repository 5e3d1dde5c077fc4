import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import type { ChartConfiguration } from "@/lib/analyses/configuration";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import type { ChartDetails } from "@/lib/sharing/saved-charts/chart";

// All: @throws {DataError} if there is no response, an error, or a response of another shape.

const outcome = z.enum(["saved", "full", "missing", "no-team", "forbidden"]);

/** Saves a chart of the caller, new or changed; without a configuration it keeps its current one. */
export async function saveChart(
  caller: Caller,
  {
    id,
    name,
    folder,
    tags,
    notes,
    team,
    configuration,
  }: ChartDetails & { id: string; configuration: ChartConfiguration | null },
) {
  const args = {
    p_id: id,
    p_name: name,
    p_folder: folder,
    p_tags: tags,
    p_notes: notes,
    p_team: team,
    p_configuration: configuration,
  };
  return callFunction(createDataClient(caller), "save_chart", args, outcome);
}

/** Copies a chart the caller can see. */
export async function copyChart(caller: Caller, { id, copy, name }: { id: string; copy: string; name: string }) {
  return callFunction(createDataClient(caller), "copy_chart", { p_id: id, p_copy: copy, p_name: name }, outcome);
}

/** Deletes a chart of the caller; false if they have none with that id. */
export async function removeChart(caller: Caller, id: string): Promise<boolean> {
  return callFunction(createDataClient(caller), "remove_chart", { p_id: id }, z.boolean());
}

/** Restores a chart that the caller deleted within the last day. */
export async function restoreChart(caller: Caller, id: string) {
  return callFunction(createDataClient(caller), "restore_chart", { p_id: id }, outcome);
}
