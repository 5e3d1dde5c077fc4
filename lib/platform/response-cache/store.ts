import { createHash } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { cachedHeaders, isLasting, type Packing } from "@/lib/platform/response-cache/rules";

const packGzip = promisify(gzip);
const packBrotli = promisify(brotliCompress);

/**
 * Milliseconds for which a response is served without asking Next again: publications by other instances appear within
 * that time.
 */
const FRESH = 1_000;
/** Milliseconds for which a stale copy is served while one request renders it again. */
const WHILE_ASKING = 2_000;
/** Bytes of all answers in all packings. */
const MOST_BYTES = 32 * 1024 * 1024;

/**
 * A complete response: headers and body come from the same response of Next, so the policy always matches the scripts.
 */
export interface CachedResponse {
  headers: readonly [string, string | string[]][];
  bodies: Map<Packing, Buffer>;
  /** Of the uncompressed body. */
  sum: string;
  /** It is the same for as long as this process runs. */
  isLasting: boolean;
}

interface Slot {
  answer: CachedResponse;
  cachedAt: number;
}

export const etagOf = ({ sum }: CachedResponse, packing: Packing): string =>
  packing === "identity" ? `"${sum}"` : `"${sum}-${packing}"`;

const sizeOf = ({ bodies }: CachedResponse) => [...bodies.values()].reduce((sum, body) => sum + body.length, 0);

/**
 * Finished answers for everyone, so that each is packed once: a page is kept for a moment, and Next makes it once a second;
 * a file of the build stays.
 */
export class ResponseCache {
  readonly #slots = new Map<string, Slot>();
  /** Addresses whose last response was cacheable: the next one is buffered. Invented addresses never are. */
  readonly #cacheable = new Set<string>();
  /** Pending shared requests to Next. */
  readonly #underway = new Map<string, Promise<CachedResponse | null>>();
  #bytes = 0;
  #epoch = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** Incremented by clearing: a response begun before is not cached after. */
  get epoch(): number {
    return this.#epoch;
  }

  /** Bytes in use. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The cached response; null if Next must be asked. */
  find(key: string): CachedResponse | null {
    const slot = this.#slots.get(key);
    if (!slot) return null;
    if (slot.answer.isLasting) return slot.answer;
    const age = this.now() - slot.cachedAt;
    return age < FRESH || (this.#underway.has(key) && age < FRESH + WHILE_ASKING) ? slot.answer : null;
  }

  /** Another request's pending response; null if there is none. Resolves with null if it cannot be shared. */
  underway(key: string): Promise<CachedResponse | null> | null {
    return this.#underway.get(key) ?? null;
  }

  /**
   * Registers a shared request.
   * @returns a function to call at its end; only the first call counts
   */
  begin(key: string): (answer: CachedResponse | null) => void {
    const { promise, resolve } = Promise.withResolvers<CachedResponse | null>();
    this.#underway.set(key, promise);
    return (answer) => {
      if (this.#underway.get(key) === promise) this.#underway.delete(key);
      resolve(answer);
    };
  }

  isCacheable = (key: string): boolean => this.#cacheable.has(key);

  /** Records whether responses at an address can be cached. */
  note(key: string, isCacheable: boolean): void {
    if (isCacheable) this.#cacheable.add(key);
    else this.#cacheable.delete(key);
  }

  /** Compresses a response with gzip, at once and fast. An unchanged body keeps its compressed copies. */
  async pack(key: string, headers: OutgoingHttpHeaders, body: Buffer): Promise<CachedResponse> {
    const sum = createHash("sha256").update(body).digest("base64url").slice(0, 27);
    const before = this.#slots.get(key)?.answer;
    const bodies =
      before?.sum === sum
        ? before.bodies
        : new Map<Packing, Buffer>([
            ["identity", body],
            ["gzip", await packGzip(body, { level: 6 })],
          ]);
    return { sum, bodies, headers: cachedHeaders(headers), isLasting: isLasting(headers) };
  }

  /** Caches a response unless the cache was cleared since it was begun. */
  keep(key: string, answer: CachedResponse, begunIn: number): void {
    if (begunIn !== this.#epoch) return;
    this.#drop(key);
    this.#slots.set(key, { answer, cachedAt: this.now() });
    this.#bytes += sizeOf(answer);
    for (const oldest of this.#slots.keys()) {
      if (this.#bytes <= MOST_BYTES || oldest === key) break;
      this.#drop(oldest);
    }
    if (!answer.bodies.has("br")) void this.#packWell(key, answer);
  }

  /** Forgets all answers that can change: something was published or withdrawn. */
  forget(): void {
    this.#epoch += 1;
    this.#underway.clear();
    for (const [key, { answer }] of this.#slots) if (!answer.isLasting) this.#drop(key);
  }

  #drop(key: string): void {
    const slot = this.#slots.get(key);
    if (!slot) return;
    this.#slots.delete(key);
    this.#bytes -= sizeOf(slot.answer);
  }

  /** In the background, for later requests: smaller, but slower. */
  async #packWell(key: string, answer: CachedResponse): Promise<void> {
    const body = answer.bodies.get("identity");
    if (!body) return;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    const [small, smaller] = await Promise.all([packGzip(body, { level: 9 }), packBrotli(body, { params })]);
    const isHeld = this.#slots.get(key)?.answer.bodies === answer.bodies;
    const before = sizeOf(answer);
    answer.bodies.set("gzip", small).set("br", smaller);
    if (isHeld) this.#bytes += sizeOf(answer) - before;
  }
}

const HELD = Symbol.for("granskog.response-cache");
type Holder = typeof globalThis & { [HELD]?: ResponseCache };

/** This process's cache. Next's cache handler, which is loaded separately, finds it too. */
export function responseCache(): ResponseCache {
  const holder = globalThis as Holder;
  holder[HELD] ??= new ResponseCache();
  return holder[HELD];
}
