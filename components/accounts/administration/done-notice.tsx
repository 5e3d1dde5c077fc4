import { MarkButton } from "@/components/accounts/administration/mark-button";
import { OutcomeNotice } from "@/components/ui/outcome-notice";
import { takeBack } from "@/lib/accounts/administration/actions";
import type { Done, Outcome } from "@/lib/accounts/administration/search-params";

const WORDS: Record<Outcome, string> = {
  done: "Done. Added to the log.",
  back: "Undone.",
  stale: "This changed while you had the page open, so nothing was done. Here is the current state.",
  own: "You can’t change your own role. Ask another admin.",
  paid_elsewhere: "This subscription is paid through a payment provider. Change its terms there.",
  not_understood: "The form is incomplete. Nothing was done.",
  past: "Choose a future date. To end it now, use the End button.",
  invited: "Invitation sent.",
  known: "There is already an account with that address. No email was sent.",
  busy: "Hourly email limit reached. No email was sent.",
  unsent: "We couldn’t send the email. Try again later.",
  no_address: "That is not a valid email address. No email was sent.",
  no_words: "Enter the announcement text first. Nothing was changed.",
};
const GOOD: readonly Outcome[] = ["done", "back", "invited"];

/** What was just done, with an undo link. */
export function DoneNotice({ done, back }: { done: Done; back: string }) {
  const isGood = GOOD.includes(done.outcome);
  return (
    <OutcomeNotice className="mt-6" key={`${done.outcome} ${done.line}`} isFault={!isGood}>
      <p>{WORDS[done.outcome]}</p>
      {isGood && done.line !== null && (
        <MarkButton action={takeBack} fields={{ line: String(done.line), back }} of="the last change">
          Undo
        </MarkButton>
      )}
    </OutcomeNotice>
  );
}
