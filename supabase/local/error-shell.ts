// Also loaded by plain Node, outside Next: relative imports with file extensions.
import type { ServerResponse } from "node:http";

/** How Next begins a page that failed before its first part was drawn: scripts bring all of its text. */
const SHELL = '<html id="__next_error__"';
const BODY = /<body[^>]*>/;

/** What readers without JavaScript are told; the link opens the same address again. */
export const NOTICE =
  '<noscript><h1>We couldn’t load this page</h1><p>Nothing is lost. Please try again in a moment.</p><p><a href="">Try Again</a></p></noscript>';

/**
 * Writes a notice for readers without JavaScript into a page that failed before anything was drawn. Everything else
 * passes unchanged. Call it after the response's packing, so that it sees the text.
 */
export function explainErrorShell(response: ServerResponse): void {
  const { write, end } = response;
  let isSettled = false;

  const explain = (chunk: unknown): unknown => {
    if (isSettled || !(typeof chunk === "string" || chunk instanceof Uint8Array)) return chunk;
    if (!isFailedPage(response)) {
      isSettled = true;
      return chunk;
    }
    const text = Buffer.from(chunk as string).toString("utf8");
    const [body] = BODY.exec(text) ?? [];
    // The beginning may come in several pieces.
    if (!body) return chunk;
    isSettled = true;
    if (!text.includes(SHELL) || !mayGrow(response)) return chunk;
    return text.replace(body, () => body + NOTICE);
  };

  response.write = function explained(this: ServerResponse, chunk: unknown, ...rest: unknown[]) {
    return Reflect.apply(write, this, [explain(chunk), ...rest]) as boolean;
  } as ServerResponse["write"];
  response.end = function explained(this: ServerResponse, chunk?: unknown, ...rest: unknown[]) {
    return Reflect.apply(end, this, [explain(chunk), ...rest]) as ServerResponse;
  } as ServerResponse["end"];
}

/** Whether its length was not promised yet; a head that has left cannot be changed. */
function mayGrow(response: ServerResponse): boolean {
  if (!response.hasHeader("Content-Length")) return true;
  if (response.headersSent) return false;
  response.removeHeader("Content-Length");
  return true;
}

function isFailedPage(response: ServerResponse): boolean {
  return response.statusCode >= 500 && String(response.getHeader("content-type") ?? "").startsWith("text/html");
}
