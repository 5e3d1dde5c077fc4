"use client";

import { Command } from "cmdk";
import { Popover } from "radix-ui";
import type { RefObject } from "react";
import { formatNumber } from "@/lib/platform/words/format";
import styles from "./filter-bar.module.css";
import { CheckIcon, SearchIcon } from "@/components/ui/icon";

interface Option {
  slug: string;
  name: string;
  count: number | null;
}

export interface PickerListProps {
  /** The button that opened the list and gets the focus back. */
  anchor: RefObject<HTMLButtonElement | null>;
  words: { label: string; find: string; missing: string; empty: string };
  options: Option[];
  chosen: string;
  onChoose: (slug: string) => void;
  onClose: () => void;
}

/** The searchable list of a filter, at most 300 px high. */
export function PickerList({ anchor, words, options, chosen, onChoose, onClose }: PickerListProps) {
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          aria-label={words.label}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          className={styles.list}
          style={{ width: `min(100vw - 1.5rem, max(18.75rem, ${anchor.current?.offsetWidth ?? 0}px))` }}
          onPointerDownOutside={(event) => {
            if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.current?.focus();
          }}
        >
          {options.length === 0 ? (
            <p className={styles.none}>{words.empty}</p>
          ) : (
            <Command label={words.label} defaultValue={chosen || "all"} loop>
              <div className={styles.find}>
                <SearchIcon />
                <Command.Input placeholder={words.find} aria-label={words.find} />
              </div>
              <Command.List className={styles.options} label={words.label}>
                <Command.Empty className={styles.none}>{words.missing}</Command.Empty>
                {options.map(({ slug, name, count }) => (
                  <Command.Item
                    key={slug}
                    value={slug || "all"}
                    keywords={[name]}
                    className={styles.option}
                    onSelect={() => onChoose(slug)}
                  >
                    {slug === chosen ? <CheckIcon className="size-4.5 text-spruce" /> : <span />}
                    <span>
                      {name}
                      {slug === chosen ? <span className="sr-only"> (current)</span> : null}
                    </span>
                    {count === null ? null : <span className={styles.count}>{formatNumber(count)} brands</span>}
                  </Command.Item>
                ))}
              </Command.List>
            </Command>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
