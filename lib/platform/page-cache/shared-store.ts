import createRedisStore from "@fortedigital/nextjs-cache-handler/redis-strings";
import type { CacheHandlerValue } from "next/dist/server/lib/incremental-cache/index.js";
import { createClient } from "redis";
import { logFailure } from "./log-failure.ts";

type Store = ReturnType<typeof createRedisStore>;
type Stored = Parameters<Store["set"]>[1];

/** Returned while the store is unreachable. */
export const AWAY = Symbol("the shared store is unavailable");

/** Milliseconds for one request: rendering a page again takes hardly longer. */
const PATIENCE = 1_500;
/**
 * Milliseconds during which a store that timed out twice in a row is not used; a single timeout may be caused by this
 * process.
 */
const REST = 2_000;
/** Seconds for which an unused entry is stored. Next decides whether it is fresh. */
const LIFETIME = 24 * 60 * 60;
/** Milliseconds after which tags are revalidated again: an instance may have been rendering a page from old data. */
const ONCE_MORE = 5_000;
/** Where the library stores the revalidation time of a tag; it reads it for every tag of an entry. */
const TIMES = "__revalidated_tags__";

/**
 * Pages and data that several instances share, in Redis or Valkey. Never throws: it reports what it could not do, and
 * the instance then uses its own cache. Tags revalidated during an outage are revalidated in the store before it is
 * read again.
 */
export class SharedStore {
  readonly #client;
  readonly #store: Store;
  readonly #prefix: string;
  readonly #owed = new Set<string>();
  #restsUntil = 0;
  #inVain = 0;
  #isPaying = false;
  #toldAway = false;
  /**
   * When it was last reachable, in milliseconds: entries that this instance cached before then may be of an earlier
   * publication.
   */
  lastThere = Date.now();

  /** @param prefix of all keys: entries of another build must not be read */
  constructor(url: string, prefix: string) {
    this.#prefix = prefix;
    this.#client = createClient({
      url,
      disableOfflineQueue: true,
      socket: { connectTimeout: 1_000, reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, 1_000) },
    });
    this.#client.on("error", (error: unknown) => this.#tellAway(error));
    this.#client.on("ready", () => void this.#pay());
    this.#store = createRedisStore({
      client: this.#client,
      keyPrefix: prefix,
      timeoutMs: 10 * PATIENCE,
      keyExpirationStrategy: "EXAT",
    });
  }

  /** Resolves when the store is connected, or after a second. */
  async open(): Promise<void> {
    const opened = this.#client.connect().then(
      () => undefined,
      () => undefined,
    );
    await Promise.race([opened, new Promise((resolve) => setTimeout(resolve, 1_000))]);
  }

  close(): void {
    this.#client.destroy();
  }

  /** An entry, null where there is none, or `AWAY`. */
  async get(key: string, tags: readonly string[]): Promise<CacheHandlerValue | null | typeof AWAY> {
    return this.#ask(async () => (await this.#store.get(key, { implicitTags: [...tags] })) ?? null);
  }

  /** Stores an entry; false on failure. */
  async set(key: string, value: CacheHandlerValue, tags: readonly string[]): Promise<boolean> {
    const now = Math.floor(value.lastModified / 1_000);
    const lifespan = {
      lastModifiedAt: now,
      staleAt: now + LIFETIME,
      staleAge: LIFETIME,
      expireAt: now + LIFETIME,
      expireAge: LIFETIME,
      revalidate: undefined,
    };
    const stored: Stored = { ...value, tags: [...tags], lifespan };
    return (await this.#ask(() => this.#store.set(key, stored))) !== AWAY;
  }

  /** Makes every instance render everything with one of these tags again; now, or as soon as the store is reachable. */
  async revalidate(tags: readonly string[]): Promise<void> {
    for (const tag of tags) this.#owed.add(tag);
    await this.#pay();
    setTimeout(() => {
      for (const tag of tags) this.#owed.add(tag);
      void this.#pay();
    }, ONCE_MORE).unref();
  }

  async #revalidateNow(tags: readonly string[]): Promise<void> {
    const now = String(Date.now());
    for (const tag of tags) {
      await this.#client.hSet(this.#prefix + TIMES, tag, now);
      await this.#store.revalidateTag(tag);
    }
  }

  async #pay(): Promise<void> {
    if (this.#isPaying || this.#owed.size === 0 || !this.#client.isReady) return;
    this.#isPaying = true;
    const tags = [...this.#owed];
    try {
      await within(this.#revalidateNow(tags), 3 * PATIENCE);
      for (const tag of tags) this.#owed.delete(tag);
    } catch (error) {
      this.#rest(error);
      setTimeout(() => void this.#pay(), REST).unref();
    } finally {
      this.#isPaying = false;
    }
  }

  async #ask<Answer>(work: () => Promise<Answer>): Promise<Answer | typeof AWAY> {
    // While revalidations are pending, its entries may be stale.
    if (!this.#client.isReady || Date.now() < this.#restsUntil || this.#owed.size > 0) return AWAY;
    try {
      const answer = await within(work(), PATIENCE);
      this.lastThere = Date.now();
      this.#toldAway = false;
      this.#inVain = 0;
      return answer;
    } catch (error) {
      this.#rest(error);
      return AWAY;
    }
  }

  #rest(error: unknown): void {
    this.#inVain += 1;
    if (this.#inVain > 1) this.#restsUntil = Date.now() + REST;
    this.#tellAway(error);
  }

  #tellAway(error: unknown): void {
    if (this.#toldAway) return;
    this.#toldAway = true;
    logFailure("Shared page cache unavailable; using the local cache until it returns.", error);
  }
}

/** Waits no longer than this. A process that was busy all the while has heard nothing yet: it gets the time once more. */
async function within<Answer>(work: Promise<Answer>, ms: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const startedAt = Date.now();
    const giveUp = () => reject(new Error(`No response within ${ms} ms.`));
    timer = setTimeout(() => {
      if (Date.now() - startedAt < ms + 200) giveUp();
      else timer = setTimeout(giveUp, ms);
    }, ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
