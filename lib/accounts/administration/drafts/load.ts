import "server-only";
import { redirect } from "next/navigation";
import { z } from "zod";
import { asMember, loadGuarded, type Member } from "@/lib/access/load";
import { hasRole } from "@/lib/access/viewer";
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
