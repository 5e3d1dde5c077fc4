"use client";

import { createContext, use, useActionState } from "react";
import { OutcomeNotice } from "@/components/ui/outcome-notice";
import { SubmitButton } from "@/components/ui/submit-button";
import { actOnTeam } from "@/lib/accounts/teams/actions";
import type { TeamState } from "@/lib/accounts/teams/events";

const Submit = createContext<((data: FormData) => void) | null>(null);

/** Wraps all actions on a team: shows the last one at the top, with an undo link if there is one. */
export function TeamList({ children }: { children: React.ReactNode }) {
  const [state, submit] = useActionState(actOnTeam, { status: "idle" });
  return (
    <Submit value={submit}>
      {state.status === "said" && <Events key={state.count} {...state} />}
      {children}
    </Submit>
  );
}

function Events({ text, isFault, again }: Extract<TeamState, { status: "said" }>) {
  return (
    <OutcomeNotice isFault={isFault} className="mb-8 font-ui break-words">
      <p className="min-w-0">{text}</p>
      {again && (
        <TeamButton fields={{ act: "again", ...again }} of={again.email}>
          Invite again
        </TeamButton>
      )}
    </OutcomeNotice>
  );
}

interface TeamFormProps {
  /** Form values sent to the action, by field. */
  fields: Readonly<Record<string, string>>;
  className?: string;
  children: React.ReactNode;
}

/** A form of the desk: works without JavaScript as well. */
export function TeamForm({ fields, className, children }: TeamFormProps) {
  const submit = use(Submit);
  if (!submit) throw new Error("This form must be inside a TeamDesk.");
  return (
    <form action={submit} className={className}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

interface TeamButtonProps extends Pick<TeamFormProps, "fields"> {
  variant?: "outline" | "ghost" | "destructive" | "default";
  /** Whose seat it is, for screen readers, which read the button without its row. */
  of?: string;
  children: string;
}

/** One action as a button. */
export function TeamButton({ fields, variant = "outline", of, children }: TeamButtonProps) {
  return (
    <TeamForm fields={fields}>
      <SubmitButton variant={variant} size="sm" className="max-md:min-h-11">
        {children}
        {of && <span className="sr-only"> {of}</span>}
      </SubmitButton>
    </TeamForm>
  );
}
