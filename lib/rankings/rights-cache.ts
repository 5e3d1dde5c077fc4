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

interface Entry<Answer> {
  readAt: number;
  answer: Promise<Answer>;
}

interface Kept {
  entries: Map<string, Entry<unknown>>;
  stamp: number;
}

const KEY = Symbol.for("granskog.rights-caches");
type Holder = typeof globalThis & { [KEY]?: Map<string, Kept> };

/** The responses of the whole process: Next loads this module once for pages and once for handlers. */
function keptAs(name: string): Kept {
  const all = ((globalThis as Holder)[KEY] ??= new Map());
  const known = all.get(name);
  if (known) return known;
  const made: Kept = { entries: new Map(), stamp: -1 };
  all.set(name, made);
  return made;
}

/** Milliseconds a response is cached; if rights change during a read, it is correct again after this time. */
const FRESH = 600_000;

/**
 * Responses cached in this process, one for each set of rights. Limited in size, oldest first out; cleared by a
 * publication. Errors and responses refused by `isKept` are returned to waiting callers but not cached.
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
    const entries = kept.entries as Map<string, Entry<Answer>>;
    // A page started before a publication must not restore old responses.
    if (stamp < kept.stamp) return ask();
    if (stamp > kept.stamp) entries.clear();
    kept.stamp = stamp;

    const key = JSON.stringify([rights, ...question]);
    const known = entries.get(key);
    if (known && Date.now() - known.readAt < FRESH) return known.answer;

    const entry = { readAt: Date.now(), answer: ask() };
    entries.delete(key);
    entries.set(key, entry);
    this.dropOldest(entries);
    const forget = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    entry.answer.then((answer) => (this.isKept(answer) ? undefined : forget()), forget);
    return entry.answer;
  }

  private dropOldest(entries: Map<string, Entry<Answer>>) {
    for (const key of entries.keys()) {
      if (entries.size <= this.most) return;
      entries.delete(key);
    }
  }
}
