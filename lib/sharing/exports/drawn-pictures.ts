import { createHash } from "node:crypto";
import { createQueue } from "@/lib/sharing/exports/queue";

type Picture = Uint8Array | null;

interface DrawnPictures {
  /**
   * The picture of `drawnFrom`, drawn once: that must contain everything visible, so that any changed number or word
   * makes a new picture.
   * @throws {QueueFull} if it must be drawn and too many are waiting
   */
  take: (drawnFrom: unknown, draw: () => Promise<Picture>) => Promise<Picture>;
}

interface Room {
  /** The number drawn at once, and the number waiting. */
  atOnce: number;
  waiting: number;
  /** Bytes in the cache; the least recently used are dropped first. */
  bytes: number;
}

/** Pictures drawn for visitors. Simultaneous requests for the same one share the result. */
export function createDrawnPictures({ atOnce, waiting, bytes: most }: Room): DrawnPictures {
  const queue = createQueue(atOnce, waiting);
  const pictures = new Map<string, Picture>();
  const underWay = new Map<string, Promise<Picture>>();
  let held = 0;
  const sizeOf = (picture: Picture | undefined) => picture?.byteLength ?? 0;
  const drop = (key: string) => {
    held -= sizeOf(pictures.get(key));
    pictures.delete(key);
  };
  const keep = (key: string, picture: Picture) => {
    if (sizeOf(picture) > most) return;
    pictures.set(key, picture);
    held += sizeOf(picture);
    for (const oldest of pictures.keys()) {
      if (held <= most) return;
      drop(oldest);
    }
  };
  return {
    take: async (drawnFrom, draw) => {
      const key = createHash("sha256").update(JSON.stringify(drawnFrom)).digest("base64url");
      const found = pictures.get(key);
      if (found !== undefined) {
        // Most recently used last.
        pictures.delete(key);
        pictures.set(key, found);
        return found;
      }
      const running = underWay.get(key);
      if (running) return running;
      const drawing = queue.run(draw).finally(() => underWay.delete(key));
      underWay.set(key, drawing);
      const picture = await drawing;
      keep(key, picture);
      return picture;
    },
  };
}

const KEY = Symbol.for("granskog.pictures-for-visitors");
type Holder = typeof globalThis & { [KEY]?: DrawnPictures };

/**
 * The limit for all visitors together: one picture at a time, whatever the link or kind, in the whole process: Next may
 * load this module once for each route. Files for people with a plan have a queue of their own in `exports/load.ts`.
 */
export const picturesForVisitors = (): DrawnPictures =>
  ((globalThis as Holder)[KEY] ??= createDrawnPictures({ atOnce: 1, waiting: 8, bytes: 32 * 1024 * 1024 }));
