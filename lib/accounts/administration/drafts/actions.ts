"use server";

import { redirect } from "next/navigation";
import { z } from "zod";
import { asMember } from "@/lib/access/load";
import { draftHref } from "@/lib/accounts/administration/drafts/draft-steps";
import { loadDraft, loadResearcher } from "@/lib/accounts/administration/drafts/load";
import { sayHref } from "@/lib/accounts/administration/drafts/said";
import { deleteRawFiles } from "@/lib/accounts/administration/drafts/uploads/load";
import { readForm } from "@/lib/platform/forms/load";
import { typedText } from "@/lib/platform/forms/typed-text";
import { DATA_PAGE } from "@/lib/rankings/publications/search-params";
import { createDraft, withdrawDraft } from "@/lib/study/drafts/mutations";

const nameForm = z.strictObject({ name: z.string().trim().min(1).max(120) });
const draftForm = z.strictObject({ draft: z.uuid(), revision: z.coerce.number().int().positive() });

/** Begins a draft and leads to its first step. For researchers and admins. */
export async function beginDraft(data: FormData): Promise<void> {
  await loadResearcher();
  const form = nameForm.safeParse(typedText(data));
  if (!form.success) redirect(sayHref(DATA_PAGE, "unnamed"));
  const { id } = await createDraft(asMember, form.data.name);
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
