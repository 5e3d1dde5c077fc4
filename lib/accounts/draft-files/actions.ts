"use server";

import { redirect } from "next/navigation";
import { z } from "zod";
import { asMember } from "@/lib/access/load";
import { draftHref } from "@/lib/accounts/drafts/draft-steps";
import { loadDraft, loadResearcher } from "@/lib/accounts/drafts/load";
import { sayHref } from "@/lib/accounts/drafts/said";
import { deleteRawFiles, loadUploads, removeUpload } from "@/lib/accounts/draft-files/load";
import { withdrawDraft } from "@/lib/study/drafts/mutations";
import { readForm } from "@/lib/platform/forms/load";
import { DATA_PAGE } from "@/lib/rankings/publications/search-params";

const draftForm = z.strictObject({ draft: z.uuid(), revision: z.coerce.number().int().positive() });
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

/** Deletes a draft with its files. For researchers and admins. */
export async function dropDraft(data: FormData): Promise<void> {
  await loadResearcher();
  const { draft: id, revision } = readForm(draftForm, data);
  const draft = await loadDraft(id);
  if (!draft || draft.state === "published") redirect(DATA_PAGE);
  const dropped = await withdrawDraft(asMember, { id, revision });
  if (dropped.status !== "saved") redirect(sayHref(draftHref(id, "files"), "conflict"));
  await deleteRawFiles(id);
  redirect(sayHref(DATA_PAGE, "withdrawn"));
}
