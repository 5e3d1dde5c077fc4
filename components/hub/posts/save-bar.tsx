import { PostStateMark } from "@/components/hub/posts/post-state";
import styles from "@/components/hub/posts/save-bar.module.css";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { Spinner } from "@/components/ui/spinner";
import type { PostState } from "@/lib/hub/posts/admin-post";
import { countWords } from "@/lib/hub/posts/markup";
import { readingMinutes } from "@/lib/hub/posts/outline";

interface SaveBarProps {
  state: PostState;
  revision: number;
  /** ISO time of the last save from this page. */
  savedAt: string | null;
  isDirty: boolean;
  isSaving: boolean;
  /** In a conflict, saving is decided in the conflict panel. */
  isHeld: boolean;
  body: string;
}

const CLOCK = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", second: "2-digit" });

function saying({ isDirty, isSaving, savedAt, isHeld }: SaveBarProps): string {
  if (isSaving) return "Saving…";
  if (isHeld) return "Not saved: someone else has saved changes";
  if (isDirty) return "Unsaved; stored in this browser";
  return savedAt ? `Saved at ${CLOCK.format(new Date(savedAt))}` : "Everything is saved";
}

/** Status, whether everything is saved, length, and the save button. */
export function SaveBar(props: SaveBarProps) {
  const { state, revision, body, isSaving, isHeld } = props;
  const words = countWords(body);
  return (
    <div className={styles.bar}>
      <PostStateMark state={state} className="text-s0 font-name" />
      <p className="num text-s-1 whitespace-nowrap text-ink-2 max-sm:hidden">revision {revision}</p>
      <p role="status" className="min-w-0 grow text-s-1 leading-5 text-ink-2">
        {saying(props)}
      </p>
      <p className="num text-s-1 whitespace-nowrap text-ink-2 max-md:hidden">
        {words} {words === 1 ? "word" : "words"}, {readingMinutes(words)} min
      </p>
      <Button
        type="submit"
        name="then"
        value="save"
        data-save
        variant="secondary"
        aria-disabled={isSaving || isHeld || undefined}
        aria-busy={isSaving || undefined}
      >
        {isSaving && <Spinner className="size-4.5" />}
        Save
        <Kbd className="max-md:hidden">Ctrl S</Kbd>
      </Button>
    </div>
  );
}
