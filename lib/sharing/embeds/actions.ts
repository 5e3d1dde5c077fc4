"use server";

import { randomBytes } from "node:crypto";
import { z } from "zod";
import { may } from "@/lib/access/rights";
import { asMember, loadMember } from "@/lib/access/load";
import { CONFIGURATION_VERSION } from "@/lib/analyses/configuration";
import { parseConfiguration } from "@/lib/analyses/parse-configuration";
import { toStoredTitle } from "@/lib/sharing/citations/citation";
import { EMBED_ID, MOST_SITES } from "@/lib/sharing/embeds/embed";
import { removeEmbed, saveEmbed } from "@/lib/sharing/embeds/mutations";
import { areSites } from "@/lib/sharing/embeds/site";
import { siteOrigin } from "@/lib/platform/site/origin";
import { logError } from "@/lib/platform/telemetry/log-error";

/**
 * `kept`: with its id, and the address of this site. `full`: the limit of embeds is reached; `missing`: no longer
 * exists.
 */
export type EmbedOutcome =
  | { status: "kept"; id: string; origin: string }
  | { status: "full" | "missing" | "forbidden" | "failed" };

const embedForm = z.strictObject({
  /** Omitted for a new one. */
  id: z.string().regex(EMBED_ID).optional(),
  figure: z.string(),
  search: z.string(),
  title: z.string().max(4000).transform(toStoredTitle).pipe(z.string().min(1)),
  sites: z.array(z.string().max(253)).max(MOST_SITES).refine(areSites),
});
const one = z.strictObject({ id: z.string().regex(EMBED_ID) });

/** Saves an embed of the signed-in user, new or changed: `{ id?, figure, search, title, sites }`. */
export async function keepEmbed(asked: unknown): Promise<EmbedOutcome> {
  const parsed = embedForm.safeParse(asked);
  const configuration =
    parsed.success &&
    parseConfiguration({ version: CONFIGURATION_VERSION, figure: parsed.data.figure, search: parsed.data.search });
  if (!parsed.success || !configuration) return { status: "failed" };
  try {
    const member = await loadMember();
    if (!member || !may(member.viewer, "savedCharts")) return { status: "forbidden" };
    const { title, sites, id = randomBytes(16).toString("base64url") } = parsed.data;
    const status = await saveEmbed(asMember, { id, title, configuration, sites });
    return status === "saved" ? { status: "kept", id, origin: siteOrigin() } : { status };
  } catch (error) {
    logError(error, "Embed not created.");
    return { status: "failed" };
  }
}

/** Turns off an embed of the signed-in user at once: `{ id }`. Saving it again under the same id restores it. */
export async function dropEmbed(asked: unknown): Promise<"removed" | "missing" | "forbidden" | "failed"> {
  const parsed = one.safeParse(asked);
  if (!parsed.success) return "failed";
  try {
    if (!(await loadMember())) return "forbidden";
    return (await removeEmbed(asMember, parsed.data.id)) ? "removed" : "missing";
  } catch (error) {
    logError(error, "Embed not turned off.");
    return "failed";
  }
}
