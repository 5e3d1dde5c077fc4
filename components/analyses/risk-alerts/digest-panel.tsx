"use client";

import Link from "next/link";
import { useShownStudy } from "@/components/layout/shown-study";
import { useId, useState } from "react";
import { FigureBlock } from "@/components/charts/figure-block";
import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/switch";
import type { AlertOverview } from "@/lib/analyses/risk-alerts/rule-list";
import type { LogEntry } from "@/lib/analyses/risk-alerts/digest";
import { wordEntry, wordEmail } from "@/lib/analyses/risk-alerts/digest-words";
import { formatDate, formatNumber } from "@/lib/platform/words/format";
import { ActionNotice } from "./action-notice";
import type { Actions } from "./use-actions";

interface DigestPanelProps {
  overview: AlertOverview;
  digests: readonly LogEntry[];
  isSample: boolean;
  actions: Actions;
}

const FIRST = 3;

/** Who gets the email about alerts, and what the rules said after each publication. */
export function DigestPanel({ overview, digests, isSample, actions }: DigestPanelProps) {
  const study = useShownStudy();
  const [isWhole, setIsWhole] = useState(false);
  const id = useId();
  const shown = isWhole ? digests : digests.slice(0, FIRST);
  return (
    <FigureBlock
      isSample={isSample}
      id="emails"
      title="Emails and rule history"
      unit="When new results are published, each team member gets one email with the new alerts their rules found."
      source="We keep the history for two years. Times show when rules were checked, not when results were published."
      table={null}
    >
      <ActionNotice actions={actions} at="letters" />
      <div className="grid gap-x-6 gap-y-4 border-t border-rule pt-4 lg:grid-cols-3">
        <div className="min-w-0 text-s-1 leading-5">
          <h3 className="text-s0 leading-6 font-name tracking-normal">Your email</h3>
          {overview.role === null ? (
            <p className="mt-1">Alert emails are for teams. You’re not in a team.</p>
          ) : (
            <label htmlFor={id} className="mt-2 flex min-h-11 cursor-pointer items-center gap-3">
              <Switch
                id={id}
                checked={overview.wantsAll}
                disabled={actions.isBusy}
                onChange={(event) => void actions.chooseAll(event.target.checked)}
              />
              Email me even when there are no new alerts
            </label>
          )}
          <p className="mt-1 text-ink-2">
            Turn alert emails on or off in{" "}
            <Link href="/account" prefetch={false} className="link">
              Account Settings
            </Link>
            , under Email preferences. Each team member chooses for themselves.
          </p>
        </div>
        <div className="min-w-0 lg:col-span-2">
          {digests.length === 0 ? (
            <p className="text-s-1 leading-5">
              No results have been checked against your rules yet. Checks run within an hour of publication.
            </p>
          ) : (
            <ol aria-label="Rule history">
              {shown.map((entry) => (
                <li key={`${entry.stamp} ${entry.at}`} className="border-b border-rule py-3 first:pt-0">
                  <p className="flex flex-wrap justify-between gap-x-6 text-s-1 leading-5">
                    <time dateTime={entry.at} className="font-semibold">
                      {formatDate(entry.at)}
                    </time>
                    <span className="text-ink-2">{wordEmail(entry)}</span>
                  </p>
                  <ul className="mt-1 text-s-1 leading-5">
                    {entry.rules.map((rule) => (
                      <li key={rule.id} className="wrap-anywhere">
                        <b className="font-value">{rule.name}</b>: {wordEntry(rule, study)}
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ol>
          )}
          {shown.length < digests.length ? (
            <Button variant="outline" size="sm" className="mt-4" onClick={() => setIsWhole(true)}>
              Show all {formatNumber(digests.length)} evaluations
            </Button>
          ) : null}
        </div>
      </div>
    </FigureBlock>
  );
}
