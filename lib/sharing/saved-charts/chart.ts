/** A chart that someone saved under a name, as its reader sees it. */
export interface SavedChart {
  id: string;
  name: string;
  /** Its folder; empty for none, and for other people's charts. */
  folder: string;
  tags: readonly string[];
  notes: string;
  /** Its analysis and address; null if this version of the site cannot read it. */
  opens: { figure: string; address: string } | null;
  madeAt: string;
  changedAt: string;
  isMine: boolean;
  ownerName: string;
  /** Id of the team that can see it. */
  team: string | null;
}

/** A team that a chart can be shared with, by its owner's name. */
export interface ChartTeam {
  id: string;
  name: string;
}

/** A chart's details besides its configuration. */
export interface ChartDetails {
  name: string;
  folder: string;
  tags: readonly string[];
  notes: string;
  team: string | null;
}

/** Data for saving a chart. */
export interface SavedChartList {
  /** How many the person has. */
  charts: number;
  folders: readonly string[];
  tags: readonly string[];
  teams: readonly ChartTeam[];
  /** The requested chart; null if the person can see none with that id. */
  chart: SavedChart | null;
}

export const MOST_CHARTS = 500;
export const MOST_TAGS = 10;
/** Length in user-perceived characters. */
export const LONGEST = { name: 120, folder: 60, tag: 40, notes: 2_000 } as const;

/** An incomplete surrogate pair at the end of a cut text. */
const LONE = /[\uD800-\uDFFF]/gu;

function cut(text: string, most: number): string {
  return Array.from(text.replace(LONE, "")).slice(0, most).join("").trim();
}

/** Normalises a name, a folder or a tag: one line, trimmed, within the limit. */
export function toLine(typed: string, most: number): string {
  return cut(typed.replace(/[\p{Cc}\s]+/gu, " ").trim(), most);
}

/** Normalises notes: lines as typed, without other control characters. */
export function toNotes(typed: string): string {
  return cut(
    typed
      .replace(/\r\n?/g, "\n")
      .replace(/(?![\n\t])\p{Cc}/gu, "")
      .trim(),
    LONGEST.notes,
  );
}

/** Comma-separated tags: unique, ignoring case. */
export function toTags(typed: string): string[] {
  const byKey = new Map<string, string>();
  for (const part of typed.split(",")) {
    const tag = toLine(part, LONGEST.tag);
    const key = tag.toLowerCase();
    if (tag !== "" && !byKey.has(key)) byKey.set(key, tag);
  }
  return [...byKey.values()].slice(0, MOST_TAGS);
}

/** A unique name for a copy. */
export function nameOfCopy(name: string, taken: readonly string[]): string {
  const stem = name.replace(/ \(copy[ \d]*\)$/, "");
  for (let time = 1; ; time += 1) {
    const tail = time === 1 ? " (copy)" : ` (copy ${time})`;
    const copy = toLine(stem, LONGEST.name - tail.length) + tail;
    if (!taken.includes(copy)) return copy;
  }
}
