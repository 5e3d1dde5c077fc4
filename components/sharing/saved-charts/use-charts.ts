"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { describeChart, dropChart, duplicateChart, undropChart } from "@/lib/sharing/saved-charts/actions";
import { nameOfCopy, type ChartDetails, type SavedChart } from "@/lib/sharing/saved-charts/chart";
import { CHART_FAULTS, type ChartOutcome } from "@/lib/sharing/saved-charts/chart-outcome";

/** The result of the last action, as a message. */
interface ChartEvent {
  /** Counts up, so that a repeated message is announced again. */
  count: number;
  text: string;
  isFault: boolean;
}

/** The charts and their actions. Each action reports its result. */
export function useCharts(initial: readonly SavedChart[]) {
  const [known, setKnown] = useState(initial);
  const [list, setList] = useState(initial);
  const [events, setEvents] = useState<ChartEvent | null>(null);
  /** The chart just deleted. Its row offers undo until the next action. */
  const [gone, setGone] = useState<SavedChart | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const router = useRouter();
  // The server has read them again.
  if (known !== initial) {
    setKnown(initial);
    setList(initial);
  }

  const tell = (text: string, isFault = false) =>
    setEvents((last) => ({ count: (last?.count ?? 0) + 1, text, isFault }));

  /** The error message; null on success. */
  async function attempt(act: Promise<ChartOutcome>): Promise<string | null> {
    setIsBusy(true);
    try {
      return CHART_FAULTS[await act];
    } catch {
      return CHART_FAULTS.failed;
    } finally {
      setIsBusy(false);
    }
  }
  const done = (next: readonly SavedChart[]) => {
    setList(next);
    router.refresh();
  };

  async function describe(chart: SavedChart, details: ChartDetails): Promise<string | null> {
    const { name, folder, tags, notes, team } = details;
    const fault = await attempt(describeChart({ id: chart.id, name, folder, tags, notes, team }));
    if (fault !== null) return fault;
    setGone(null);
    done(
      list.map((each) => (each.id === chart.id ? { ...each, ...details, changedAt: new Date().toISOString() } : each)),
    );
    tell(`Saved changes to “${name}”.`);
    return null;
  }

  async function duplicate(chart: SavedChart): Promise<void> {
    const [copy, name, now] = [
      crypto.randomUUID(),
      nameOfCopy(
        chart.name,
        list.map((each) => each.name),
      ),
      new Date().toISOString(),
    ];
    const fault = await attempt(duplicateChart({ id: chart.id, copy, name }));
    if (fault !== null) return tell(fault, true);
    setGone(null);
    const opens = chart.opens && { ...chart.opens, address: chart.opens.address.replace(chart.id, copy) };
    done([
      {
        ...chart,
        id: copy,
        name,
        opens,
        folder: chart.isMine ? chart.folder : "",
        isMine: true,
        ownerName: "",
        team: null,
        madeAt: now,
        changedAt: now,
      },
      ...list,
    ]);
    tell(`Created “${name}”${chart.isMine ? "" : ", visible only to you"}.`);
  }

  async function remove(chart: SavedChart): Promise<void> {
    const fault = await attempt(dropChart({ id: chart.id }));
    if (fault !== null) return tell(fault, true);
    setEvents(null);
    setGone(chart);
    done(list.filter(({ id }) => id !== chart.id));
  }

  async function restore(): Promise<void> {
    if (!gone) return;
    const fault = await attempt(undropChart({ id: gone.id }));
    if (fault !== null) return tell(fault, true);
    setGone(null);
    done([gone, ...list]);
    tell(`Restored “${gone.name}”.`);
  }

  return { list, gone, events, isBusy, describe, duplicate, remove, restore };
}
