"use client";

import { useMemo, useState } from "react";
import { useNames } from "@/components/catalogue/use-names";
import { Button } from "@/components/ui/button";
import { DialogWindow } from "@/components/ui/dialog-window";
import { CloseIcon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import { formatNumber } from "@/lib/platform/words/format";
import { nameOfMarket } from "@/lib/catalogue/shown-study/shown-study";
import { useShownStudy } from "@/components/layout/shown-study";
import { formatEntry, joinEntries, MOST_ENTRIES, type PortfolioEntry } from "@/lib/analyses/portfolio/entry";
import { toNameIndex } from "@/lib/analyses/portfolio/read-list";
import type { Named } from "@/lib/catalogue/names/named";
import { AddBrands } from "./add-brands";

interface ListDialogProps {
  entries: readonly PortfolioEntry[];
  markets: readonly Named[];
  returnTo: HTMLElement | null;
  onDone: (entries: readonly PortfolioEntry[]) => void;
  onClose: () => void;
}

/** Which brands the portfolio is made of. Nothing changes before Done. */
export function ListDialog({ entries, markets, returnTo, onDone, onClose }: ListDialogProps) {
  const study = useShownStudy();
  const [draft, setDraft] = useState(entries);
  const { answer, retry } = useNames();
  const names = answer.status === "ready" ? answer.names : null;
  const index = useMemo(() => toNameIndex(names?.brands ?? []), [names]);
  const nameOf = useMemo(() => new Map(names?.brands.map(({ slug, name }) => [slug, name])), [names]);
  const sorted = draft.toSorted((a, b) =>
    (nameOf.get(a.brand) ?? a.brand).localeCompare(nameOf.get(b.brand) ?? b.brand, "en"),
  );
  return (
    <DialogWindow
      title="Brands of the portfolio"
      size="lg"
      onClose={onClose}
      returnTo={returnTo}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="secondary" onClick={() => onDone(draft)}>
            Done
          </Button>
        </>
      }
    >
      {names ? (
        <AddBrands
          names={names}
          index={index}
          markets={markets}
          room={MOST_ENTRIES - draft.length}
          onAdd={(added) => setDraft((now) => joinEntries(now, added))}
        />
      ) : answer.status === "failed" ? (
        <p role="alert" className="flex flex-wrap items-center gap-4">
          We couldn’t load the list of brands.{" "}
          <Button variant="outline" size="sm" onClick={retry}>
            Try Again
          </Button>
        </p>
      ) : (
        <div className="grid h-64 place-items-center">
          <Spinner />
        </div>
      )}
      <section aria-labelledby="portfolio-list" className="mt-6 border-t-2 border-ink pt-3">
        <div className="flex items-center justify-between gap-4">
          <h3 id="portfolio-list" aria-live="polite" className="text-s0">
            {formatNumber(draft.length)} of {MOST_ENTRIES} brands
          </h3>
          {draft.length > 1 ? (
            <Button variant="ghost" size="sm" onClick={() => setDraft([])}>
              Remove all
            </Button>
          ) : null}
        </div>
        {draft.length === 0 ? (
          <p className="py-3 text-s-1 text-ink-2">
            No brands yet. Type a name above, paste a list or add a whole industry.
          </p>
        ) : null}
        <ul className="mt-1 gap-x-6 sm:columns-2">
          {sorted.map((entry) => {
            const [name, market] = [nameOf.get(entry.brand) ?? entry.brand, nameOfMarket(study, entry.market)];
            return (
              <li
                key={formatEntry(entry)}
                className="flex break-inside-avoid items-center justify-between gap-2 border-b border-rule py-1 text-s-1 leading-5"
              >
                <span className="min-w-0">
                  <span className="line-clamp-2 wrap-anywhere">{name}</span>
                  <span className="text-s-2 text-ink-2">{market}</span>
                </span>
                <button
                  type="button"
                  aria-label={`Remove ${name}, ${market}`}
                  className="grid size-9 shrink-0 place-items-center text-ink-2 hover:text-lingon"
                  onClick={() => setDraft((now) => now.filter((each) => formatEntry(each) !== formatEntry(entry)))}
                >
                  <CloseIcon className="size-4" />
                </button>
              </li>
            );
          })}
        </ul>
      </section>
    </DialogWindow>
  );
}
