"use client";

import { useEffect } from "react";

const CHECKLISTS_KEY = "granskog:checklists";
/** Characters that identify an item, because the order may change later. */
const KNOWN_BY = 80;

type Checklists = Record<string, string[]>;

function readChecklists(): Checklists {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(CHECKLISTS_KEY) ?? "{}");
    if (typeof stored !== "object" || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string[]] => Array.isArray(entry[1])),
    );
  } catch {
    return {};
  }
}

function keep(path: string, ticked: string[]) {
  const { [path]: _, ...others } = readChecklists();
  const checklists = ticked.length > 0 ? { ...others, [path]: ticked } : others;
  try {
    if (Object.keys(checklists).length === 0) localStorage.removeItem(CHECKLISTS_KEY);
    else localStorage.setItem(CHECKLISTS_KEY, JSON.stringify(checklists));
  } catch {
    // Ticking works even if storage is blocked.
  }
}

/** Stores the ticks of this page's checklists in this browser only. */
export function ChecklistKeeper({ path }: { path: string }) {
  useEffect(() => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>("[data-check] input")];
    const nameOf = (box: HTMLInputElement) => (box.closest("label")?.textContent ?? "").trim().slice(0, KNOWN_BY);
    const stored = readChecklists()[path] ?? [];
    for (const box of boxes) if (stored.includes(nameOf(box))) box.checked = true;
    const save = () => keep(path, boxes.filter((box) => box.checked).map(nameOf));
    boxes.forEach((box) => box.addEventListener("change", save));
    return () => boxes.forEach((box) => box.removeEventListener("change", save));
  }, [path]);
  return null;
}
