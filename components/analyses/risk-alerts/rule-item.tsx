"use client";

import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import type { AlertRule } from "@/lib/analyses/risk-alerts/rule";
import { wordMute, wordRule } from "@/lib/analyses/risk-alerts/rule-words";
import type { Named } from "@/lib/catalogue/names/named";
import type { Actions } from "./use-actions";

interface RuleItemProps {
  rule: AlertRule;
  /** How it would have done in the past. */
  preview: string;
  names: { markets: readonly Named[]; industries: readonly Named[]; brands: readonly Named[] };
  latestYear: number | null;
  mayChange: boolean;
  actions: Actions;
  onEdit: () => void;
  onLook: () => void;
}

/** A rule: its types, its past results, and the actions on it. */
export function RuleItem({ rule, preview, names, latestYear, mayChange, actions, onEdit, onLook }: RuleItemProps) {
  const [isMuting, setIsMuting] = useState(false);
  const [now] = useState(() => new Date());
  const muted = wordMute(rule.mute, now);
  const { isBusy, muteRule, dropRule } = actions;
  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-rule py-4 lg:grid-cols-fill-end lg:items-start">
      <div className="min-w-0">
        <h3 className="text-s0 leading-6 font-name tracking-normal wrap-anywhere">
          {rule.name}
          {muted ? " " : null}
          {muted ? <span className="ml-2 text-s-1 font-normal text-ink-2">{muted}</span> : null}
        </h3>
        <p className="measure-84 text-s-1 leading-5 wrap-anywhere">{wordRule(rule, names)}</p>
        <p className="mt-1 measure-84 text-s-1 leading-5 text-ink-2">{preview}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" aria-label={`See alerts for ${rule.name}`} onClick={onLook}>
          See alerts
        </Button>
        {mayChange ? (
          <>
            <Button variant="outline" size="sm" disabled={isBusy} aria-label={`Edit ${rule.name}`} onClick={onEdit}>
              Edit
            </Button>
            {muted ? (
              <Button
                variant="outline"
                size="sm"
                disabled={isBusy}
                aria-label={`Unmute ${rule.name}`}
                onClick={() => void muteRule(rule, null, `“${rule.name}” unmuted.`)}
              >
                Unmute
              </Button>
            ) : (
              <Button
                variant="outline"
                size="sm"
                disabled={isBusy}
                aria-expanded={isMuting}
                aria-label={`Mute ${rule.name}`}
                onClick={() => setIsMuting(!isMuting)}
              >
                Mute
              </Button>
            )}
            <Button
              variant="outline"
              size="sm"
              disabled={isBusy}
              aria-label={`Delete ${rule.name}`}
              onClick={() => void dropRule(rule)}
            >
              Remove
            </Button>
          </>
        ) : null}
      </div>
      {isMuting && !muted ? (
        <MuteForm
          rule={rule}
          latestYear={latestYear}
          isBusy={isBusy}
          onMute={(mute, words) => {
            setIsMuting(false);
            void muteRule(rule, mute, words);
          }}
        />
      ) : null}
    </li>
  );
}

interface MuteFormProps {
  rule: AlertRule;
  latestYear: number | null;
  isBusy: boolean;
  onMute: (mute: { until: string } | "next-wave", words: string) => void;
}

const DAY = 86_400_000;

/** The end of a rule's mute. */
function MuteForm({ rule, latestYear, isBusy, onMute }: MuteFormProps) {
  const [until, setUntil] = useState("");
  const id = useId();
  const [tomorrow] = useState(() => new Date(Date.now() + DAY).toISOString().slice(0, 10));
  return (
    <div className="flex flex-wrap items-end gap-3 lg:col-span-2">
      {latestYear === null ? null : (
        <Button
          variant="outline"
          size="sm"
          disabled={isBusy}
          onClick={() => onMute("next-wave", `“${rule.name}” muted until the study after ${latestYear}.`)}
        >
          Until the next study
        </Button>
      )}
      <form
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (until >= tomorrow) onMute({ until }, `“${rule.name}” muted until ${until}.`);
        }}
      >
        <label htmlFor={id} className="text-s-1">
          Until a date
          <Input
            id={id}
            type="date"
            required
            min={tomorrow}
            value={until}
            className="min-h-10 w-44"
            onChange={(event) => setUntil(event.target.value)}
          />
        </label>
        <Button type="submit" variant="outline" size="sm" disabled={isBusy}>
          Mute until then
        </Button>
      </form>
    </div>
  );
}
