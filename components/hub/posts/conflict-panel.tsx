"use client";

import { useEffect, useRef } from "react";
import { ListTime } from "@/components/accounts/administration/list-time";
import { DifferencesView } from "@/components/hub/posts/differences-view";
import { Button } from "@/components/ui/button";
import { useScripted } from "@/components/ui/use-scripted";
import type { PostText } from "@/lib/hub/posts/admin-post";
import { fieldDifferences, shortened, sideOf } from "@/lib/hub/posts/differences";
import type { Theirs } from "@/lib/hub/posts/keep-outcome";

interface ConflictPanelProps {
  theirs: Theirs;
  mine: PostText;
  isSaving: boolean;
  /** Mine becomes the newest revision; theirs stays among the revisions. */
  onMine: () => void;
  onTheirs: () => void;
  /** Both stay visible while mine is edited; it is saved on top of theirs. */
  onMerge: () => void;
  /** Copies their version of one field into the editor. */
  onField: (field: keyof PostText, value: string) => void;
  isMerging: boolean;
}

/** Two people edited the same post: shows both texts side by side, without losing either. */
export function ConflictPanel({
  theirs,
  mine,
  isSaving,
  onMine,
  onTheirs,
  onMerge,
  onField,
  isMerging,
}: ConflictPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const isScripted = useScripted();
  useEffect(() => {
    panel.current?.focus();
    panel.current?.scrollIntoView({ block: "start" });
  }, []);
  const fields = fieldDifferences(theirs.text, mine);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="conflict"
      className="mt-6 scroll-mt-44 border-t-2 border-lingon pt-4"
    >
      <h2 id="conflict" className="text-s2 leading-7">
        {isMerging ? "Theirs, beside yours" : `${theirs.by} has saved changes since you opened this post`}
      </h2>
      <p className="mt-1.5 max-w-read text-s0 leading-6">
        {isMerging
          ? "Copy anything you need from their version. When you save, yours becomes the newest revision."
          : "Nothing has been overwritten: your text is in the editor below and theirs is saved. Whichever you choose, we keep the other."}{" "}
        <span className="text-ink-2">
          Theirs is revision {theirs.revision}, <ListTime at={theirs.at} />.
        </span>
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {isScripted && !isMerging && (
          <>
            <Button onClick={onMine} aria-disabled={isSaving || undefined}>
              Save mine as the newest revision
            </Button>
            <Button variant="outline" onClick={onTheirs}>
              Use theirs
            </Button>
            <Button variant="outline" onClick={onMerge}>
              Merge manually
            </Button>
          </>
        )}
        {isMerging && (
          <Button variant="outline" onClick={onTheirs}>
            Use all of theirs
          </Button>
        )}
        {!isScripted && (
          <Button type="submit" name="then" value="save">
            Save mine as the newest revision
          </Button>
        )}
      </div>
      {fields.length === 0 && <p className="mt-4 text-s0 leading-6">The two versions are now identical.</p>}
      {fields.map(({ field, name, before, pieces }) => (
        <div key={field} className="mt-6 grid gap-x-12 gap-y-4 border-t border-rule pt-3 md:grid-cols-2">
          <div className="min-w-0">
            <h3 className="flex min-h-10 flex-wrap items-center justify-between gap-2 text-s-1 leading-5 tracking-normal">
              {name}, theirs
              {isScripted && (
                <Button variant="ghost" size="sm" onClick={() => onField(field, before)}>
                  Replace mine with theirs<span className="sr-only">: {name}</span>
                </Button>
              )}
            </h3>
            <DifferencesView pieces={shortened(sideOf(pieces, "before"))} />
          </div>
          <div className="min-w-0">
            <h3 className="flex min-h-10 items-center text-s-1 leading-5 tracking-normal">{name}, yours</h3>
            <DifferencesView pieces={shortened(sideOf(pieces, "after"))} />
          </div>
        </div>
      ))}
    </section>
  );
}
