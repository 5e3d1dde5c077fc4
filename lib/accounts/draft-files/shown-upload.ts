import type { JobState, JobStatus } from "@/lib/study/drafts/jobs/job";
import type { UploadDescription } from "@/lib/study/drafts/jobs/upload-description";
import type { UploadNote } from "@/lib/study/drafts/uploads/upload";

/** A file of a draft, from its first chunk to what was read from it. */
export type ShownUpload = {
  note: UploadNote;
  state: "arriving" | JobState;
  status: JobStatus | null;
  description: UploadDescription | null;
};
