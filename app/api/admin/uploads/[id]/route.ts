import { z } from "zod";
import { answerResearcher, refuse } from "@/app/api/admin/answer-researcher";
import { answer } from "@/app/api/answer-member";
import { loadDraft } from "@/lib/accounts/drafts/load";
import { loadUploads, removeUpload } from "@/lib/accounts/draft-files/load";
import { CHUNK_HASH, MOST_AT_ONCE, UPLOAD_LENGTH, UPLOAD_OFFSET } from "@/lib/study/drafts/uploads/chunks";
import { chunkHash, isComplete, parseRange, refuseChunk, type UploadNote } from "@/lib/study/drafts/uploads/upload";
import { findUpload, writeChunk } from "@/lib/study/drafts/uploads/upload-store";

interface RouteContext {
  params: Promise<{ id: string }>;
}

const MISSING = "This upload no longer exists. Choose the file again.";
/** Uploads that are being written, in the whole process: Next may load this module once for each route. */
const KEY = Symbol.for("granskog.uploads");
type Holder = typeof globalThis & { [KEY]?: Set<string> };
const writing = (): Set<string> => ((globalThis as Holder)[KEY] ??= new Set());

async function withUpload(
  request: Request,
  { params }: RouteContext,
  work: (note: UploadNote) => Promise<Response>,
): Promise<Response> {
  // Chunks are not counted as requests: three at a time are taken, of uploads whose beginning was counted.
  return answerResearcher(
    request,
    async () => {
      const { id } = await params;
      const note = z.uuid().safeParse(id).success ? await findUpload(id) : null;
      return note ? work(note) : refuse(404, MISSING);
    },
    { isCounted: false, isChange: request.method !== "HEAD" },
  );
}

/** How much of the file is there. Browsers name no origin when they ask for that. */
export async function HEAD(request: Request, context: RouteContext): Promise<Response> {
  return withUpload(request, context, async ({ received, size }) =>
    answer(200, null, { [UPLOAD_OFFSET]: String(received), [UPLOAD_LENGTH]: String(size) }),
  );
}

/**
 * Writes a chunk of up to 8 MB at its place, `Content-Range: bytes 0-8388607/…`, with its SHA-256. 409 if bytes before
 * it are missing, 416 for a place outside the file, 422 if it does not have its hash or length, 429 while three others
 * are being written, 507 on a full disk. Each says how much is there.
 */
export async function PUT(request: Request, context: RouteContext): Promise<Response> {
  return withUpload(request, context, async (note) => {
    const there = { received: note.received };
    const range = parseRange(request.headers.get("content-range"));
    const sha256 = chunkHash.safeParse(request.headers.get(CHUNK_HASH));
    const refusal = refuseChunk(range, note);
    if (refusal === "gap") return refuse(409, "Earlier parts of the file are missing. They will be sent again.", there);
    if (refusal === "too-large") return refuse(413, "This part of the file is too large.", there);
    if (range === null || refusal !== null || !request.body)
      return refuse(416, "This is not a part of the file. Choose the file again.", there);
    if (!sha256.success) return refuse(400, "This part of the file has no hash.", there);
    const busy = writing();
    if (busy.size >= MOST_AT_ONCE || busy.has(note.id))
      return refuse(429, "Other files are being saved. This one continues in a moment.", there, { "Retry-After": "1" });
    busy.add(note.id);
    try {
      const written = await writeChunk(note, range, sha256.data, request.body);
      if (written.status === "no-room")
        return refuse(507, "The disk is full. Free some space; the upload continues where it stopped.", there);
      if (written.status !== "written")
        return refuse(422, "This part of the file arrived damaged. It will be sent again.", there);
      if (isComplete(written.note)) await beginReading(note.draft);
      return answer(200, { received: written.note.received });
    } finally {
      busy.delete(note.id);
    }
  });
}

/** Reads the file at once, whether or not the page that sent it is still open. */
async function beginReading(id: string): Promise<void> {
  const draft = await loadDraft(id);
  if (draft) await loadUploads(draft);
}

/** Deletes an upload, and takes it out of its draft; 409 if the draft was changed in between. */
export async function DELETE(request: Request, context: RouteContext): Promise<Response> {
  return withUpload(request, context, async (note) => {
    const draft = await loadDraft(note.draft);
    if (!draft) return refuse(404, MISSING);
    const isRemoved = await removeUpload(draft, note.id);
    return isRemoved ? answer(200, {}) : refuse(409, "Someone else changed this draft. Reload the page and try again.");
  });
}
