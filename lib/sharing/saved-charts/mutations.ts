import "server-only";
import { z } from "zod";
import type { Caller } from "@/lib/platform/database/caller";
import type { ChartConfiguration } from "@/lib/analyses/configuration";
import { callFunction, createDataClient } from "@/lib/platform/database/client";
import type { ChartDetails } from "@/lib/sharing/saved-charts/chart";

// All: @throws {DataError} when there is no answer, a refusal, or an answer of another shape.

const outcome = z.enum(["saved", "full", "missing", "no-team", "forbidden"]);

/** Keeps a chart of the caller, new or changed; without a configuration the one it has stays. */
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

/** Makes a copy of a chart the caller may see. */
export async function copyChart(caller: Caller, { id, copy, name }: { id: string; copy: string; name: string }) {
  return callFunction(createDataClient(caller), "copy_chart", { p_id: id, p_copy: copy, p_name: name }, outcome);
}

/** Removes a chart of the caller; false where they have none of that id. */
export async function removeChart(caller: Caller, id: string): Promise<boolean> {
  return callFunction(createDataClient(caller), "remove_chart", { p_id: id }, z.boolean());
}

/** Brings back a chart that the caller removed within a day. */
export async function restoreChart(caller: Caller, id: string) {
  return callFunction(createDataClient(caller), "restore_chart", { p_id: id }, outcome);
}
