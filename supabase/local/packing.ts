// Node reads this file as it is, beside Next: relative imports with their ending.
import { createRequire } from "node:module";
import type { IncomingMessage, ServerResponse } from "node:http";

type Packer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const load = createRequire(import.meta.url);
/** What Next packs with itself, always at level 6, unless its configuration says no. */
const packerOf = load("next/dist/compiled/compression") as (options: { level: number }) => Packer;
/** Ends the stream of a packer whose browser has gone. */
const { releaseCompressionStream: release } = load("next/dist/server/lib/release-compression-stream") as {
  releaseCompressionStream: (response: ServerResponse) => void;
};

/** A page drawn for one person is sent once: two thirds of the time of level 6, and a twentieth more bytes. */
const ONCE = packerOf({ level: 4 });
/** A file is drawn once and kept by browsers. */
const KEPT = packerOf({ level: 6 });

/** Milliseconds for which pieces of an answer are gathered once its beginning has left. */
const GATHERED = 10;

type Flushing = ServerResponse & { flush?: () => void };

/**
 * Next has every piece that it draws packed and sent by itself, some twenty of a page. The first one leaves at once;
 * those after it that are drawn in one go leave together.
 */
function gatherPieces(response: Flushing): void {
  const send = response.flush?.bind(response);
  if (!send) return;
  let due: NodeJS.Timeout | NodeJS.Immediate | null = null;
  let hasBegun = false;
  const leave = () => {
    due = null;
    if (!response.writableEnded && !response.destroyed) send();
  };
  response.flush = () => {
    due ??= hasBegun ? setTimeout(leave, GATHERED) : setImmediate(leave);
    hasBegun = true;
  };
}

const isFile = (url: string) => url.startsWith("/_next/static/");

/** Has an answer packed as it is written, where its browser can unpack it. Answers that are packed already pass as they are. */
export function packResponse(request: IncomingMessage, response: ServerResponse): void {
  (isFile(request.url ?? "") ? KEPT : ONCE)(request, response, () => undefined);
  gatherPieces(response);
  response.once("close", () => {
    if (!response.writableFinished) release(response);
  });
}
