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

/** Milliseconds a response is cached; if rights change during a read, it is correct again after this time. */
const FRESH = 600_000;

/**
 * Responses cached in this process, one for each set of rights. Limited in size, oldest first out; cleared by a
 * publication. Errors and responses refused by `isKept` are returned to waiting callers but not cached.
 */
export class RightsCache<Answer> {
  private readonly entries = new Map<string, Entry<Answer>>();
  private stamp = -1;

  constructor(
    private readonly most: number,
    private readonly isKept: (answer: Answer) => boolean = () => true,
  ) {}

  async read({ stamp, rights, question }: CacheKey, ask: () => Promise<Answer>): Promise<Answer> {
    // A page started before a publication must not restore old responses.
    if (stamp < this.stamp) return ask();
    if (stamp > this.stamp) this.entries.clear();
    this.stamp = stamp;

    const key = JSON.stringify([rights, ...question]);
    const known = this.entries.get(key);
    if (known && Date.now() - known.readAt < FRESH) return known.answer;

    const entry = { readAt: Date.now(), answer: ask() };
    this.entries.delete(key);
    this.entries.set(key, entry);
    this.dropOldest();
    const forget = () => {
      if (this.entries.get(key) === entry) this.entries.delete(key);
    };
    entry.answer.then((answer) => (this.isKept(answer) ? undefined : forget()), forget);
    return entry.answer;
  }

  private dropOldest() {
    for (const key of this.entries.keys()) {
      if (this.entries.size <= this.most) return;
      this.entries.delete(key);
    }
  }
}
