"use server";

import { z } from "zod";
import { may } from "@/lib/access/rights";
import { asMember, loadMember, type Member } from "@/lib/access/load";
import { loadAlertOverview, loadRulePreview } from "@/lib/analyses/risk-alerts/load";
import {
  muteAlertRuleOf,
  removeAlertRule,
  saveAlertMark,
  saveAlertRule,
  saveWantsAll,
} from "@/lib/analyses/risk-alerts/mutations";
import type { RulePreview } from "@/lib/analyses/risk-alerts/preview";
import { markForm, muteForm, ruleForm } from "@/lib/analyses/risk-alerts/rule-form";
import { logError } from "@/lib/platform/telemetry/log-error";

/**
 * The result. `full`: the team's limit of rules or marks is reached; `missing`: no longer exists; `forbidden`: not
 * allowed by the plan or the role in the team; `failed`: invalid, or no response.
 */
export type AlertOutcome = "saved" | "removed" | "marked" | "full" | "missing" | "forbidden" | "failed";

/** Saves a rule of the team, new or changed. A deleted rule is restored under its own id. */
export async function keepAlertRule(asked: unknown): Promise<AlertOutcome> {
  return attempt(ruleForm, asked, async (rule) => saveAlertRule(asMember, rule));
}

/** Mutes a rule or unmutes it: `{ id, mute: { until: "2026-12-31" } | "next-wave" | null }`. */
export async function muteAlertRule(asked: unknown): Promise<AlertOutcome> {
  return attempt(muteForm, asked, async ({ id, mute }) => muteAlertRuleOf(asMember, id, mute));
}

/** Removes a rule of the team: `{ id }`. */
export async function dropAlertRule(asked: unknown): Promise<AlertOutcome> {
  return attempt(z.strictObject({ id: z.uuid() }), asked, async ({ id }) => removeAlertRule(asMember, id));
}

/** Changes the team's marks on an alert: `{ market, year, brand, kind }` and any of `{ acknowledged, muted, note }`. */
export async function markAlert(asked: unknown): Promise<AlertOutcome> {
  return attempt(markForm, asked, async ({ acknowledged, muted, note, ...key }) =>
    saveAlertMark(asMember, key, { acknowledged, muted, note }),
  );
}

/** Sets whether the signed-in person also wants an email when no rule fired: `{ wantsAll }`. */
export async function chooseAllAlerts(asked: unknown): Promise<AlertOutcome> {
  return attempt(z.strictObject({ wantsAll: z.boolean() }), asked, async ({ wantsAll }) => {
    await saveWantsAll(asMember, wantsAll);
    return "saved";
  });
}

/** How a rule would have done in the past, saved or not; null if that is unavailable now. */
export async function previewAlertRule(asked: unknown): Promise<RulePreview | null> {
  const parsed = ruleForm.safeParse(asked);
  if (!parsed.success) return null;
  try {
    const member = await entitled();
    if (!member) return null;
    const reader = { viewer: member.viewer, caller: asMember };
    const { followed } = await loadAlertOverview(reader);
    return await loadRulePreview(reader, parsed.data, followed);
  } catch (error) {
    logError(error, "Rule preview failed.");
    return null;
  }
}

/** The signed-in user, where their plan includes alerts. */
async function entitled(): Promise<Member | null> {
  const member = await loadMember();
  return member && may(member.viewer, "riskAlerts") ? member : null;
}

async function attempt<Schema extends z.ZodType>(
  form: Schema,
  asked: unknown,
  work: (parsed: z.output<Schema>) => Promise<AlertOutcome>,
): Promise<AlertOutcome> {
  const parsed = form.safeParse(asked);
  if (!parsed.success) return "failed";
  try {
    return (await entitled()) ? await work(parsed.data) : "forbidden";
  } catch (error) {
    logError(error, "Alert change failed; nothing was changed.");
    return "failed";
  }
}
