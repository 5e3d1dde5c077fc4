"use client";

import { SeriesMarker } from "@/components/charts/series-marker";
import { Button } from "@/components/ui/button";
import { CloseIcon } from "@/components/ui/icon";
import { toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { type BrandChoice, putFirst, remove, replaceAll, undo } from "./brand-choice";
import styles from "./brand-panel.module.css";

interface BrandPanelChosenProps {
  choice: BrandChoice;
  /** "In the chart". */
  title: string;
  isPlain: boolean | undefined;
  most: number;
  /** The brand that the next pick replaces; null while there is room. */
  replaced: string | null;
  onChange: (choice: BrandChoice) => void;
  onCleared: () => void;
  /** Null while a list is being pasted. */
  onPaste: (() => void) | null;
}

/** What is in the chart, in order; the first is in focus. */
export function BrandPanelChosen({
  choice,
  title: said,
  isPlain = false,
  most,
  replaced,
  onChange,
  onCleared,
  onPaste,
}: BrandPanelChosenProps) {
  const { chosen, isSuggested, before } = choice;
  const title = isSuggested ? "Suggested" : said;
  return (
    <section aria-label={title} className={styles.chosen}>
      <div className="flex min-h-10 items-center justify-between gap-3">
        <p className="text-s-1" role="status">
          <b className="font-semibold">{title}</b>{" "}
          <span className="text-ink-2">
            {chosen.length} of {most}
          </span>
        </p>
        {before === null ? (
          <Button
            variant="outline"
            size="sm"
            disabled={chosen.length === 0}
            onClick={() => {
              onChange(replaceAll(choice, [], most));
              onCleared();
            }}
          >
            Clear
          </Button>
        ) : (
          <Button variant="outline" size="sm" onClick={() => onChange(undo(choice))}>
            Undo
          </Button>
        )}
      </div>
      <ul className={styles.rows}>
        {chosen.map(({ slug, name, slot }, order) => (
          <li key={slug} className={styles.row} data-replaced={slug === replaced || undefined}>
            {isPlain ? <span /> : <SeriesMarker mark={toSeriesMark(slot)} className="size-4" />}
            {replaced === null ? (
              <span className={`${styles.name} ${isSuggested ? "text-ink-2" : ""}`}>{name}</span>
            ) : (
              <button
                type="button"
                className={styles.name}
                aria-pressed={slug === replaced}
                aria-label={`Let the next brand replace ${name}`}
                onClick={() => onChange({ ...choice, marked: slug })}
              >
                {name}
              </button>
            )}
            {slug === replaced ? <span className={styles.aside}>replaced next</span> : null}
            {order > 0 && slug !== replaced && !isPlain ? (
              <button
                type="button"
                className={styles.first}
                aria-label={`Put ${name} first`}
                onClick={() => onChange(putFirst(choice, slug))}
              >
                First
              </button>
            ) : null}
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove ${name}`}
              onClick={(event) => {
                const row = event.currentTarget.closest("li");
                const next = row?.nextElementSibling ?? row?.previousElementSibling;
                const button = next?.querySelector<HTMLElement>("button:last-child");
                if (button) button.focus();
                else onCleared();
                onChange(remove(choice, slug));
              }}
            >
              <CloseIcon className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
      {isSuggested ? <p className="py-2 text-s-2 text-ink-2">The first brand you choose replaces them.</p> : null}
      {onPaste ? (
        <button type="button" className={styles.paste} onClick={onPaste}>
          Paste a list
        </button>
      ) : null}
    </section>
  );
}
