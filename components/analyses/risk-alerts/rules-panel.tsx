"use client";

import { useState } from "react";
import { FigureBlock } from "@/components/charts/figure-block";
import { Button } from "@/components/ui/button";
import { runsRules } from "@/lib/analyses/risk-alerts/rule-list";
import { type AlertRule, DEFAULT_RULE, MOST_RULES, rulesInForce } from "@/lib/analyses/risk-alerts/rule";
import type { RisksPage } from "@/lib/analyses/risk-alerts/risks-page";
import { ActionNotice } from "./action-notice";
import { RuleForm } from "./rule-form";
import { RuleItem } from "./rule-item";
import type { Actions } from "./use-actions";

interface RulesPanelProps {
  page: Pick<RisksPage, "overview" | "previews" | "markets" | "industries" | "brands">;
  isSample: boolean;
  actions: Actions;
  /** Shows the alerts of one rule. */
  onLook: (id: string) => void;
}

/** A rule as new as it can be: everything at the usual limits, for the brands people follow. */
const toNewRule = (): AlertRule => ({ ...DEFAULT_RULE, id: crypto.randomUUID(), name: "" });

/** The team's rules: editable with the right to, otherwise read-only; each with its past results. */
export function RulesPanel({ page, isSample, actions, onLook }: RulesPanelProps) {
  const [edited, setEdited] = useState<AlertRule | null>(null);
  const { overview, previews } = page;
  const rules = rulesInForce(overview.rules);
  const mayChange = runsRules(overview);
  const isFull = overview.rules.length >= MOST_RULES;
  const isNew = edited !== null && overview.rules.every(({ id }) => id !== edited.id);
  const form = edited ? (
    <RuleForm
      key={edited.id}
      rule={edited}
      isNew={isNew}
      page={page}
      isBusy={actions.isBusy}
      onCancel={() => setEdited(null)}
      onKeep={(rule) => {
        const message = isNew
          ? `Saved “${rule.name}”. It applies to this page now and to emails from the next publication.`
          : `Saved changes to “${rule.name}”.`;
        void actions.keepRule(rule, message).then((isKept) => isKept && setEdited(null));
      }}
    />
  ) : null;
  return (
    <FigureBlock
      isSample={isSample}
      id="rules"
      title="Rules"
      unit={`When new results are published, these rules check them and email your team. ${
        mayChange
          ? "You and your team’s managers can edit rules; members can view them."
          : overview.role === "member"
            ? "Your team’s owner and managers can edit rules; you can view them."
            : "Rules are for teams. You’re not in a team, so the built-in rule applies."
      }`}
      source="Expected false alarms assume that no brand has changed, so they are an upper limit."
      table={null}
      tools={
        mayChange && !edited ? (
          <Button
            variant="outline"
            size="sm"
            disabled={isFull || actions.isBusy}
            onClick={() => setEdited(toNewRule())}
          >
            Add rule
          </Button>
        ) : null
      }
    >
      <ActionNotice actions={actions} at="rules" />
      {overview.rules.length === 0 ? (
        <p className="mb-3 max-w-wide text-s-1 leading-5">
          Your team has no rules yet, so the built-in rule applies. Your first rule replaces it.
        </p>
      ) : null}
      {isFull ? (
        <p className="mb-3 text-s-1">Your team has {MOST_RULES} rules, the maximum. Delete one first.</p>
      ) : null}
      {isNew ? form : null}
      <ul aria-label="Rules" className="border-t border-rule-strong">
        {rules.map((rule) =>
          edited?.id === rule.id ? (
            <li key={rule.id}>{form}</li>
          ) : (
            <RuleItem
              key={rule.id}
              rule={rule}
              preview={previews[rule.id] ?? ""}
              names={page}
              latestYear={overview.latestYear}
              mayChange={mayChange && rule.id !== DEFAULT_RULE.id}
              actions={actions}
              onEdit={() => setEdited(rule)}
              onLook={() => onLook(rule.id)}
            />
          ),
        )}
      </ul>
    </FigureBlock>
  );
}
