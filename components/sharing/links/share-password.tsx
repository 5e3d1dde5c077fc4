import { PlainPage, PlainRow } from "@/components/layout/plain-page";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { SubmitButton } from "@/components/ui/submit-button";

const FAULTS: Readonly<Record<string, string>> = {
  wrong: "That password is wrong.",
  wait: "Too many attempts. Please wait 15 minutes.",
  silent: "We couldn’t check the password. Please try again.",
};

/** Shown in place of a chart with a password. */
export function SharePassword({ id, reason }: { id: string; reason: string }) {
  return (
    <PlainPage
      kicker="Shared view"
      title="This chart is password protected"
      standfirst="Ask the person who sent you the link. The chart stays unlocked in this browser for an hour."
    >
      <PlainRow id="open" title="Open it">
        <form method="post" action={`/api/shares/${id}/open`} className="max-w-100 font-ui text-s0">
          <Field id="link-password" label="Password" error={FAULTS[reason]}>
            {(control) => <PasswordInput {...control} name="password" required maxLength={128} autoComplete="off" />}
          </Field>
          <SubmitButton>Open the chart</SubmitButton>
        </form>
      </PlainRow>
    </PlainPage>
  );
}
