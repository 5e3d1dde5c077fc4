"use server";

import { redirect } from "next/navigation";
import { z } from "zod";
import { draftHref } from "@/lib/accounts/administration/drafts/draft-steps";
import { loadDraft, loadResearcher } from "@/lib/accounts/administration/drafts/load";
import { sayHref } from "@/lib/accounts/administration/drafts/said";
import { loadUploads, removeUpload } from "@/lib/accounts/administration/drafts/uploads/load";
import { readForm } from "@/lib/platform/forms/load";
import { DATA_PAGE } from "@/lib/rankings/publications/search-params";

const fileForm = z.strictObject({ draft: z.uuid(), upload: z.uuid() });

/** Takes a file out of a draft and deletes it. For researchers and admins. */
export async function removeFile(data: FormData): Promise<void> {
  await loadResearcher();
  const { draft: id, upload } = readForm(fileForm, data);
  const draft = await loadDraft(id);
  if (!draft) redirect(DATA_PAGE);
  const isRemoved = await removeUpload(draft, upload);
  redirect(sayHref(draftHref(id, "files"), isRemoved ? "removed" : "conflict"));
}

/** Reads a file again whose reading failed or stopped. For researchers and admins. */
export async function readAgain(data: FormData): Promise<void> {
  await loadResearcher();
  const { draft: id, upload } = readForm(fileForm, data);
  const draft = await loadDraft(id);
  if (!draft) redirect(DATA_PAGE);
  await loadUploads(draft, { again: upload });
  redirect(draftHref(id, "files"));
}
