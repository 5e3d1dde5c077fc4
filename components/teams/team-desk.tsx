"use client";

import { cx } from "class-variance-authority";
import { createContext, use, useActionState, useEffect, useRef } from "react";
import { SubmitButton } from "@/components/ui/submit-button";
import { actOnTeam } from "@/lib/teams/actions";
import type { TeamState } from "@/lib/teams/news";

const Submit = createContext<((data: FormData) => void) | null>(null);

/** Around everything that changes a team: tells at its top what has just been done, with the way back where there is one. */
export function TeamDesk({ children }: { children: React.ReactNode }) {
  const [state, submit] = useActionState(actOnTeam, { status: "idle" });
  return (
    <Submit value={submit}>
      {state.status === "said" && <News key={state.count} {...state} />}
      {children}
    </Submit>
  );
}

/** Takes the focus: the lists below have changed. */
function News({ text, isFault, again }: Extract<TeamState, { status: "said" }>) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div
      ref={notice}
      role={isFault ? "alert" : "status"}
      tabIndex={-1}
      className={cx(
        "mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-l-4 py-1.5 pl-4 font-ui text-s0 leading-6 break-words",
        isFault ? "border-lingon font-[650] text-lingon" : "border-spruce",
      )}
    >
      <p className="min-w-0">{text}</p>
      {again && (
        <TeamButton fields={{ act: "again", ...again }} of={again.email}>
          Invite again
        </TeamButton>
      )}
    </div>
  );
}

interface TeamFormProps {
  /** What the action is told, by field. */
  fields: Readonly<Record<string, string>>;
  className?: string;
  children: React.ReactNode;
}

/** A form of the desk: works without scripts as well. */
export function TeamForm({ fields, className, children }: TeamFormProps) {
  const submit = use(Submit);
  if (!submit) throw new Error("A form of a team stands in a TeamDesk.");
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
  variant?: "line" | "quiet" | "destructive" | "primary";
  /** Whose seat it is, for who hears the button without seeing its row. */
  of?: string;
  children: string;
}

/** One act as a button. */
export function TeamButton({ fields, variant = "line", of, children }: TeamButtonProps) {
  return (
    <TeamForm fields={fields}>
      <SubmitButton variant={variant} size="sm" className="max-md:min-h-11">
        {children}
        {of && <span className="sr-only"> {of}</span>}
      </SubmitButton>
    </TeamForm>
  );
}
