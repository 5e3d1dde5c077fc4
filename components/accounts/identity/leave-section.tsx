import { AccountSection, Unfold } from "@/components/accounts/identity/account-section";
import { AuthForm } from "@/components/accounts/identity/auth-form";
import { ProofFields } from "@/components/accounts/identity/proof-fields";
import { SubmitButton } from "@/components/ui/submit-button";
import type { AccountActions } from "@/lib/access/identity-port";

interface LeaveSectionProps {
  id: string;
  email: string;
  needsCode: boolean;
  /** When the account is erased, ISO time; null if no deletion was requested. */
  leavesAt: string | null;
  /** What would end, as sentences. */
  consequences: readonly string[];
  actions: Pick<AccountActions, "leave" | "keepAccount">;
  onChange?: () => void;
}

const NO_FIELDS = {};
const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** Deleting the account, with two weeks to change one's mind. */
export function LeaveSection({ id, email, needsCode, leavesAt, consequences, actions, onChange }: LeaveSectionProps) {
  return (
    <AccountSection id={id} title="Delete account">
      {leavesAt !== null ? (
        <>
          <p className="mb-5 border-l-4 border-lingon pl-3 leading-6">
            Your account will be deleted on <time dateTime={leavesAt}>{DAY.format(new Date(leavesAt))}</time>. You can
            change your mind until then.
          </p>
          <AuthForm action={actions.keepAccount} hiddenFields={NO_FIELDS} onAccepted={onChange}>
            {() => <SubmitButton>Keep my account</SubmitButton>}
          </AuthForm>
        </>
      ) : (
        <Unfold label="What happens when you delete your account">
          <ul className="mb-6 grid list-disc gap-y-2 pl-5 leading-6">
            {consequences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <AuthForm action={actions.leave} hiddenFields={NO_FIELDS}>
            {({ errors }) => (
              <>
                <ProofFields id={id} email={email} needsCode={needsCode} errors={errors} />
                <SubmitButton variant="destructive">Delete my account</SubmitButton>
              </>
            )}
          </AuthForm>
        </Unfold>
      )}
    </AccountSection>
  );
}
