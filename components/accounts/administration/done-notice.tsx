import { MarkButton } from "@/components/accounts/administration/mark-button";
import { OutcomeNotice } from "@/components/ui/outcome-notice";
import { takeBack } from "@/lib/accounts/administration/actions";
import type { Done, Outcome } from "@/lib/accounts/administration/search-params";

const WORDS: Record<Outcome, string> = {
  done: "Done, and noted in the log.",
  back: "Taken back: it is as it was before.",
  stale: "Something has come in between, so nothing was done. This is how it stands now.",
  own: "Nobody changes their own role: ask another administrator.",
  paid_elsewhere: "Payments are taken for this subscription, so its terms are changed where they are taken.",
  not_understood: "The form was not filled in as it should be. Nothing was done.",
  past: "A subscription ends in the future. Nothing was done; to end it now, there is a button.",
  invited: "The invitation is on its way.",
  known: "There is an account with that address already. No letter was sent.",
  busy: "Too many letters within the hour. None was sent.",
  unsent: "The letter could not be sent. Try again later.",
  no_address: "That is no e-mail address. No letter was sent.",
  no_words: "An announcement needs words. Nothing was switched.",
};
const GOOD: readonly Outcome[] = ["done", "back", "invited"];

/** What has just been done, with the way to take it back. */
export function DoneNotice({ done, back }: { done: Done; back: string }) {
  const isGood = GOOD.includes(done.said);
  return (
    <OutcomeNotice className="mt-6" key={`${done.said} ${done.line}`} isFault={!isGood}>
      <p>{WORDS[done.said]}</p>
      {isGood && done.line !== null && (
        <MarkButton action={takeBack} fields={{ line: String(done.line), back }} of="what has just been done">
          Undo
        </MarkButton>
      )}
    </OutcomeNotice>
  );
}
