import type { Tier } from "@/lib/access/claims";
import type { Viewer } from "@/lib/access/viewer";

/** Everything that decides what the database returns: viewers with the same rights get the same. */
export type Rights = "anonymous" | "free" | "admin" | Tier;

export function rightsOf({ level, role, tier }: Viewer): Rights {
  if (level === "anonymous") return "anonymous";
  if (role === "admin") return "admin";
  return level === "paid" && tier ? tier : "free";
}

export interface CacheKey {
  /** Stamp of the publication the response belongs to. */
  stamp: number;
  rights: Rights;
  /** The request. */
  question: readonly (string | number)[];
}

interface Entry {
  readAt: number;
  answer: Promise<unknown>;
  /** About how many bytes the answer takes; 0 until it is there. */
  weight: number;
}

interface Kept {
  entries: Map<string, Entry>;
  stamp: number;
}

const KEY = Symbol.for("granskog.rights-caches");
type Holder = typeof globalThis & { [KEY]?: Map<string, Kept> };

/** The responses of the whole process: Next loads this module once for pages and once for handlers. */
const allKept = () => ((globalThis as Holder)[KEY] ??= new Map<string, Kept>());

function keptAs(name: string): Kept {
  const known = allKept().get(name);
  if (known) return known;
  const made: Kept = { entries: new Map(), stamp: -1 };
  allKept().set(name, made);
  return made;
}

function weigh(value: unknown): number {
  if (typeof value === "string") return 16 + value.length;
  if (typeof value !== "object" || value === null) return 8;
  return Object.values(value).reduce((sum: number, part) => sum + 8 + weigh(part), 32);
}

const weightOf = ({ entries }: Kept): number => [...entries.values()].reduce((sum, { weight }) => sum + weight, 0);

/** Bytes that all caches together may hold: a seventh of what the web server may. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Drops the oldest of the largest cache until all of them together are within bounds. */
function dropBeyondBounds(): void {
  for (;;) {
    const weights = [...allKept().values()].map((kept) => ({ kept, weight: weightOf(kept) }));
    if (weights.reduce((sum, { weight }) => sum + weight, 0) <= MOST_BYTES) return;
    const largest = weights.reduce((most, each) => (each.weight > most.weight ? each : most)).kept;
    const [oldest = ""] = largest.entries.keys();
    largest.entries.delete(oldest);
  }
}

/** Milliseconds a response is cached; if rights change during a read, it is correct again after this time. */
const FRESH = 600_000;

/**
 * Responses cached in this process, one for each set of rights. Limited in number and, all caches together, in size,
 * oldest first out; cleared by a publication. Errors and responses refused by `isKept` are returned to waiting callers
 * but not cached.
 */
export class RightsCache<Answer> {
  /** @param name of these responses, unlike any other cache’s */
  constructor(
    private readonly name: string,
    private readonly most: number,
    private readonly isKept: (answer: Answer) => boolean = () => true,
  ) {}

  async read({ stamp, rights, question }: CacheKey, ask: () => Promise<Answer>): Promise<Answer> {
    const kept = keptAs(this.name);
    const { entries } = kept;
    // A page started before a publication must not restore old responses.
    if (stamp < kept.stamp) return ask();
    if (stamp > kept.stamp) entries.clear();
    kept.stamp = stamp;

    const key = JSON.stringify([rights, ...question]);
    const known = entries.get(key);
    if (known && Date.now() - known.readAt < FRESH) return known.answer as Promise<Answer>;

    const answer = ask();
    const entry: Entry = { readAt: Date.now(), answer, weight: 0 };
    entries.delete(key);
    entries.set(key, entry);
    this.dropOldest(entries);
    const forget = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    answer.then((given) => {
      if (!this.isKept(given)) return forget();
      entry.weight = weigh(given);
      dropBeyondBounds();
    }, forget);
    return answer;
  }

  private dropOldest(entries: Kept["entries"]) {
    for (const key of entries.keys()) {
      if (entries.size <= this.most) return;
      entries.delete(key);
    }
  }
}
