"use client";

import { useShownStudy } from "@/components/layout/shown-study";
import { Command, useCommandState } from "cmdk";
import { useRouter } from "next/navigation";
import { useMemo, useRef, useState, useLayoutEffect, type RefObject } from "react";
import { act } from "@/components/discovery/palette/act";
import { PaletteList } from "@/components/discovery/palette/palette-list";
import { useAccount } from "@/components/discovery/palette/use-account";
import { useNames } from "@/components/catalogue/use-names";
import type { OverlayProps } from "@/components/layout/overlay";
import { DialogCloseButton } from "@/components/ui/dialog";
import { DialogWindow } from "@/components/ui/dialog-window";
import { SearchIcon } from "@/components/ui/icon";
import { Kbd } from "@/components/ui/kbd";
import { actionEntries, marketAt, nameEntries, pageEntries } from "@/lib/discovery/palette/entries";
import type { Entry } from "@/lib/discovery/palette/entry";
import { findEntries, toSearchable } from "@/lib/discovery/palette/results";
import { SEARCH_LENGTH } from "@/lib/rankings/search-params";

/**
 * Tells screen readers which option is active. While the rows change, the list still refers to the previous one, so
 * this repeats it afterwards.
 */
function ChosenOption({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const value = useCommandState((state) => state.value);
  const named = useCommandState((state) => state.selectedItemId);
  useLayoutEffect(() => {
    const option = field.current?.closest("[cmdk-root]")?.querySelector('[role="option"][aria-selected="true"]');
    if (option) field.current?.setAttribute("aria-activedescendant", option.id);
    else field.current?.removeAttribute("aria-activedescendant");
  });
  // Renders again when these change; nothing is visible.
  return <span hidden data-chosen={value} data-named={named} />;
}

const HINTS = [
  { keys: ["↑", "↓"], words: "choose" },
  { keys: ["Enter"], words: "open" },
  { keys: ["Esc"], words: "close" },
] as const;

function countOf(results: number): string {
  if (results === 0) return "No results";
  return results === 1 ? "1 result" : `${results} results`;
}

/** Searches everything: pages, countries, brands, industries, articles and actions available on any page. */
export default function CommandPalette({ onClose, returnTo }: OverlayProps) {
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const account = useAccount();
  const study = useShownStudy();
  const { answer, retry } = useNames();
  const names = answer.status === "ready" ? answer.names : null;

  const searchable = useMemo(() => {
    const context = { account, study, market: marketAt(study, location.pathname, location.search) };
    return toSearchable([...pageEntries(account), ...nameEntries(context, names), ...actionEntries(account)]);
  }, [account, names, study]);
  const groups = useMemo(() => findEntries(searchable, text), [searchable, text]);
  const [chosen, setChosen] = useState("");
  const [shown, setShown] = useState(groups);
  // When results change, even because the names have just loaded, Enter opens the first one.
  if (shown !== groups) {
    setShown(groups);
    setChosen(groups[0]?.entries[0]?.id ?? "");
  }

  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const isNothing = text.trim() !== "" && count === 0 && answer.status === "ready";

  function choose({ action }: Entry) {
    onClose();
    act(action, { go: (href) => router.push(href), returnTo });
  }

  return (
    <DialogWindow form="sheet" size="md" title="Search" onClose={onClose} returnTo={returnTo} initialFocus={field}>
      <Command
        value={chosen}
        onValueChange={setChosen}
        shouldFilter={false}
        vimBindings={false}
        loop
        label="Search"
        className="flex min-h-0 flex-1 flex-col"
      >
        <div className="flex items-center gap-3 border-b border-rule-strong pr-2 pl-4.5 focus-within:border-focus">
          <SearchIcon className="size-5 text-ink-2" />
          <Command.Input
            ref={field}
            value={text}
            onValueChange={setText}
            onKeyDown={(event) => {
              if (!event.ctrlKey || event.key.toLowerCase() !== "k") return;
              event.preventDefault();
              field.current?.select();
            }}
            maxLength={SEARCH_LENGTH}
            enterKeyHint="go"
            autoCapitalize="off"
            placeholder="Search brands, countries and pages"
            className="h-14 min-w-0 flex-1 bg-transparent text-s1 text-ink outline-none placeholder:text-ink-3 placeholder:opacity-100"
          />
          <DialogCloseButton />
        </div>
        <PaletteList groups={groups} text={text} names={answer.status} onChoose={choose} onRetry={retry} />
        <ChosenOption field={field} />
        {isNothing && (
          <p className="px-4.5 pb-6 text-ink-2">
            Nothing matches “<span className="break-words text-ink">{text.trim()}</span>”. Search for a brand, country,
            industry or page.
          </p>
        )}
        <p role="status" className="sr-only">
          {text.trim() === "" ? "" : countOf(count)}
        </p>
        <p
          aria-hidden="true"
          className="flex gap-5 border-t border-rule px-4.5 py-2.5 text-s-2 text-ink-2 max-md:hidden"
        >
          {HINTS.map(({ keys, words }) => (
            <span key={words} className="flex items-center gap-1.5">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
              {words}
            </span>
          ))}
        </p>
      </Command>
    </DialogWindow>
  );
}
