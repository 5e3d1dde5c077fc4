import { PlainPage, PlainRow } from "@/components/layout/plain-page";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { SubmitButton } from "@/components/ui/submit-button";

const FAULTS: Readonly<Record<string, string>> = {
  wrong: "That is not the password of this chart.",
  wait: "Too many passwords were tried. Please wait a quarter of an hour.",
  silent: "The password could not be checked just now. Please try again.",
};

/** What stands in the place of a chart that has a password. */
export function SharePassword({ id, said }: { id: string; said: string }) {
  return (
    <PlainPage
      kicker="Shared view"
      title="This chart has a password"
      standfirst="Whoever sent you the link can tell you. It opens the chart in this browser for an hour."
    >
      <PlainRow id="open" title="Open it">
        <form method="post" action={`/api/shares/${id}/open`} className="max-w-100 font-ui text-s0">
          <Field id="link-password" label="Password" error={FAULTS[said]}>
            {(control) => <PasswordInput {...control} name="password" required maxLength={128} autoComplete="off" />}
          </Field>
          <SubmitButton>Open the chart</SubmitButton>
        </form>
      </PlainRow>
    </PlainPage>
  );
}
