import { foldName } from "@/lib/study/slug";

/** How near a name is to what was typed: the lower, the nearer. */
const STARTS = 0;
const WORD_STARTS = 1;
const HOLDS = 2;
const SLIPPED = 3;

/** Most entries found of one group. */
const MOST = 8;

interface Group<Entry> {
  entries: readonly Entry[];
  /** What an entry is called; the first is its name, any others are further ways to say it. */
  namesOf: (entry: Entry) => readonly string[];
}

/** Lower case, plain letters, words parted by single spaces: "Kvarnö & Dotter" → "kvarno dotter". */
function fold(text: string): string {
  return foldName(text).replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

/** Slips that are forgiven: none in short texts, which a single letter makes into another word. */
function slipsIn(asked: string): number {
  if (asked.length < 4) return 0;
  return asked.length < 8 ? 1 : 2;
}

/**
 * Is `asked` the beginning of `name` but for so many slips? A slip is a letter missing, too many, another one, or two
 * that changed places.
 */
function beginsAlmost(name: string, asked: string, slips: number): boolean {
  let older: number[] = [];
  let last = Array.from({ length: Math.min(name.length, asked.length + slips) + 1 }, (_, j) => j);
  for (let i = 1; i <= asked.length; i += 1) {
    const row = [i];
    for (let j = 1; j < last.length; j += 1) {
      const isSame = asked[i - 1] === name[j - 1];
      const isTurned = i > 1 && j > 1 && asked[i - 1] === name[j - 2] && asked[i - 2] === name[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isTurned ? (older[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    if (Math.min(...row) > slips) return false;
    [older, last] = [last, row];
  }
  return Math.min(...last) <= slips;
}

function nearness(name: string, asked: string): number | null {
  if (name.startsWith(asked)) return STARTS;
  if (name.includes(` ${asked}`)) return WORD_STARTS;
  if (name.includes(asked)) return HOLDS;
  const slips = slipsIn(asked);
  if (slips === 0) return null;
  const starts = [0, ...Array.from(name.matchAll(/ /g), ({ index }) => index + 1)];
  return starts.some((start) => beginsAlmost(name.slice(start), asked, slips)) ? SLIPPED : null;
}

function rate<Entry>({ entries, namesOf }: Group<Entry>, asked: string): { entry: Entry; near: number }[] {
  return entries.flatMap((entry) => {
    const found = namesOf(entry).map((name) => nearness(fold(name), asked)).filter((near) => near !== null);
    return found.length > 0 ? [{ entry, near: Math.min(...found) }] : [];
  });
}

/**
 * What of each group fits a text: names that begin with it, then those with a word that does, then those that hold it,
 * each in the order given and at most eight. Where no group has any, names a slip away.
 */
export function findMatches<Entry>(groups: readonly Group<Entry>[], text: string): Entry[][] {
  const asked = fold(text);
  if (asked === "") return groups.map(() => []);
  const rated = groups.map((group) => rate(group, asked));
  const isSpelled = rated.some((found) => found.some(({ near }) => near < SLIPPED));
  return rated.map((found) =>
    found
      .filter(({ near }) => !isSpelled || near < SLIPPED)
      .toSorted((a, b) => a.near - b.near)
      .slice(0, MOST)
      .map(({ entry }) => entry),
  );
}
