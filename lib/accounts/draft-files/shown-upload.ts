import type { FileJob } from "@/lib/study/jobs/file-job";
import type { UploadDescription } from "@/lib/study/drafts/jobs/upload-description";
import type { UploadNote } from "@/lib/study/drafts/uploads/upload";

/** A file of a draft, from its first chunk to what was read from it. */
export type ShownUpload = {
  note: UploadNote;
  /** How far its reading is; null while it arrives. */
  job: FileJob | null;
  description: UploadDescription | null;
};
