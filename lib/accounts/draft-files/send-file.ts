import { CHUNK_HASH, LARGEST_CHUNK, UPLOAD_OFFSET } from "@/lib/study/drafts/uploads/chunks";

/** What sending needs of the browser; tests bring their own. */
export interface SendTools {
  request: (address: string, init: RequestInit) => Promise<Response>;
  hash: (bytes: ArrayBuffer) => Promise<string>;
  /** Resolves after a time, or at once when the signal is aborted. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

export type SendOutcome =
  | { status: "sent" }
  | { status: "paused" }
  /** Nothing more can be sent; `canContinue` if the same file can be continued later. */
  | { status: "refused"; words: string; canContinue: boolean };

export interface SendProgress {
  received: number;
  /** Why it waits; null while bytes are sent. */
  waiting: string | null;
}

/** Milliseconds before trying again after a broken connection, longer each time. */
const PAUSES = [500, 1000, 2000, 4000, 8000, 15_000];
/** A chunk that arrives damaged this often is not damaged by chance. */
const MOST_DAMAGED = 5;
/** Refusals after which the same file can be continued. */
const CONTINUABLE = new Set([401, 403, 507]);

export const uploadAddress = (id: string): string => `/api/admin/uploads/${id}`;

/** SHA-256 in hexadecimal, computed by the browser. */
export async function hashBytes(bytes: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

interface Sending {
  file: Blob;
  id: string;
  received: number;
  signal: AbortSignal;
  onProgress: (progress: SendProgress) => void;
  tools: SendTools;
  /** Bytes of a chunk. */
  chunk?: number;
}

const wordsOf = async (answer: Response): Promise<{ message: string; received: number | null }> => {
  const body: unknown = await answer.json().catch(() => null);
  const { error, received } = (body ?? {}) as { error?: { message?: string }; received?: number };
  const message = error?.message ?? "We couldn’t save the file. Try again in a moment.";
  return { message, received: typeof received === "number" ? received : null };
};

/**
 * Sends the rest of a file, one chunk after the other, each with its hash. A broken connection, a busy server and a
 * damaged chunk are tried again; the server says how much it has.
 */
export async function sendFile({
  file,
  id,
  received,
  signal,
  onProgress,
  tools,
  chunk = LARGEST_CHUNK,
}: Sending): Promise<SendOutcome> {
  let offset = received;
  let failures = 0;
  let damaged = 0;
  const pause = async (words: string, milliseconds: number) => {
    onProgress({ received: offset, waiting: words });
    await tools.wait(milliseconds, signal);
  };
  while (offset < file.size) {
    if (signal.aborted) return { status: "paused" };
    const end = Math.min(offset + chunk, file.size);
    let answer: Response;
    try {
      const bytes = await file.slice(offset, end).arrayBuffer();
      answer = await tools.request(uploadAddress(id), {
        method: "PUT",
        body: bytes,
        headers: {
          "Content-Range": `bytes ${offset}-${end - 1}/${file.size}`,
          "Content-Type": "application/octet-stream",
          [CHUNK_HASH]: await tools.hash(bytes),
        },
        signal,
      });
    } catch (error) {
      if (signal.aborted) return { status: "paused" };
      // The file was moved or changed on the reader's own disk.
      if (error instanceof DOMException && error.name === "NotReadableError")
        return { status: "refused", words: "The file can no longer be read. Choose it again.", canContinue: true };
      await pause("Waiting for the connection", PAUSES[Math.min(failures, PAUSES.length - 1)] ?? 0);
      failures += 1;
      offset = (await askOffset(id, tools, signal)) ?? offset;
      continue;
    }
    if (answer.ok) {
      failures = 0;
      damaged = 0;
      offset = (await wordsOf(answer)).received ?? end;
      onProgress({ received: offset, waiting: null });
      continue;
    }
    const { message, received: there } = await wordsOf(answer);
    if (answer.status === 429 || answer.status === 503) {
      const seconds = Number(answer.headers.get("retry-after") ?? 1);
      await pause(message, Math.min(60, Math.max(1, seconds)) * 1000);
    } else if (answer.status === 409 && there !== null) offset = there;
    else if (answer.status === 422 && damaged < MOST_DAMAGED) damaged += 1;
    else if (answer.status >= 502 && answer.status !== 507) {
      await pause("Waiting for the connection", PAUSES[Math.min(failures, PAUSES.length - 1)] ?? 0);
      failures += 1;
    } else return { status: "refused", words: message, canContinue: CONTINUABLE.has(answer.status) };
  }
  return { status: "sent" };
}

/** How much of the file the server has; null if it can’t be asked now. */
async function askOffset(id: string, tools: SendTools, signal: AbortSignal): Promise<number | null> {
  try {
    const answer = await tools.request(uploadAddress(id), { method: "HEAD", signal });
    const there = answer.headers.get(UPLOAD_OFFSET);
    return answer.ok && there !== null ? Number(there) : null;
  } catch {
    return null;
  }
}

/** Whether a file that is chosen again is the one of an unfinished upload: by name, size and the hash of its beginning. */
export async function isSameFile(
  file: File,
  upload: { name: string; size: number; first: { size: number; sha256: string } | null },
  hash: SendTools["hash"],
): Promise<boolean> {
  if (file.name.trim() !== upload.name || file.size !== upload.size) return false;
  if (upload.first === null) return true;
  return (await hash(await file.slice(0, upload.first.size).arrayBuffer())) === upload.first.sha256;
}
