import "server-only";
import { z } from "zod";
import { type Digest, keyOfLogged, toEmailBrands } from "@/lib/analyses/risk-alerts/digest";
import type { AlertKey } from "@/lib/analyses/risk-alerts/mark";
import type { AlertRule } from "@/lib/analyses/risk-alerts/rule";
import type { Caller } from "@/lib/platform/database/caller";
import { callFunction, createDataClient, createSystemClient } from "@/lib/platform/database/client";

// All: @throws {DataError} if there is no response, an error, or a response of another shape.

/** Saves a rule of the caller's team, new or changed. */
export async function saveAlertRule(caller: Caller, rule: AlertRule) {
  const isNamed = typeof rule.brands !== "string";
  const args = {
    p_id: rule.id,
    p_name: rule.name,
    p_kinds: rule.kinds,
    p_points: rule.points,
    p_positions: rule.positions,
    p_markets: rule.markets,
    p_industries: rule.industries,
    p_watch: isNamed ? "named" : rule.brands,
    p_brands: isNamed ? rule.brands : [],
    p_until: rule.mute && "until" in rule.mute ? rule.mute.until : null,
    p_through: rule.mute && "through" in rule.mute ? rule.mute.through : null,
  };
  return callFunction(
    createDataClient(caller),
    "save_alert_rule",
    args,
    z.enum(["saved", "full", "missing", "forbidden"]),
  );
}

/** Mutes a rule until a date (ISO) or the next wave, or unmutes it. */
export async function muteAlertRuleOf(caller: Caller, id: string, mute: { until: string } | "next-wave" | null) {
  const args = {
    p_id: id,
    p_until: mute !== null && mute !== "next-wave" ? mute.until : null,
    p_next_wave: mute === "next-wave",
  };
  return callFunction(createDataClient(caller), "mute_alert_rule", args, z.enum(["saved", "missing", "forbidden"]));
}

/** Removes a rule of the caller's team. */
export async function removeAlertRule(caller: Caller, id: string) {
  return callFunction(
    createDataClient(caller),
    "remove_alert_rule",
    { p_id: id },
    z.enum(["removed", "missing", "forbidden"]),
  );
}

/** Changes to an alert's marks; an empty note deletes it. */
export interface MarkChange {
  acknowledged?: boolean | undefined;
  muted?: boolean | undefined;
  note?: string | undefined;
}

/** Saves the caller's team's marks on an alert. */
export async function saveAlertMark(caller: Caller, { market, year, brand, kind }: AlertKey, change: MarkChange) {
  const args = { p_market: market, p_year: year, p_brand: brand, p_kind: kind, p_change: change };
  return callFunction(createDataClient(caller), "mark_alert", args, z.enum(["marked", "missing", "forbidden", "full"]));
}

/** Does the caller also want an email when no rule fired? */
export async function saveWantsAll(caller: Caller, wantsAll: boolean): Promise<void> {
  await callFunction(createDataClient(caller), "choose_all_alerts", { p_wants_all: wantsAll }, z.boolean());
}

/**
 * Saves the results of someone's rules for a publication's latest waves.
 * @returns `known` if they were saved before, `stale` if something else has been published since
 */
export async function keepAlertEvaluation(
  stamp: number,
  { userId, team }: { userId: string; team: string },
  { rules, events, email }: Digest,
) {
  const years = rules.flatMap(({ fired }) => fired.map(({ year }) => year));
  const args = {
    p_stamp: stamp,
    p_user: userId,
    p_team: team,
    p_rules: rules,
    p_events: toEmailBrands(events).brands,
    p_told: events.map(keyOfLogged),
    p_first_year: years.length === 0 ? null : Math.min(...years),
    p_email: email,
  };
  return callFunction(createSystemClient(), "keep_alert_evaluation", args, z.enum(["kept", "known", "stale"]));
}

/** Reserves an email that is due; false if another process has it. */
export async function claimAlertEmail(stamp: number, userId: string): Promise<boolean> {
  return callFunction(createSystemClient(), "claim_alert_email", { p_stamp: stamp, p_user: userId }, z.boolean());
}

/** Notes what happened to an email in hand; one that failed is due again, up to five times. */
export async function settleAlertEmail(
  stamp: number,
  userId: string,
  state: "sent" | "not-wanted" | "failed",
): Promise<void> {
  await callFunction(
    createSystemClient(),
    "settle_alert_email",
    { p_stamp: stamp, p_user: userId, p_state: state },
    z.boolean(),
  );
}

/** Deletes evaluations older than two years. @returns the number deleted */
export async function clearAlertLog(): Promise<number> {
  return callFunction(createSystemClient(), "clear_alert_log", {}, z.int());
}
