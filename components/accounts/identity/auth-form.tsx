"use client";

import { unstable_rethrow } from "next/navigation";
import { useActionState, useEffect, useEffectEvent, useRef } from "react";
import { Alert } from "@/components/ui/alert";
import { useScripted } from "@/components/ui/use-scripted";
import type { AuthAction, AuthState } from "@/lib/access/identity-port";
import { browserLog } from "@/lib/platform/browser/browser-log";

const IDLE: AuthState = { status: "idle" };
const NONE: Readonly<Record<string, string>> = {};

/** What a form shows of its last response. */
export interface AuthAnswer {
  errors: Readonly<Record<string, string>>;
  /** What was typed, without passwords and codes; null before the first response. */
  values: Readonly<Record<string, string>> | null;
  /** The adapter accepted the values, and the form stays open. */
  isAccepted: boolean;
  /** Shown once; otherwise null. */
  shown: readonly string[] | null;
}

/** A failed request keeps what was typed. Where the response leads elsewhere, it still does. */
const patiently =
  (action: AuthAction): AuthAction =>
  async (previous, data) => {
    try {
      return await action(previous, data);
    } catch (error) {
      unstable_rethrow(error);
      browserLog.error(error);
      const typed = [...data.entries()].filter(([name]) => !/password|code/i.test(name));
      const values = Object.fromEntries(typed.map(([name, value]) => [name, typeof value === "string" ? value : ""]));
      return { status: "failed", message: "Something went wrong on our side. Please try again.", fields: {}, values };
    }
  };

interface AuthFormProps {
  action: AuthAction;
  /** Hidden fields. */
  hiddenFields: Readonly<Record<string, string>>;
  id?: string;
  /** The adapter accepted the form, which stays open. */
  onAccepted?: () => void;
  children: (answer: AuthAnswer) => React.ReactNode;
}

/**
 * A form of one step: a plain form post if the adapter supports it, and with JavaScript without leaving the page. After
 * an error the focus goes to the message or to the first invalid field.
 */
export function AuthForm({ action, hiddenFields, id, onAccepted, children }: AuthFormProps) {
  // The page itself needs the action as it is: only then is the form one that works without scripts.
  const isScripted = useScripted();
  const [state, submit] = useActionState(isScripted ? patiently(action) : action, IDLE);
  const form = useRef<HTMLFormElement>(null);
  const hasFailed = state.status === "failed";
  const isAccepted = state !== IDLE && state.status === "idle";
  const tellAccepted = useEffectEvent(() => onAccepted?.());

  useEffect(() => {
    if (state.status === "done") window.location.assign(state.to);
    if (state !== IDLE && state.status === "idle") tellAccepted();
    if (state.status !== "failed") return;
    const fault = form.current?.querySelector<HTMLElement>(state.message ? "[data-slot=alert]" : "[aria-invalid]");
    fault?.focus();
  }, [state]);

  return (
    <form ref={form} id={id} action={submit} noValidate>
      {Object.entries(hiddenFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {hasFailed && state.message && <Alert className="mb-6">{state.message}</Alert>}
      {children({
        errors: hasFailed ? state.fields : NONE,
        values: hasFailed ? state.values : null,
        isAccepted,
        shown: state.status === "idle" ? (state.shown ?? null) : null,
      })}
    </form>
  );
}
