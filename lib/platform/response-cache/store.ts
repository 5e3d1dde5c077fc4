import { createHash } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { cachedHeaders, isLasting, type Packing } from "@/lib/platform/response-cache/rules";

const packGzip = promisify(gzip);
const packBrotli = promisify(brotliCompress);

/** Milliseconds for which an answer is given without asking Next again: other instances' publications are seen within it. */
const FRESH = 1_000;
/** Milliseconds for which a stale copy is served while one request renders it again. */
const WHILE_ASKING = 2_000;
/** Bytes of all answers in all packings. */
const MOST_BYTES = 32 * 1024 * 1024;

/** A whole answer: headers and bytes come from one answer of Next, so a policy always names the scripts beside it. */
export interface CachedResponse {
  headers: readonly [string, string | string[]][];
  bodies: Map<Packing, Buffer>;
  /** Of the bytes before packing. */
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
  /** Addresses whose last answer could be kept: the next one is gathered. Made-up addresses never are. */
  readonly #cacheable = new Set<string>();
  /** What is being asked of Next for all. */
  readonly #underway = new Map<string, Promise<CachedResponse | null>>();
  #bytes = 0;
  #epoch = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /** Counts what was forgotten: an answer that was begun before is not kept after. */
  get epoch(): number {
    return this.#epoch;
  }

  /** Bytes that are held. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The answer to give; null where Next is to be asked. */
  find(key: string): CachedResponse | null {
    const slot = this.#slots.get(key);
    if (!slot) return null;
    if (slot.answer.isLasting) return slot.answer;
    const age = this.now() - slot.cachedAt;
    return age < FRESH || (this.#underway.has(key) && age < FRESH + WHILE_ASKING) ? slot.answer : null;
  }

  /** What someone else is asking of Next for all; null where no one is. It ends with null where nothing came of it. */
  underway(key: string): Promise<CachedResponse | null> | null {
    return this.#underway.get(key) ?? null;
  }

  /** Begins to ask for all. @returns what is to be called when that ends; only the first call counts */
  begin(key: string): (answer: CachedResponse | null) => void {
    const { promise, resolve } = Promise.withResolvers<CachedResponse | null>();
    this.#underway.set(key, promise);
    return (answer) => {
      if (this.#underway.get(key) === promise) this.#underway.delete(key);
      resolve(answer);
    };
  }

  isCacheable = (key: string): boolean => this.#cacheable.has(key);

  /** Notes whether answers at an address can be kept. */
  note(key: string, isCacheable: boolean): void {
    if (isCacheable) this.#cacheable.add(key);
    else this.#cacheable.delete(key);
  }

  /** Packs an answer for browsers that take gzip, at once and fast. The bytes of an unchanged answer keep their packings. */
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

  /** Keeps an answer unless something was forgotten since it was begun. */
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

  /** In the background, for all who come later: smaller, but slower to make. */
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

/** Those of this process. Next's cache, which is loaded apart from the rest, finds them as well. */
export function responseCache(): ResponseCache {
  const holder = globalThis as Holder;
  holder[HELD] ??= new ResponseCache();
  return holder[HELD];
}
