import type { OutgoingHttpHeaders, ServerResponse } from "node:http";

/** Maximum bytes of a buffered response; every page is far smaller. */
const MOST_GATHERED = 4 * 1024 * 1024;

const toBytes = (piece: unknown, encoding: unknown): Buffer =>
  typeof piece === "string"
    ? Buffer.from(piece, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8")
    : Buffer.from(piece as Uint8Array);

/** The headers of `writeHead(status[, message][, headers])`, given as an object or as a flat list. */
function toHeaders(last: unknown): OutgoingHttpHeaders {
  if (!Array.isArray(last)) return typeof last === "object" && last !== null ? (last as OutgoingHttpHeaders) : {};
  const list = last as string[];
  return Object.fromEntries(list.flatMap((name, at) => (at % 2 === 0 ? [[name, list[at + 1]]] : [])));
}

/** A response that Next has written whole. */
export interface GatheredResponse {
  /** Gives the response its own methods back, and its body: nothing was sent. */
  take: () => Buffer;
  /** Sends it as Next wrote it. */
  sendAsWritten: () => void;
}

/**
 * Buffers what is written to a response, and hands it over when it ends. One that is too large, or whose head was sent,
 * must be sent as written.
 */
export function gatherResponse(response: ServerResponse, finish: (gathered: GatheredResponse) => Promise<void>): void {
  const own = {
    write: response.write.bind(response),
    end: response.end.bind(response),
    writeHead: response.writeHead.bind(response),
    flushHeaders: response.flushHeaders.bind(response),
  };
  const pieces: Buffer[] = [];
  let size = 0;
  const letGo = () => {
    Object.assign(response, own);
    for (const piece of pieces.splice(0)) own.write(piece);
  };
  const add = (piece: unknown, encoding: unknown): boolean => {
    if (piece === null || piece === undefined || typeof piece === "function") return true;
    const bytes = toBytes(piece, encoding);
    pieces.push(bytes);
    size += bytes.length;
    return size <= MOST_GATHERED;
  };
  const gathered: GatheredResponse = {
    take: () => {
      Object.assign(response, own);
      return Buffer.concat(pieces.splice(0));
    },
    sendAsWritten: () => {
      letGo();
      own.end();
    },
  };
  const whenGiven = (rest: unknown[]) => {
    const listener = rest.find((each) => typeof each === "function") as (() => void) | undefined;
    if (listener) response.once("finish", listener);
  };
  Object.assign(response, {
    writeHead: (status: number, ...rest: unknown[]) => {
      response.statusCode = status;
      for (const [name, value] of Object.entries(toHeaders(rest.at(-1))))
        if (value !== undefined) response.setHeader(name, value);
      return response;
    },
    flushHeaders: () => undefined,
    write: (piece: unknown, ...rest: unknown[]) => {
      if (!add(piece, rest[0])) letGo();
      const written = rest.find((each) => typeof each === "function") as (() => void) | undefined;
      if (written) queueMicrotask(written);
      return true;
    },
    end: (piece?: unknown, ...rest: unknown[]) => {
      whenGiven([piece, ...rest]);
      add(piece, rest[0]);
      void finish(gathered).catch((error: unknown) =>
        response.destroy(error instanceof Error ? error : new Error(String(error))),
      );
      return response;
    },
  });
}
