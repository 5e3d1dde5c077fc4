"use server";

import { z } from "zod";
import { may } from "@/lib/access/rights";
import { asMember, loadMember } from "@/lib/access/load";
import { parseConfiguration } from "@/lib/analyses/parse-configuration";
import { LONGEST, MOST_TAGS, toLine, toNotes, toTags } from "@/lib/sharing/saved-charts/chart";
import type { ChartOutcome } from "@/lib/sharing/saved-charts/chart-outcome";
import { copyChart, removeChart, restoreChart, saveChart } from "@/lib/sharing/saved-charts/mutations";
import { logError } from "@/lib/platform/telemetry/log-error";

const line = (most: number) =>
  z
    .string()
    .max(8 * most)
    .transform((typed) => toLine(typed, most));
const name = line(LONGEST.name).pipe(z.string().min(1));
const configuration = z.unknown().transform((document, context) => {
  const parsed = parseConfiguration(document);
  if (parsed) return parsed;
  context.addIssue({ code: "custom", message: "Not a chart" });
  return z.NEVER;
});
const details = z.strictObject({
  id: z.uuid(),
  name,
  folder: line(LONGEST.folder),
  tags: z
    .array(line(LONGEST.tag))
    .max(MOST_TAGS)
    .transform((tags) => toTags(tags.join(","))),
  notes: z
    .string()
    .max(8 * LONGEST.notes)
    .transform(toNotes),
  team: z.uuid().nullable(),
});
const chartForm = details.extend({ configuration });

/** Saves a chart of the signed-in user, new or changed: `{ id, name, folder, tags, notes, team, configuration }`. */
export async function keepChart(asked: unknown): Promise<ChartOutcome> {
  const parsed = chartForm.safeParse(asked);
  if (!parsed.success) return "failed";
  return attempt(async () => saveChart(asMember, parsed.data));
}

/** Changes a chart's details, not the chart: `{ id, name, folder, tags, notes, team }`. */
export async function describeChart(asked: unknown): Promise<ChartOutcome> {
  const parsed = details.safeParse(asked);
  if (!parsed.success) return "failed";
  return attempt(async () => saveChart(asMember, { ...parsed.data, configuration: null }));
}

/** Copies a chart the person can see: `{ id, copy, name }`; `copy` is the new id. */
export async function duplicateChart(asked: unknown): Promise<ChartOutcome> {
  const parsed = z.strictObject({ id: z.uuid(), copy: z.uuid(), name }).safeParse(asked);
  if (!parsed.success) return "failed";
  return attempt(async () => copyChart(asMember, parsed.data));
}

/** Deletes a chart of the signed-in user: `{ id }`. It can be restored within a day. */
export async function dropChart(asked: unknown): Promise<ChartOutcome> {
  const parsed = details.pick({ id: true }).safeParse(asked);
  if (!parsed.success) return "failed";
  return attempt(async () => ((await removeChart(asMember, parsed.data.id)) ? "removed" : "missing"));
}

/** Restores a deleted chart: `{ id }`. */
export async function undropChart(asked: unknown): Promise<ChartOutcome> {
  const parsed = details.pick({ id: true }).safeParse(asked);
  if (!parsed.success) return "failed";
  return attempt(async () => restoreChart(asMember, parsed.data.id));
}

async function attempt(work: () => Promise<ChartOutcome>): Promise<ChartOutcome> {
  try {
    const member = await loadMember();
    if (!member || !may(member.viewer, "savedCharts")) return "forbidden";
    return await work();
  } catch (error) {
    logError(error, "Saved chart not changed.");
    return "failed";
  }
}
