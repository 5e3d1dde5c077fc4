// Also loaded by plain Node, outside Next: relative imports with file extensions.
import { createRequire } from "node:module";
import type { IncomingMessage, ServerResponse } from "node:http";

type Packer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const load = createRequire(import.meta.url);
/** Content types that Next itself would compress, always at level 6. */
const packerOf = load("next/dist/compiled/compression") as (options: { level: number }) => Packer;
/** Ends the compression stream of a browser that has disconnected. */
const { releaseCompressionStream: release } = load("next/dist/server/lib/release-compression-stream") as {
  releaseCompressionStream: (response: ServerResponse) => void;
};

/** A page for one person is sent once: two thirds of the time of level 6, for a twentieth more bytes. */
const ONCE = packerOf({ level: 4 });
/** A file is made once and cached by browsers. */
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

/** Compresses a response as it is written, if its browser accepts that. Compressed responses are passed through. */
export function packResponse(request: IncomingMessage, response: ServerResponse): void {
  (isFile(request.url ?? "") ? KEPT : ONCE)(request, response, () => undefined);
  gatherPieces(response);
  response.once("close", () => {
    if (!response.writableFinished) release(response);
  });
}
