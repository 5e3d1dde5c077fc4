import type { Tier } from "@/lib/access/claims";
import type { Viewer } from "@/lib/access/viewer";

/** Everything that decides what the database answers: two viewers with the same rights get the same. */
export type Rights = "anonymous" | "free" | "admin" | Tier;

export function rightsOf({ level, role, tier }: Viewer): Rights {
  if (level === "anonymous") return "anonymous";
  if (role === "admin") return "admin";
  return level === "paid" && tier ? tier : "free";
}

export interface CacheKey {
  /** Stamp of the publication the answer belongs to. */
  stamp: number;
  rights: Rights;
  /** What was asked. */
  question: readonly (string | number)[];
}

interface Entry<Answer> {
  readAt: number;
  answer: Promise<Answer>;
}

/** Milliseconds an answer is kept: should rights ever change while it was read, it is right again after that. */
const FRESH = 600_000;

/**
 * Answers kept in this process, each for those with the rights it was read with. Bounded, the oldest go first; a new
 * publication empties it; failures and answers that `isKept` refuses are given to who waits for them and not kept.
 */
export class RightsCache<Answer> {
  private readonly entries = new Map<string, Entry<Answer>>();
  private stamp = -1;

  constructor(
    private readonly most: number,
    private readonly isKept: (answer: Answer) => boolean = () => true,
  ) {}

  async read({ stamp, rights, question }: CacheKey, ask: () => Promise<Answer>): Promise<Answer> {
    // A page that began before the publication changed must not bring the old answers back.
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
