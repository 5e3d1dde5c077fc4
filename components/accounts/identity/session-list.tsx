"use client";

import { useId } from "react";
import { AuthForm } from "@/components/accounts/identity/auth-form";
import { SubmitButton } from "@/components/ui/submit-button";
import type { AccountActions, OpenSession } from "@/lib/access/identity-port";

interface SessionListProps {
  sessions: readonly OpenSession[];
  actions: Pick<AccountActions, "endOneSession" | "endOtherSessions">;
  onChange?: () => void;
}

const NO_FIELDS = {};
// The same everywhere: server-rendered text must not change on hydration.
const TIME = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

/** Where the person is signed in, with a button to end every session except this one. */
export function SessionList({ sessions, actions, onChange }: SessionListProps) {
  const id = useId();
  const others = sessions.filter(({ isThis }) => !isThis);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-s2">
        Sessions
      </h2>
      <p className="mb-4 text-s-1 text-ink-2">
        Devices where you’re signed in. Sessions end after 30 minutes of inactivity, or after 7 days.
      </p>
      <ul className="border-t border-rule">
        {sessions.map(({ sessionId, device, lastActiveAt, isThis }) => (
          <li
            key={sessionId}
            className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule py-3"
          >
            <div className="min-w-0">
              <p className="font-name">{device}</p>
              <p className="text-s-1 text-ink-2">
                {isThis ? (
                  "This device"
                ) : (
                  <>
                    Last active <time dateTime={lastActiveAt}>{TIME.format(new Date(lastActiveAt))} UTC</time>
                  </>
                )}
              </p>
            </div>
            {!isThis && (
              <AuthForm action={actions.endOneSession} hiddenFields={{ sessionId }} onAccepted={onChange}>
                {() => (
                  <SubmitButton variant="outline" size="sm">
                    Sign out<span className="sr-only"> of {device}</span>
                  </SubmitButton>
                )}
              </AuthForm>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <div className="mt-5">
          <AuthForm action={actions.endOtherSessions} hiddenFields={NO_FIELDS} onAccepted={onChange}>
            {() => <SubmitButton variant="outline">Sign out on all other devices</SubmitButton>}
          </AuthForm>
        </div>
      )}
    </section>
  );
}
