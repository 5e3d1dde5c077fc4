"use client";

import { useState } from "react";
import { dropPortfolio, keepPortfolio, type PortfolioOutcome } from "@/lib/analyses/portfolio/actions";
import { formatEntry } from "@/lib/analyses/portfolio/entry";
import { MOST_PORTFOLIOS, type SavedPortfolio } from "@/lib/analyses/portfolio/portfolio";

/** What has just been done, in words, and what takes it back. */
export interface SavedEvent {
  /** Counts up, so that the same words twice are news twice. */
  count: number;
  text: string;
  isFault: boolean;
  undo: (() => void) | null;
}

type Draft = Pick<SavedPortfolio, "name" | "entries"> & { id: string | null };

const FAULTS: Partial<Record<PortfolioOutcome, string>> = {
  full: `You have ${MOST_PORTFOLIOS} portfolios, the maximum. Delete one first.`,
  missing: "This portfolio was deleted in another window. Save it under a new name to keep it.",
  forbidden: "Your plan does not include portfolios.",
  failed: "We couldn’t save that. Your work is still here; please try again.",
};

/** The saved portfolios, and the actions on them. Each action returns its result. */
export function useSaved(initial: readonly SavedPortfolio[]) {
  const [list, setList] = useState(initial);
  const [events, setEvents] = useState<SavedEvent | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const tell = (text: string, isFault = false, undo: SavedEvent["undo"] = null) =>
    setEvents((last) => ({ count: (last?.count ?? 0) + 1, text, isFault, undo }));

  async function attempt(act: Promise<PortfolioOutcome>): Promise<boolean> {
    setIsBusy(true);
    try {
      const outcome = await act;
      const fault = FAULTS[outcome];
      if (fault !== undefined) tell(fault, true);
      return fault === undefined;
    } catch {
      tell(FAULTS.failed ?? "", true);
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  /** Saves a portfolio, as a new one without an id; null on failure. */
  async function keep({ id, name, entries }: Draft, message: string): Promise<SavedPortfolio | null> {
    const portfolio: SavedPortfolio = {
      id: id ?? crypto.randomUUID(),
      name,
      entries: [...entries],
      updatedAt: new Date().toISOString(),
    };
    if (!(await attempt(keepPortfolio({ id: portfolio.id, name, entries: entries.map(formatEntry) })))) return null;
    setList((now) => [portfolio, ...now.filter((each) => each.id !== portfolio.id)]);
    tell(message);
    return portfolio;
  }

  /** Deletes a portfolio; `onBack` is called when that is undone. */
  async function remove(portfolio: SavedPortfolio, onBack: (portfolio: SavedPortfolio) => void): Promise<boolean> {
    if (!(await attempt(dropPortfolio({ id: portfolio.id })))) return false;
    setList((now) => now.filter(({ id }) => id !== portfolio.id));
    tell(`Deleted “${portfolio.name}”.`, false, () => {
      void keep(portfolio, `Restored “${portfolio.name}”.`).then((back) => back && onBack(back));
    });
    return true;
  }

  return { list, events, isBusy, keep, remove };
}
