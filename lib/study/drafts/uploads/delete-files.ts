import { deleteDraftFolder } from "@/lib/study/drafts/draft-folder";
import { deleteUpload, listUploads } from "@/lib/study/drafts/uploads/upload-store";

/** Deletes the raw answers of a draft and everything that was made of them, except the computation. */
export async function deleteDraftFiles(draftId: string): Promise<void> {
  for (const { id } of await listUploads(draftId)) await deleteUpload(id);
  await deleteDraftFolder(draftId);
}
