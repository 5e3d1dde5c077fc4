"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import {
  type AlertOutcome,
  chooseAllAlerts,
  dropAlertRule,
  keepAlertRule,
  markAlert,
  muteAlertRule,
} from "@/lib/analyses/risk-alerts/actions";
import { keyOfAlert } from "@/lib/analyses/risk-alerts/mark";
import { MOST_RULES, type AlertRule } from "@/lib/analyses/risk-alerts/rule";
import type { RiskRow } from "@/lib/analyses/risk-alerts/view";

/** What has just been done, in words, and what takes it back. */
export interface ActionEvent {
  /** Counts up, so that the same words twice are news twice. */
  count: number;
  /** Where the message appears: the key of an alert, `rules` or `letters`. */
  at: string;
  text: string;
  isFault: boolean;
  undo: (() => void) | null;
}

/** What is changed about an alert; an empty note takes it away. */
export interface MarkChange {
  acknowledged?: boolean;
  muted?: boolean;
  note?: string;
}

type RuleMute = { until: string } | "next-wave" | null;

const FAULTS: Partial<Record<AlertOutcome, string>> = {
  full: `Your team has ${MOST_RULES} rules, the maximum. Delete one first.`,
  missing: "Someone on your team has deleted it.",
  forbidden: "Your plan or team role doesn’t allow this.",
  failed: "We couldn’t save that. Please try again.",
};

/** The actions on alerts and rules. Each returns its result; then the page is loaded again. */
export function useActions() {
  const router = useRouter();
  const [events, setEvents] = useState<ActionEvent | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [isReading, startReading] = useTransition();

  const tell = (at: string, text: string, isFault: boolean, undo: ActionEvent["undo"] = null) =>
    setEvents((last) => ({ count: (last?.count ?? 0) + 1, at, text, isFault, undo }));

  async function attempt(
    at: string,
    act: () => Promise<AlertOutcome>,
    message: string,
    undo: ActionEvent["undo"] = null,
  ): Promise<boolean> {
    setIsSaving(true);
    try {
      const fault = FAULTS[await act()];
      if (fault !== undefined) tell(at, fault, true);
      else {
        tell(at, message, false, undo);
        startReading(() => router.refresh());
      }
      return fault === undefined;
    } catch {
      tell(at, FAULTS.failed ?? "", true);
      return false;
    } finally {
      setIsSaving(false);
    }
  }

  /** Notes something about an alert; `back` is what undoes it. */
  async function mark(
    { key, alert }: Pick<RiskRow, "key" | "alert">,
    change: MarkChange,
    message: string,
    back: MarkChange | null,
  ): Promise<boolean> {
    const undo = back && (() => void attempt(key, async () => markAlert({ ...keyOfAlert(alert), ...back }), "Undone."));
    return attempt(key, async () => markAlert({ ...keyOfAlert(alert), ...change }), message, undo);
  }

  async function keepRule(rule: AlertRule, message: string): Promise<boolean> {
    return attempt("rules", async () => keepAlertRule(rule), message);
  }

  async function dropRule(rule: AlertRule): Promise<boolean> {
    return attempt(
      "rules",
      async () => dropAlertRule({ id: rule.id }),
      `Deleted “${rule.name}”.`,
      () => void keepRule(rule, `Restored “${rule.name}”.`),
    );
  }

  async function muteRule(rule: AlertRule, mute: RuleMute, message: string): Promise<boolean> {
    const undo =
      rule.mute === null
        ? () => void attempt("rules", async () => muteAlertRule({ id: rule.id, mute: null }), `“${rule.name}” unmuted.`)
        : () => void keepRule(rule, `“${rule.name}” muted again.`);
    return attempt("rules", async () => muteAlertRule({ id: rule.id, mute }), message, undo);
  }

  async function chooseAll(wantsAll: boolean): Promise<boolean> {
    const messageFor = (is: boolean) =>
      is ? "We’ll email you even when there are no new alerts." : "We’ll email you only when there are new alerts.";
    return attempt(
      "letters",
      async () => chooseAllAlerts({ wantsAll }),
      messageFor(wantsAll),
      () => void attempt("letters", async () => chooseAllAlerts({ wantsAll: !wantsAll }), messageFor(!wantsAll)),
    );
  }

  return { events, isBusy: isSaving || isReading, mark, keepRule, dropRule, muteRule, chooseAll };
}

export type Actions = ReturnType<typeof useActions>;
