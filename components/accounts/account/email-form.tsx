"use client";

import { useActionState, useEffect, useEffectEvent, useId } from "react";
import { Alert } from "@/components/ui/alert";
import { Checkbox } from "@/components/ui/checkbox";
import { SubmitButton } from "@/components/ui/submit-button";
import { saveEmailChoices } from "@/lib/accounts/email-choices/actions";
import type { EmailChoices } from "@/lib/accounts/email-choices/choice";
import { CHOSEN_EMAILS, EMAIL_NAMES } from "@/lib/accounts/email-choices/email-names";

/** Which emails someone wants. */
export function EmailForm({ choices, onChange }: { choices: EmailChoices; onChange?: () => void }) {
  const id = useId();
  const [state, submit] = useActionState(saveEmailChoices, null);
  const tellSaved = useEffectEvent(() => onChange?.());
  useEffect(() => {
    if (state?.is === "saved") tellSaved();
  }, [state]);
  const shown = state?.is === "saved" ? state.choices : choices;

  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-s2">
        Email preferences
      </h2>
      <p className="mb-5 text-s-1 leading-5 text-ink-2">We always send receipts and security emails.</p>
      {/* Other choices need a new form: a checkbox keeps its initial value. */}
      <form action={submit} key={JSON.stringify(shown)}>
        {state?.is === "saved" && (
          <Alert variant="default" className="mb-5">
            Preferences saved.
          </Alert>
        )}
        {state?.is === "failed" && <Alert className="mb-5">We couldn’t save your preferences. Please try again.</Alert>}
        <ul className="mb-6 grid gap-y-5">
          {EMAIL_NAMES.map((name) => (
            <li key={name}>
              <Checkbox name={name} defaultChecked={shown[name]}>
                <b className="font-name">{CHOSEN_EMAILS[name].name}</b>
                <span className="block text-ink-2">{CHOSEN_EMAILS[name].says}</span>
              </Checkbox>
            </li>
          ))}
        </ul>
        <SubmitButton variant="outline">Save preferences</SubmitButton>
      </form>
    </section>
  );
}
