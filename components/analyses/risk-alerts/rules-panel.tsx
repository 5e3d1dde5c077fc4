"use client";

import { useState } from "react";
import { FigureBlock } from "@/components/charts/figure-block";
import { Button } from "@/components/ui/button";
import { runsRules } from "@/lib/analyses/risk-alerts/rule-list";
import { type AlertRule, DEFAULT_RULE, MOST_RULES, rulesInForce } from "@/lib/analyses/risk-alerts/rule";
import type { RisksPage } from "@/lib/analyses/risk-alerts/risks/page";
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

/** The team's rules: who may changes them, the others read; each says how it would have done in the past. */
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
        const said = isNew
          ? `“${rule.name}” is saved. It holds from the next publication on, and for this page at once.`
          : `“${rule.name}” is changed.`;
        void actions.keepRule(rule, said).then((isKept) => isKept && setEdited(null));
      }}
    />
  ) : null;
  return (
    <FigureBlock
      isSample={isSample}
      id="rules"
      title="Rules"
      unit={`After each publication these rules look at the new waves, and letters tell of what they found. ${
        mayChange
          ? "You and the managers of your team change them; members read them."
          : overview.role === "member"
            ? "The owner and the managers of your team change them; you read them."
            : "Rules belong to a team’s subscription; your account is in none, so the built-in rule holds."
      }`}
      source="What is to be expected from chance is counted as if no brand had changed at all, so it is an upper bound."
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
          Your team has made no rule of its own, so the built-in one holds. The first rule you make takes its place.
        </p>
      ) : null}
      {isFull ? <p className="mb-3 text-s-1">A team has up to {MOST_RULES} rules; remove one to make room.</p> : null}
      {isNew ? form : null}
      <ul aria-label="Rules in force" className="border-t border-rule-strong">
        {rules.map((rule) =>
          edited?.id === rule.id ? (
            <li key={rule.id}>{form}</li>
          ) : (
            <RuleItem
              key={rule.id}
              rule={rule}
              said={previews[rule.id] ?? ""}
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
