"use client";

import { useActionState, useEffect, useRef } from "react";
import { Alert } from "@/components/ui/alert";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { SubmitButton } from "@/components/ui/submit-button";
import { Textarea } from "@/components/ui/textarea";
import { inviteColleagues } from "@/lib/accounts/invitations/actions";
import type { InviteState } from "@/lib/accounts/invitations/invite-state";

interface InviteFormProps {
  team: string;
  /** Only owners can make someone a manager. */
  mayMakeManagers: boolean;
}

/** Invites several colleagues by email at once. */
export function InviteForm({ team, mayMakeManagers }: InviteFormProps) {
  const [state, submit] = useActionState(inviteColleagues, { status: "idle" });
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (state.status === "invited") answer.current?.focus();
    if (state.status === "failed") form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [state]);

  const values: Readonly<Record<string, string>> = state.status === "failed" ? state.values : {};
  return (
    <form ref={form} action={submit} noValidate className="font-ui text-s0 leading-6">
      {state.status === "invited" && (
        <div ref={answer} tabIndex={-1} className="mb-6">
          <Invited {...state} />
        </div>
      )}
      <input type="hidden" name="team" value={team} />
      <Field
        id="emails"
        label="Email addresses"
        hint="One or more addresses, separated by commas or on separate lines."
        error={state.status === "failed" ? state.message : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            name="emails"
            rows={3}
            autoCapitalize="none"
            spellCheck={false}
            required
            defaultValue={values.emails}
            className="min-h-24!"
          />
        )}
      </Field>
      {mayMakeManagers ? (
        <Field id="invite-role" label="Role" hint="Managers can also invite and remove people.">
          {(control) => (
            <Select key={values.role} {...control} name="role" defaultValue={values.role ?? "member"}>
              <option value="member">Member</option>
              <option value="manager">Manager</option>
            </Select>
          )}
        </Field>
      ) : (
        <input type="hidden" name="role" value="member" />
      )}
      <SubmitButton size="lg" className="max-md:w-full">
        Send invitation
      </SubmitButton>
    </form>
  );
}

function Invited({ emails, unsent }: Extract<InviteState, { status: "invited" }>) {
  if (unsent.length > 0) {
    return (
      <Alert>
        We couldn’t email {unsent.join(", ")}. {unsent.length === 1 ? "The seat is" : "Their seats are"} reserved: copy
        the {unsent.length === 1 ? "link" : "links"} below and share {unsent.length === 1 ? "it" : "them"}, or resend
        later.
      </Alert>
    );
  }
  return (
    <Alert variant="default">
      {emails.length === 1 ? `Invitation sent to ${emails[0]}.` : `${emails.length} invitations sent.`}
    </Alert>
  );
}
