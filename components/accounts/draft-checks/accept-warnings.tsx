import { ListTime } from "@/components/accounts/administration/list-time";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { SubmitButton } from "@/components/ui/submit-button";
import { Textarea } from "@/components/ui/textarea";
import { acceptWarnings } from "@/lib/accounts/draft-checks/actions";
import type { CheckReport, Draft } from "@/lib/study/drafts/draft";

/** Warnings stop nothing once a person has accepted them and said why. */
export function AcceptWarnings({ draft, report }: { draft: Pick<Draft, "id" | "revision">; report: CheckReport }) {
  const { accepted, warnings } = report;
  if (accepted)
    return (
      <div className="mt-6 border-l-4 border-spruce py-1 pl-4 text-s0 leading-6">
        <p>
          The warnings were accepted on <ListTime at={accepted.at} />.
        </p>
        <p className="max-w-text break-words text-ink-2">Reason: {accepted.reason}</p>
      </div>
    );
  return (
    <form action={acceptWarnings} className="mt-6 max-w-text border-l-4 border-cloudberry-line py-1 pl-4">
      <input type="hidden" name="draft" value={draft.id} />
      <input type="hidden" name="revision" value={draft.revision} />
      <Checkbox name="accepted" value="yes" required>
        {warnings === 1
          ? "I’ve read the warning and accept it."
          : `I’ve read the ${warnings} warnings and accept them.`}
      </Checkbox>
      <Field id="reason" label="Reason" hint="Your reason is added to the log." className="mt-4 mb-3">
        {(control) => (
          <Textarea {...control} name="reason" rows={2} required minLength={3} maxLength={1000} className="min-h-20" />
        )}
      </Field>
      <SubmitButton>Accept the warnings</SubmitButton>
    </form>
  );
}
