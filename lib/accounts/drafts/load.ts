import "server-only";
import { redirect } from "next/navigation";
import { z } from "zod";
import { asMember, loadGuarded, type Member } from "@/lib/access/load";
import { hasRole } from "@/lib/access/viewer";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { findPublishedDefinition } from "@/lib/catalogue/definition/queries";
import { DATA_PAGE } from "@/lib/rankings/publications/search-params";
import type { Draft, ListedDraft } from "@/lib/study/drafts/draft";
import { findDraft, listDrafts } from "@/lib/study/drafts/queries";

/** The researcher or admin who makes the request; anyone else is redirected before anything is read. */
export async function loadResearcher(page: string = DATA_PAGE): Promise<Member> {
  const member = await loadGuarded(page);
  if (!hasRole(member.viewer, "researcher")) redirect("/");
  return member;
}

/** A draft, for researchers and admins; null if there is none. Withdrawn drafts are not shown. */
export async function loadDraft(id: string): Promise<Draft | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const draft = await findDraft(asMember, id);
  return draft?.state === "withdrawn" ? null : draft;
}

/** Every draft that was not withdrawn, for researchers and admins; none for anyone else. */
export async function loadDrafts(): Promise<ListedDraft[]> {
  return listDrafts(asMember);
}

/** The definition of a draft, or the one it begins with: that of the published study, or the built-in one. */
export async function loadBaseDefinition(draft: Pick<Draft, "definition">): Promise<Record<string, unknown>> {
  return draft.definition ?? (await findPublishedDefinition(asMember)) ?? DEFAULT_DEFINITION;
}
