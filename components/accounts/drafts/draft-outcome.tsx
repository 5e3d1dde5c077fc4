import { OutcomeNotice } from "@/components/ui/outcome-notice";

/** What a form of a draft has done; nothing where none was sent. */
export function DraftOutcome({ said }: { said: { words: string; isFault: boolean } | null }) {
  if (said === null) return null;
  return (
    <OutcomeNotice className="mt-6" key={said.words} isFault={said.isFault}>
      <p>{said.words}</p>
    </OutcomeNotice>
  );
}
