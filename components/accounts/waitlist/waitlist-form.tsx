"use client";

import { useActionState, useEffect, useRef } from "react";
import { useFilledIn } from "@/components/layout/use-filled-in";
import { Alert } from "@/components/ui/alert";
import { Field } from "@/components/ui/field";
import { CONTROL, Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { SubmitButton } from "@/components/ui/submit-button";
import { type Tier, TIERS } from "@/lib/access/claims";
import { PLAN_NAMES } from "@/lib/access/plan";
import { joinTheWaitlist } from "@/lib/accounts/waitlist/actions";

interface WaitlistFormProps {
  /** The page that led here; empty for none. */
  from: string;
  /** The plan chosen at first. */
  tier: Tier | null;
}

/** The waitlist form. A plain form post without JavaScript; with it, signed-in people find their name filled in. */
export function WaitlistForm({ from, tier: wanted }: WaitlistFormProps) {
  const [state, submit] = useActionState(joinTheWaitlist, { status: "idle" });
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  useFilledIn(form);

  useEffect(() => {
    if (state.status === "joined") answer.current?.focus();
    if (state.status !== "failed") return;
    form.current?.querySelector<HTMLElement>(state.message ? "[data-slot=alert]" : "[aria-invalid]")?.focus();
  }, [state]);

  if (state.status === "joined") {
    return (
      <div ref={answer} role="status" tabIndex={-1} className="border-l-4 border-spruce py-1 pl-4 font-ui">
        <p className="text-s1 leading-7 font-semibold">You’re on the waitlist</p>
        <p className="mt-1 text-s0 leading-6 break-words text-ink-2">
          We’ll email {state.email} when we have a place for you. Places go in the order people joined.
        </p>
      </div>
    );
  }

  const errors = state.status === "failed" ? state.fields : {};
  const values = state.status === "failed" ? state.values : {};
  const tier = values.tier ?? wanted ?? "";
  return (
    <form ref={form} action={submit} noValidate className="relative font-ui text-s0 leading-6">
      {state.status === "failed" && state.message && <Alert className="mb-6">{state.message}</Alert>}
      <Field id="email" label="Email" error={errors.email}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            defaultValue={values.email}
          />
        )}
      </Field>
      <div className="grid gap-x-6 md:grid-cols-2">
        <Field id="name" label="Name" error={errors.name}>
          {(control) => <Input {...control} name="name" autoComplete="name" required defaultValue={values.name} />}
        </Field>
        <Field id="company" label="Company/Brand" error={errors.company}>
          {(control) => (
            <Input {...control} name="company" autoComplete="organization" required defaultValue={values.company} />
          )}
        </Field>
      </div>
      <Field id="tier" label="Plan you want" error={errors.tier}>
        {(control) => (
          // Submitting resets the form to each control's initial value, so another choice gets a new control.
          <Select key={tier} {...control} name="tier" defaultValue={tier}>
            <option value="">Not sure yet</option>
            {TIERS.map((name) => (
              <option key={name} value={name}>
                {PLAN_NAMES[name]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        id="note"
        label="What would you like to see? (optional)"
        hint="Brands, markets, questions. Up to 1,000 characters."
        error={errors.note}
      >
        {(control) => (
          <textarea
            {...control}
            name="note"
            rows={4}
            maxLength={1_000}
            defaultValue={values.note}
            className={`${CONTROL} mt-1.5 py-2.5 leading-6`}
          />
        )}
      </Field>
      <input type="hidden" name="from" value={from} />
      <div aria-hidden="true" className="absolute off-page h-px w-px overflow-hidden">
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <SubmitButton variant="outline" className="max-md:w-full">
        Join the waitlist
      </SubmitButton>
    </form>
  );
}
