"use client";

import { useRef, useState } from "react";
import { Day } from "@/components/accounts/account/day";
import { ShownOnce } from "@/components/sharing/api/shown-once";
import { useAction } from "@/components/sharing/api/use-action";
import { wordWebhookOutcome } from "@/components/sharing/api/webhook-words";
import { Button } from "@/components/ui/button";
import { DialogWindow } from "@/components/ui/dialog-window";
import {
  dropWebhook,
  renewWebhookSecret,
  switchWebhook,
  testWebhook,
  type WebhookOutcome,
} from "@/lib/sharing/webhooks/actions";
import { MOST_FAILURES, type PublicationWebhook, type WebhookEvent, wordEvent } from "@/lib/sharing/webhooks/webhook";

/** One webhook with its last delivery and actions. `isOpen`: whether the plan currently includes the API. */
export function WebhookItem({ webhook, isOpen }: { webhook: PublicationWebhook; isOpen: boolean }) {
  const { isBusy, outcome, run } = useAction<WebhookOutcome>();
  const [asks, setAsks] = useState(false);
  const remover = useRef<HTMLButtonElement>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const { id, url, off, failures, events } = webhook;
  const outcomeText = outcome && (wordWebhookOutcome(outcome) ?? wordTest(outcome));
  const act = (work: () => Promise<WebhookOutcome>, then?: (found: WebhookOutcome) => void) => () => {
    if (!isBusy) run(work, then);
  };
  const button = { variant: "outline", size: "sm", className: "max-md:min-h-11", "aria-busy": isBusy } as const;
  const of = <span className="sr-only"> {url}</span>;
  return (
    <li className="border-b border-rule py-3.5">
      <p className="font-code text-s-1 leading-6 break-all">{url}</p>
      <p className="text-s-1 leading-5 text-ink-2">
        {off === null ? (
          "On"
        ) : off.by === "owner" ? (
          "Off"
        ) : (
          <strong className="font-title text-lingon">Off, after {MOST_FAILURES} failed attempts in a row</strong>
        )}
        {off === null && failures > 0 && (
          <>; {failures === 1 ? "the last attempt failed" : `the last ${failures} attempts failed`}</>
        )}
        ; added <Day at={webhook.madeAt} />
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {isOpen && (
          <Button {...button} onClick={act(async () => testWebhook({ id }))}>
            Send test{of}
          </Button>
        )}
        {(isOpen || off === null) && (
          <Button {...button} onClick={act(async () => switchWebhook({ id, isOn: off !== null }))}>
            {off === null ? "Turn off" : "Turn on"}
            {of}
          </Button>
        )}
        {isOpen && (
          <Button
            {...button}
            onClick={act(
              async () => renewWebhookSecret({ id }),
              (found) => found.status === "made" && setSecret(found.secret),
            )}
          >
            New secret{of}
          </Button>
        )}
        <Button {...button} ref={remover} onClick={() => setAsks(true)}>
          Remove{of}
        </Button>
      </div>
      <p role="status" className="text-s-1 leading-5 text-ink-2 not-empty:mt-2">
        {outcomeText}
      </p>
      {events.length > 0 && <EventList events={events} />}
      {secret !== null && (
        <DialogWindow
          title="The new secret"
          onClose={() => setSecret(null)}
          returnTo={remover}
          footer={
            <Button variant="outline" onClick={() => setSecret(null)}>
              Done
            </Button>
          }
        >
          <ShownOnce
            label="Secret"
            secret={secret}
            hint="Copy it now; we won’t show it again. Messages are signed with it from now on."
          />
        </DialogWindow>
      )}
      {asks && (
        <DialogWindow
          title="Delete this webhook?"
          description="We’ll stop calling this URL and delete its delivery log."
          onClose={() => setAsks(false)}
          returnTo={remover}
          footer={
            <>
              <Button variant="outline" onClick={() => setAsks(false)}>
                Cancel
              </Button>
              <Button
                variant="destructive"
                aria-busy={isBusy}
                onClick={act(
                  async () => dropWebhook({ id }),
                  () => setAsks(false),
                )}
              >
                Delete webhook
              </Button>
            </>
          }
        />
      )}
    </li>
  );
}

function wordTest(outcome: WebhookOutcome): string | null {
  if (outcome.status !== "tested") return null;
  const { status, fault } = outcome.sent;
  return `The test: ${wordEvent({ id: "", kind: "test", madeAt: "", attempts: 1, state: fault === null ? "sent" : "dropped", triedAt: null, dueAt: null, status, fault }).toLowerCase()}.`;
}

const TIME = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

function EventList({ events }: { events: readonly WebhookEvent[] }) {
  return (
    <details className="mt-2.5">
      <summary className="cursor-pointer py-1.5 text-s-1 leading-6 font-name">Deliveries</summary>
      <ul className="mt-1 border-t border-rule text-s-1 leading-5">
        {events.map((each) => (
          <li
            key={each.id}
            className="grid gap-x-4 border-b border-rule py-2 md:grid-cols-[10.625rem_6.875rem_minmax(0,1fr)]"
          >
            <time dateTime={each.madeAt} className="tabular-nums">
              {TIME.format(new Date(each.madeAt))} UTC
            </time>
            <span className="text-ink-2">{each.kind === "test" ? "Test" : "Publication"}</span>
            <span>
              {wordEvent(each)}
              {each.attempts > 1 && `, ${each.attempts} attempts`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
