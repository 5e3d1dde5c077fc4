"use server";

import { redirect } from "next/navigation";
import { z } from "zod";
import { asMember } from "@/lib/access/load";
import { draftHref } from "@/lib/accounts/drafts/draft-steps";
import { loadResearcher } from "@/lib/accounts/drafts/load";
import { sayHref } from "@/lib/accounts/drafts/said";
import { typedText } from "@/lib/platform/forms/typed-text";
import { DATA_PAGE } from "@/lib/rankings/publications/search-params";
import { createDraft } from "@/lib/study/drafts/mutations";

const nameForm = z.strictObject({ name: z.string().trim().min(1).max(120) });

/** Begins a draft and leads to its first step. For researchers and admins. */
export async function beginDraft(data: FormData): Promise<void> {
  await loadResearcher();
  const form = nameForm.safeParse(typedText(data));
  if (!form.success) redirect(sayHref(DATA_PAGE, "unnamed"));
  const { id } = await createDraft(asMember, form.data.name);
  redirect(draftHref(id, "files"));
}
