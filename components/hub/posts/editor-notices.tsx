import { ListTime } from "@/components/accounts/administration/list-time";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { OutcomeNotice } from "@/components/ui/outcome-notice";
import type { UnsavedPost } from "@/lib/hub/posts/unsaved-posts";
import type { KeepOutcome } from "@/lib/hub/posts/keep-outcome";
import { postHref } from "@/lib/hub/posts/post";
import { countWords } from "@/lib/hub/posts/markup";
import { sayTime } from "@/lib/platform/words/zoned-time";

/** Result of a submission, if the save bar has too little space for it. */
export function KeepNotice({ outcome, slug }: { outcome: KeepOutcome; slug: string }) {
  switch (outcome.status) {
    case "idle":
    case "saved":
    case "conflict":
      return null;
    case "published":
      return (
        <OutcomeNotice key={outcome.at} isFault={false} className="mt-5">
          {outcome.until ? (
            <p>
              Scheduled. Readers get revision {outcome.revision} on{" "}
              {sayTime(new Date(outcome.until), "Europe/Stockholm")}.
            </p>
          ) : (
            <p>
              Published. Readers have revision {outcome.revision} at{" "}
              <a href={postHref(slug)} className="link break-all">
                {postHref(slug)}
              </a>
              .
            </p>
          )}
        </OutcomeNotice>
      );
    case "not_ready":
      return (
        <OutcomeNotice key={outcome.at} isFault className="mt-5">
          <div>
            <p>Saved as revision {outcome.revision}, and not published yet:</p>
            <ul className="mt-1 list-disc pl-5 font-normal text-ink">
              {outcome.faults.map(({ words }) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </div>
        </OutcomeNotice>
      );
    case "refused":
      return <Alert className="mt-5">{outcome.words}</Alert>;
    case "missing":
      return (
        <Alert className="mt-5">
          Not saved: this post no longer exists. Someone may have deleted the draft. Copy your text before you leave, or
          restore the draft from the list.
        </Alert>
      );
  }
}

interface UnsavedOfferProps {
  offer: UnsavedPost;
  /** The newest revision. */
  revision: number;
  onBringBack: () => void;
  onThrowAway: () => void;
}

/** Unsaved text from an earlier visit in this browser. */
export function UnsavedOffer({
  offer: { at, revision: from, draft },
  revision,
  onBringBack,
  onThrowAway,
}: UnsavedOfferProps) {
  return (
    <section
      aria-label="Unsaved text"
      className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-l-4 border-cloudberry py-1.5 pl-4 text-s0 leading-6"
    >
      <p>
        This browser has unsaved text: {countWords(draft.body)} words, <ListTime at={at} />
        {from === revision ? "." : `, made from revision ${from}; the newest is ${revision} by now.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" className="max-md:min-h-11" onClick={onBringBack}>
          Restore
        </Button>
        <Button variant="ghost" size="sm" className="max-md:min-h-11" onClick={onThrowAway}>
          Discard
        </Button>
      </div>
    </section>
  );
}

/** The editor's text before theirs was used. */
export function SetAside({ onBringBack }: { onBringBack: () => void }) {
  return (
    <section
      aria-label="Your text"
      className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-l-4 border-spruce py-1.5 pl-4 text-s0 leading-6"
    >
      <p>Their version is in the editor. Yours stays on this page until you leave.</p>
      <Button variant="outline" size="sm" className="max-md:min-h-11" onClick={onBringBack}>
        Restore mine
      </Button>
    </section>
  );
}
