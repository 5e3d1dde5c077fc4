"use client";

import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { Select } from "@/components/ui/select";
import { Spinner } from "@/components/ui/spinner";
import { Textarea } from "@/components/ui/textarea";
import type { ChartConfiguration } from "@/lib/analyses/configuration";
import { shareChart } from "@/lib/sharing/links/actions";
import {
  LIFETIMES,
  LONGEST_MESSAGE,
  LONGEST_PASSWORD,
  LONGEST_TITLE,
  MOST_LINKS,
  SHORTEST_PASSWORD,
} from "@/lib/sharing/links/link";

interface ShareLinkProps {
  configuration: ChartConfiguration;
  /** Title in the list of links. */
  title: string;
  onMade: (id: string) => void;
}

const FAULTS = {
  full: `You have ${MOST_LINKS} active links, the maximum. Turn one off first.`,
  forbidden: "Your plan does not include sharing this analysis.",
  failed: "We couldn’t create the link. Please try again.",
} as const;

const SHORT = `At least ${SHORTEST_PASSWORD} characters`;
const nameOf = (days: number | null) => (days === null ? "No expiry" : days === 1 ? "One day" : `${days} days`);

/** Settings of a shared link; creating it passes on its ID. */
export function ShareLink({ configuration, title, onMade }: ShareLinkProps) {
  const [message, setMessage] = useState("");
  const [days, setDays] = useState<(typeof LIFETIMES)[number]>(30);
  const [password, setPassword] = useState("");
  const [isSigned, setIsSigned] = useState(true);
  const [downloads, setDownloads] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const id = useId();
  const isShort = password !== "" && password.length < SHORTEST_PASSWORD;

  async function make() {
    setIsSubmitted(true);
    if (isShort || isBusy) return;
    setIsBusy(true);
    setFault(null);
    const outcome = await shareChart({
      configuration,
      title: title.slice(0, 4 * LONGEST_TITLE),
      message,
      isSigned,
      password,
      downloads,
      days,
    }).catch(() => ({ status: "failed" as const }));
    setIsBusy(false);
    if (outcome.status === "shared") onMade(outcome.id);
    else setFault(FAULTS[outcome.status]);
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <p className="mb-5 max-w-text text-s-1 leading-5 text-ink-2">
        Create a page with this chart as it is now. Anyone with the link can see it, but can’t change it.
      </p>
      <Field
        id={`${id}-message`}
        label="Message"
        hint={`Shown above the chart. ${LONGEST_MESSAGE - message.length} characters left.`}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            className="min-h-20"
            value={message}
            maxLength={LONGEST_MESSAGE}
            onChange={(event) => setMessage(event.target.value)}
          />
        )}
      </Field>
      <div className="grid gap-x-5 md:grid-cols-2">
        <Field id={`${id}-days`} label="Expires after" hint="The link stops working after that.">
          {(control) => (
            <Select
              {...control}
              value={String(days)}
              onChange={(event) => setDays(LIFETIMES.find((each) => String(each) === event.target.value) ?? null)}
            >
              {LIFETIMES.map((each) => (
                <option key={String(each)} value={String(each)}>
                  {nameOf(each)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          id={`${id}-password`}
          label="Password"
          hint={`Optional. ${SHORT}.`}
          error={isSubmitted && isShort ? SHORT : undefined}
        >
          {(control) => (
            <PasswordInput
              {...control}
              value={password}
              maxLength={LONGEST_PASSWORD}
              autoComplete="new-password"
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
      </div>
      <div className="grid gap-4">
        <Checkbox checked={downloads} onChange={(event) => setDownloads(event.target.checked)}>
          Allow downloads of the image and table (within your plan)
        </Checkbox>
        <Checkbox checked={isSigned} onChange={(event) => setIsSigned(event.target.checked)}>
          Show my name, title and company
        </Checkbox>
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-end gap-4">
        <p role="alert" className="min-w-0 flex-1 text-s-1 leading-5 text-lingon">
          {fault}
        </p>
        <Button type="submit" aria-busy={isBusy || undefined}>
          {isBusy ? <Spinner className="size-4.5" /> : null}
          Create link
        </Button>
      </div>
    </form>
  );
}
