import { MarkButton } from "@/components/accounts/administration/mark-button";
import { OutcomeNotice } from "@/components/ui/outcome-notice";
import { undropDraft } from "@/lib/hub/posts/actions";
import { ADDRESS_RULE } from "@/lib/hub/posts/post-form";
import type { PostDone, PostOutcome } from "@/lib/hub/posts/search-params";

const WORDS: Record<PostOutcome, string> = {
  begun: "Draft created. It is private until you publish it.",
  taken_over: "The post is now in the editor. Readers see what you publish here instead of the file.",
  removed: "Draft deleted.",
  back: "Draft restored.",
  moved: "The post has its new address.",
  withdrawn: "Post unpublished. Its address says it was taken down; its text is kept here.",
  unscheduled: "Scheduling cancelled. The post is a draft again.",
  leads: "The post is featured.",
  leads_no_more: "The post is no longer featured.",
  brought_back: "The older revision has been restored as the newest. Publish it to show it to readers.",
  cover: "Cover saved.",
  in_between: "Someone else saved a change, so nothing was done. Here is the current version.",
  address_taken: "That address is or was used by another post. Choose another.",
  no_address: `That is not a valid address, so nothing was changed. ${ADDRESS_RULE}`,
  missing: "The post has changed since you opened it, so nothing was done.",
  no_answer: "Something went wrong and nothing was changed. Try again in a moment.",
  cover_refused:
    "Image not accepted. Use JPEG, PNG, WebP or AVIF, up to 8 MB, at least 640 pixels wide and at most three times as tall as wide.",
};
const FAULTS: readonly PostOutcome[] = [
  "in_between",
  "address_taken",
  "no_address",
  "missing",
  "no_answer",
  "cover_refused",
];

/** What has just been done at the desk, with the way to take a removal back. */
export function PostNotice({ done: { outcome, id } }: { done: PostDone }) {
  return (
    <OutcomeNotice className="mt-6" key={`${outcome} ${id}`} isFault={FAULTS.includes(outcome)}>
      <p>{WORDS[outcome]}</p>
      {outcome === "removed" && id && (
        <MarkButton action={undropDraft} fields={{ id }} of="removing the draft">
          Undo
        </MarkButton>
      )}
    </OutcomeNotice>
  );
}
