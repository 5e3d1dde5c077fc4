"use client";

import { useId, useRef, useState } from "react";
import { ShownOnce } from "@/components/sharing/api/shown-once";
import { useAction } from "@/components/sharing/api/use-action";
import { wordKeyOutcome } from "@/components/sharing/api/key-words";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { DialogWindow } from "@/components/ui/dialog-window";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { createApiKey, type KeyOutcome } from "@/lib/sharing/api-keys/actions";
import { LONGEST_KEY_NAME } from "@/lib/sharing/api-keys/api-key";
import { API_SCOPES, type ApiScope, SCOPE_WORDS } from "@/lib/sharing/api-keys/scope";

const ENDS = [
  { days: 30, text: "In 30 days" },
  { days: 90, text: "In 90 days" },
  { days: 365, text: "In a year" },
  { days: null, text: "Never" },
] as const;

/** The button that creates a key, and the dialog that asks for its details and shows it once. */
export function MakeKey() {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={opener} onClick={() => setOpen(true)} className="max-md:w-full">
        Create key
      </Button>
      {isOpen && <KeyDialog onClose={() => setOpen(false)} returnTo={opener} />}
    </>
  );
}

function KeyDialog({ onClose, returnTo }: { onClose: () => void; returnTo: React.RefObject<HTMLElement | null> }) {
  const { isBusy, outcome, run } = useAction<KeyOutcome>();
  const id = useId();
  if (outcome?.status === "made") {
    return (
      <DialogWindow
        title="Your key"
        onClose={onClose}
        returnTo={returnTo}
        footer={
          <Button variant="outline" onClick={onClose}>
            Done
          </Button>
        }
      >
        <ShownOnce
          label="Key"
          secret={outcome.key}
          hint="Copy it now and store it like a password. We won’t show it again."
        />
      </DialogWindow>
    );
  }
  return (
    <DialogWindow
      title="Create key"
      onClose={onClose}
      returnTo={returnTo}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={`${id}-form`} aria-busy={isBusy}>
            Create key
          </Button>
        </>
      }
    >
      <KeyForm
        id={`${id}-form`}
        fault={outcome && wordKeyOutcome(outcome)}
        onAsked={(asked) => {
          if (!isBusy) run(async () => createApiKey(asked));
        }}
      />
    </DialogWindow>
  );
}

interface KeyFormProps {
  id: string;
  fault: string | null;
  onAsked: (asked: { name: string; scopes: ApiScope[]; days: number | null }) => void;
}

function KeyForm({ id, fault, onAsked }: KeyFormProps) {
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly ApiScope[]>(API_SCOPES);
  const [end, setEnd] = useState(1);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const nameFault = isSubmitted && name.trim() === "" ? "Enter a name" : undefined;
  const scopeFault = isSubmitted && scopes.length === 0 ? "Choose at least one scope" : undefined;
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsSubmitted(true);
        if (name.trim() === "") document.getElementById(`${id}-name`)?.focus();
        else if (scopes.length > 0)
          onAsked({
            name,
            scopes: API_SCOPES.filter((scope) => scopes.includes(scope)),
            days: ENDS[end]?.days ?? null,
          });
      }}
    >
      {fault && (
        <div className="mb-5">
          <Alert>{fault}</Alert>
        </div>
      )}
      <Field id={`${id}-name`} label="Name" hint="What will use it, such as “Data warehouse”." error={nameFault}>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={LONGEST_KEY_NAME}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <fieldset className="mb-5.5">
        <legend className="leading-note font-name">Scopes</legend>
        {scopeFault && <p className="mt-0.5 text-s-1 leading-lead font-title text-lingon">{scopeFault}</p>}
        <div className="mt-2.5 grid gap-3">
          {API_SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              checked={scopes.includes(scope)}
              onChange={(event) =>
                setScopes(event.target.checked ? [...scopes, scope] : scopes.filter((each) => each !== scope))
              }
            >
              <span className="font-name">{SCOPE_WORDS[scope].name}</span>
              <span className="block text-ink-2">{SCOPE_WORDS[scope].text}</span>
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <Field id={`${id}-end`} label="Expires" className="mb-0">
        {(control) => (
          <Select {...control} value={end} onChange={(event) => setEnd(Number(event.target.value))}>
            {ENDS.map(({ text }, at) => (
              <option key={text} value={at}>
                {text}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </form>
  );
}
