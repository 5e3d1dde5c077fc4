"use client";

import Link from "next/link";
import { useActionState, useEffect, useRef } from "react";
import { forgetInvitation } from "@/components/accounts/identity/stored-invitation";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-look";
import { SubmitButton } from "@/components/ui/submit-button";
import { joinTeam } from "@/lib/accounts/teams/actions";
import type { JoinState } from "@/lib/accounts/invitations/outcome";
import { wordOutcome } from "@/lib/accounts/invitations/words";

const IDLE: JoinState = { status: "idle" };

/** Accepts an invitation to a seat and shows the result. */
export function JoinForm({ code }: { code: string }) {
  const [state, submit] = useActionState(joinTeam, IDLE);
  const answer = useRef<HTMLDivElement>(null);
  const isIn = state.status === "joined" || state.status === "already";

  useEffect(() => {
    if (isIn) forgetInvitation();
    if (state.status !== "idle") answer.current?.focus();
  }, [state, isIn]);

  if (isIn) {
    const { title, description } = wordOutcome(state);
    return (
      <div ref={answer} role="status" tabIndex={-1} className="border-l-4 border-spruce py-1 pl-4">
        <p className="text-s1 leading-7 font-semibold break-words">{title}</p>
        <p className="mt-1 text-s0 leading-6 text-ink-2">{description}</p>
        <p className="mt-5 flex flex-wrap gap-3">
          <Link href="/insights" prefetch={false} className={buttonVariants({ size: "lg" })}>
            Open the Insights Portal
          </Link>
          <Link href="/settings" prefetch={false} className={buttonVariants({ variant: "outline", size: "lg" })}>
            Plan and team
          </Link>
        </p>
      </div>
    );
  }
  return (
    <form action={submit}>
      <input type="hidden" name="code" value={code} />
      {state.status !== "idle" && (
        <div ref={answer} tabIndex={-1} className="mb-5">
          <Alert>
            {state.status === "unanswered"
              ? "Something went wrong. Nothing has changed; please try again."
              : `${wordOutcome(state).title}. ${wordOutcome(state).description}`}
          </Alert>
        </div>
      )}
      <SubmitButton size="lg" className="max-md:w-full">
        Join the team
      </SubmitButton>
    </form>
  );
}
