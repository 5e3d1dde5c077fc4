import { PROGRESS_TYPE, type TellStep, toProgressLine } from "@/lib/sharing/exports/progress";
import { logError } from "@/lib/platform/telemetry/log-error";

/** Whether a request wants to hear how far its file is. */
export const wantsProgress = (request: Request): boolean => request.headers.get("accept") === PROGRESS_TYPE;

const FAILED = "We couldn’t create the file. Please try again.";

async function toWords(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => null);
  const error: unknown = typeof body === "object" && body !== null && "error" in body ? body.error : null;
  const message: unknown = typeof error === "object" && error !== null && "message" in error ? error.message : null;
  return typeof message === "string" ? message : FAILED;
}

/**
 * Answers at once: line by line how far a file is, then the file, or why there is none. The work ends when its reader
 * leaves.
 * @param make makes the answer that would be sent otherwise
 */
export function answerWithProgress(
  request: Request,
  make: (tell: TellStep, signal: AbortSignal) => Promise<Response>,
): Response {
  const left = new AbortController();
  const signal = AbortSignal.any([request.signal, left.signal]);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (bytes: Uint8Array) => {
        if (!signal.aborted) controller.enqueue(bytes);
      };
      const work = async () => {
        const answer = await make((step) => send(toProgressLine(step)), signal);
        const name = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
        if (!answer.ok || name === undefined) return send(toProgressLine({ words: await toWords(answer) }));
        const file = new Uint8Array(await answer.arrayBuffer());
        send(toProgressLine({ file: { name, bytes: file.byteLength } }));
        send(file);
      };
      // Not awaited: nothing is read from a stream before it has started.
      void work()
        .catch((error: unknown) => {
          logError(error, "File with progress not created.");
          send(toProgressLine({ words: FAILED }));
        })
        .finally(() => {
          if (!signal.aborted) controller.close();
        });
    },
    cancel: () => left.abort(),
  });
  return new Response(body, {
    headers: {
      "Cache-Control": "private, no-store, no-transform",
      "Content-Type": PROGRESS_TYPE,
      "X-Accel-Buffering": "no",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
