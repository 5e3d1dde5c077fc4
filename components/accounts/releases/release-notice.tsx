import { OutcomeNotice } from "@/components/ui/outcome-notice";
import type { ReleaseOutcome } from "@/lib/accounts/releases/search-params";

const WORDS: Readonly<Record<ReleaseOutcome, string>> = {
  computing: "The computation has started. You can leave this page; it continues in the background.",
  busy: "Another study is being computed. Start this one when it has finished.",
  cancelled: "Cancelled. Nothing was saved.",
  ended: "The computation had already finished, so nothing was cancelled.",
  unready: "This draft was changed while you had the page open, or its files were deleted. Nothing was done.",
  unwritable: "The site can’t write to its data directory. Use the study command instead.",
  publishing: "Publishing has started. All pages show the new results within about a minute.",
  planned: "The publication is planned. You can change the time or withdraw it until then.",
  "planned-already": "This study is already planned for publication. Change its time instead.",
  changed: "The time was changed.",
  withdrawn: "The publication was withdrawn. Published results are unchanged.",
  missing: "That had already ended, so nothing was done. Here is the current state.",
  "needs-second": "You computed this study, so someone else has to publish it.",
  "wrong-count": "The number of waves you typed is not the number that would be published. Nothing was published.",
  "not-a-time": "Enter a date and time, such as 10 December 2026, 09:00. Nothing was published.",
  past: "That time has passed. Choose a later one, or publish now.",
  far: "That is more than a year away. Check the date.",
  revoked: "The link was revoked and no longer works.",
};
const GOOD: ReadonlySet<ReleaseOutcome> = new Set([
  "computing",
  "cancelled",
  "publishing",
  "planned",
  "changed",
  "withdrawn",
  "revoked",
]);

/** What was just done, or why not. */
export function ReleaseNotice({ outcome }: { outcome: ReleaseOutcome }) {
  return (
    <OutcomeNotice className="mt-6" key={outcome} isFault={!GOOD.has(outcome)}>
      <p>{WORDS[outcome]}</p>
    </OutcomeNotice>
  );
}
