"use client";

import { useActionState, useEffect, useRef } from "react";
import { Alert } from "@/components/ui/alert";
import type { AuthAction, AuthState } from "@/lib/identity/port";

const IDLE: AuthState = { status: "idle" };
const NONE: Readonly<Record<string, string>> = {};

/** What a form shows of its last answer. */
export interface AuthAnswer {
  errors: Readonly<Record<string, string>>;
  /** What was typed, secrets excepted; null before the first answer. */
  values: Readonly<Record<string, string>> | null;
  /** The adapter took it without a complaint and stays here. */
  isAccepted: boolean;
}

interface AuthFormProps {
  action: AuthAction;
  /** Hidden fields. */
  carried: Readonly<Record<string, string>>;
  id?: string;
  children: (answer: AuthAnswer) => React.ReactNode;
}

/**
 * A form of one step: a plain form post where the adapter can, with script without leaving the page. After a refusal
 * the focus goes to what it says: the message, or the first field at fault.
 */
export function AuthForm({ action, carried, id, children }: AuthFormProps) {
  const [state, submit] = useActionState(action, IDLE);
  const form = useRef<HTMLFormElement>(null);
  const hasFailed = state.status === "failed";

  useEffect(() => {
    if (state.status === "done") window.location.assign(state.to);
    if (state.status !== "failed") return;
    const fault = form.current?.querySelector<HTMLElement>(state.message ? "[data-slot=alert]" : "[aria-invalid]");
    fault?.focus();
  }, [state]);

  return (
    <form ref={form} id={id} action={submit} noValidate>
      {Object.entries(carried).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {hasFailed && state.message && <Alert className="mb-6">{state.message}</Alert>}
      {children({
        errors: hasFailed ? state.fields : NONE,
        values: hasFailed ? state.values : null,
        isAccepted: state !== IDLE && state.status === "idle",
      })}
    </form>
  );
}
