"use client";

import { useActionState, useEffect, useRef } from "react";
import { useFilledIn } from "@/components/layout/use-filled-in";
import { Alert } from "@/components/ui/alert";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { SubmitButton } from "@/components/ui/submit-button";
import { Textarea } from "@/components/ui/textarea";
import { useSearch } from "@/components/accounts/waitlist/use-search";
import { TIERS } from "@/lib/access/claims";
import { writeToUs } from "@/lib/accounts/messages/actions";
import { TOPIC_NAMES, TOPICS, wantedTopic } from "@/lib/accounts/contact/topic";
import { PLAN_NAMES } from "@/lib/access/plan";

/** Writes to us. A plain form post without JavaScript; with them, the topic of the address is chosen already. */
export function ContactForm() {
  const [state, submit] = useActionState(writeToUs, { status: "idle" });
  const search = useSearch();
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  useFilledIn(form);

  useEffect(() => {
    if (state.status === "sent") answer.current?.focus();
    if (state.status !== "failed") return;
    form.current?.querySelector<HTMLElement>(state.message ? "[data-slot=alert]" : "[aria-invalid]")?.focus();
  }, [state]);

  if (state.status === "sent") {
    return (
      <div ref={answer} role="status" tabIndex={-1} className="border-l-4 border-spruce py-1 pl-4 font-ui">
        <p className="text-s1 leading-7 font-semibold">Thank you. We’ve received your message.</p>
        <p className="mt-1 text-s0 leading-6 break-words text-ink-2">
          Its reference is <strong className="num font-semibold whitespace-nowrap text-ink">{state.reference}</strong>.
          We’ll reply to {state.email}. Please quote the reference if you write again about this.
        </p>
      </div>
    );
  }

  const errors = state.status === "failed" ? state.fields : {};
  const values = state.status === "failed" ? state.values : {};
  const topic = values.topic ?? wantedTopic(search.get("topic"));
  const tier = TIERS.find((name) => name === (values.tier ?? search.get("tier")));
  return (
    <form ref={form} action={submit} noValidate className="relative font-ui text-s0 leading-6">
      {state.status === "failed" && state.message && <Alert className="mb-6">{state.message}</Alert>}
      <div className="grid gap-x-6 md:grid-cols-2">
        <Field id="name" label="Name" error={errors.name}>
          {(control) => (
            <Input {...control} name="name" autoComplete="name" maxLength={120} required defaultValue={values.name} />
          )}
        </Field>
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
        <Field id="company" label="Company/Brand (optional)" error={errors.company}>
          {(control) => (
            <Input
              {...control}
              name="company"
              autoComplete="organization"
              maxLength={120}
              defaultValue={values.company}
            />
          )}
        </Field>
        <Field id="topic" label="Topic" error={errors.topic}>
          {(control) => (
            // Submitting resets the form to each control's initial value, so another choice gets a new control.
            <Select key={topic} {...control} name="topic" defaultValue={topic}>
              {TOPICS.map((name) => (
                <option key={name} value={name}>
                  {name === "plan" && tier ? `${TOPIC_NAMES.plan}: ${PLAN_NAMES[tier]}` : TOPIC_NAMES[name]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field
        id="message"
        label="Message"
        hint="If it’s about a page or a number, tell us which. Up to 4,000 characters."
        error={errors.message}
      >
        {(control) => (
          <Textarea {...control} name="message" rows={6} maxLength={4_000} required defaultValue={values.message} />
        )}
      </Field>
      <input type="hidden" name="tier" value={tier ?? ""} />
      <div aria-hidden="true" className="absolute off-page h-px w-px overflow-hidden">
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <SubmitButton size="lg" className="max-md:w-full">
        Send message
      </SubmitButton>
    </form>
  );
}
