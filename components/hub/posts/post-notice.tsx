import { MarkButton } from "@/components/accounts/administration/mark-button";
import { OutcomeNotice } from "@/components/ui/outcome-notice";
import { undropDraft } from "@/lib/hub/posts/actions";
import { ADDRESS_RULE } from "@/lib/hub/posts/post-form";
import type { PostDone, PostOutcome } from "@/lib/hub/posts/search-params";

const WORDS: Record<PostOutcome, string> = {
  begun: "The draft is begun. Nobody sees it until it is published.",
  taken_over:
    "The post is in the editor now. What is published here is what readers get; the file is not shown any more.",
  removed: "The draft is removed.",
  back: "The draft is back, as it was.",
  moved: "The post has its new address.",
  withdrawn: "The post is unpublished. Its address says that it was withdrawn; its text is kept here.",
  unscheduled: "The post is not scheduled any more. It is a draft again.",
  leads: "The post leads among those of its day.",
  leads_no_more: "The post stands among the others again.",
  brought_back: "The older revision is the newest now. Readers get it once it is published.",
  cover: "The cover is kept.",
  in_between: "Somebody saved in between, so nothing was done. This is how it stands now.",
  address_taken: "Another post is or was at that address, so nothing was done. Choose another one.",
  no_address: `That is no address, so nothing was done. ${ADDRESS_RULE}`,
  missing: "There is nothing to do that to any more: somebody was faster, or the post has moved on.",
  no_answer: "The database did not answer, so nothing was done. Try again in a moment.",
  cover_refused:
    "The picture was not taken. It must be a JPEG, PNG, WebP or AVIF of at most 8 MB, at least 640 pixels wide and at most three times as tall as wide.",
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
export function PostNotice({ done: { said, id } }: { done: PostDone }) {
  return (
    <OutcomeNotice className="mt-6" key={`${said} ${id}`} isFault={FAULTS.includes(said)}>
      <p>{WORDS[said]}</p>
      {said === "removed" && id && (
        <MarkButton action={undropDraft} fields={{ id }} of="removing the draft">
          Undo
        </MarkButton>
      )}
    </OutcomeNotice>
  );
}
