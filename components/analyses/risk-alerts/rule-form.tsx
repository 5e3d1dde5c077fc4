"use client";

import { useId, useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { previewAlertRule } from "@/lib/analyses/risk-alerts/actions";
import { wordPreview } from "@/lib/analyses/risk-alerts/preview-words";
import {
  type AlertRule,
  LONGEST_RULE_NAME,
  MOST_POINTS,
  MOST_POSITIONS,
  toRuleName,
} from "@/lib/analyses/risk-alerts/rule";
import { faultOf, type RuleFault } from "@/lib/analyses/risk-alerts/rule-fault";
import type { RisksPage } from "@/lib/analyses/risk-alerts/risks-page";
import { RuleKinds } from "./rule-kinds";
import { RuleScope } from "./rule-scope";

interface RuleFormProps {
  rule: AlertRule;
  isNew: boolean;
  page: Pick<RisksPage, "markets" | "industries" | "brands" | "overview">;
  isBusy: boolean;
  onCancel: () => void;
  onKeep: (rule: AlertRule) => void;
}

const sizeOf = (text: string) => (text.trim() === "" ? null : Number(text.replace(",", ".")));

/** Creates or changes a rule, its types and brands; and tests it on the past before it is saved. */
export function RuleForm({ rule, isNew, page, isBusy, onCancel, onKeep }: RuleFormProps) {
  const [draft, setDraft] = useState(rule);
  const [sizes, setSizes] = useState({
    points: rule.points === null ? "" : String(rule.points),
    positions: rule.positions === null ? "" : String(rule.positions),
  });
  const [shownFault, setShownFault] = useState<RuleFault | null>(null);
  const [preview, setPreview] = useState<{ of: string; text: string } | null>(null);
  const [isTrying, startTrying] = useTransition();
  const id = useId();
  const wanted: AlertRule = {
    ...draft,
    name: toRuleName(draft.name),
    points: sizeOf(sizes.points),
    positions: sizeOf(sizes.positions),
  };
  const change = (patch: Partial<AlertRule>) => setDraft((now) => ({ ...now, ...patch }));
  const fault = shownFault ? faultOf(wanted) : null;
  const state = JSON.stringify({ ...wanted, name: "" });
  const isPreviewOld = preview !== null && preview.of !== state;

  const tryIt = () => {
    const found = faultOf({ ...wanted, name: wanted.name || "Rule" });
    setShownFault(found);
    if (found) return;
    startTrying(async () => {
      const answer = await previewAlertRule({ ...wanted, name: wanted.name || "Rule" }).catch(() => null);
      setPreview({
        of: state,
        text: answer ? wordPreview(answer) : "We couldn’t test the rule on past data. Try again, or save it anyway.",
      });
    });
  };
  return (
    <form
      aria-label={isNew ? "New rule" : `Edit ${rule.name}`}
      noValidate
      className="my-4 border-l-4 border-spruce py-1 pl-4 md:pl-6"
      onSubmit={(event) => {
        event.preventDefault();
        const found = faultOf(wanted);
        setShownFault(found);
        if (!found) onKeep(wanted);
        else document.getElementById(`${id}-${found.field}`)?.focus();
      }}
    >
      <Field
        id={`${id}-name`}
        label="Name"
        error={fault?.field === "name" ? fault.text : undefined}
        className="mb-5 max-w-md"
      >
        {(control) => (
          <Input
            {...control}
            autoFocus
            value={draft.name}
            maxLength={LONGEST_RULE_NAME}
            autoComplete="off"
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      <RuleKinds
        id={`${id}-kinds`}
        kinds={draft.kinds}
        error={fault?.field === "kinds" ? fault.text : undefined}
        onChange={(kinds) => change({ kinds })}
      />
      <fieldset className="mb-5">
        <legend className="leading-note font-name">Minimum size</legend>
        <p className="text-s-1 text-ink-2">Ignore alerts smaller than this. Leave empty for any size.</p>
        <div className="grid max-w-md grid-cols-2 gap-4">
          {(
            [
              ["points", "Points", MOST_POINTS],
              ["positions", "Positions", MOST_POSITIONS],
            ] as const
          ).map(([name, label, most]) => (
            <Field
              key={name}
              id={`${id}-${name}`}
              label={label}
              error={fault?.field === name ? fault.text : undefined}
              className="mt-2 mb-0"
            >
              {(control) => (
                <Input
                  {...control}
                  inputMode="decimal"
                  value={sizes[name]}
                  maxLength={String(most).length + 3}
                  autoComplete="off"
                  onChange={(event) => setSizes({ ...sizes, [name]: event.target.value })}
                />
              )}
            </Field>
          ))}
        </div>
      </fieldset>
      <RuleScope
        id={`${id}-brands`}
        rule={draft}
        page={page}
        error={fault?.field === "brands" ? fault.text : undefined}
        onChange={change}
      />
      <div className="mt-5 min-h-16 border-t border-rule pt-4" aria-live="polite" aria-busy={isTrying}>
        <p className="measure-84 text-s-1 leading-5">
          {isTrying
            ? "Testing on past data…"
            : preview
              ? `${isPreviewOld ? "Before your last change: " : ""}${preview.text}`
              : "Test the rule on past data before you save it: how many alerts it would have raised, and how many would have been false alarms."}
        </p>
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" size="sm" disabled={isBusy} aria-busy={isBusy}>
          {isNew ? "Save rule" : "Save changes"}
        </Button>
        <Button variant="outline" size="sm" disabled={isTrying} onClick={tryIt}>
          Preview
        </Button>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
