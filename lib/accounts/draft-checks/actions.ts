"use server";

import { redirect } from "next/navigation";
import { z } from "zod";
import { asMember } from "@/lib/access/load";
import { hasRole } from "@/lib/access/viewer";
import { beginCheck } from "@/lib/accounts/draft-checks/load";
import { draftHref, isOpenStep } from "@/lib/accounts/drafts/draft-steps";
import { loadDraft, loadResearcher } from "@/lib/accounts/drafts/load";
import { sayHref, type Said } from "@/lib/accounts/drafts/said";
import { readDefinition } from "@/lib/catalogue/definition/read-definition";
import { readForm } from "@/lib/platform/forms/load";
import { DATA_PAGE } from "@/lib/rankings/publications/search-params";
import { hashOfDefinition } from "@/lib/study/drafts/draft-hash";
import { acceptDraftWarnings, saveDraftDefinition } from "@/lib/study/drafts/mutations";
import { needsAdmin, withAction } from "@/lib/study/drafts/quality-choice";

const draftForm = z.strictObject({ draft: z.uuid() });
const held = { draft: z.uuid(), revision: z.coerce.number().int().positive() };
const acceptForm = z.strictObject({ ...held, accepted: z.literal("yes").optional(), reason: z.string().max(1000) });
const actionForm = z.strictObject({
  ...held,
  check: z.string().max(120),
  action: z.enum(["report", "exclude", "refuse"]),
});

async function open(id: string) {
  const { viewer } = await loadResearcher();
  const draft = await loadDraft(id);
  if (!draft) redirect(DATA_PAGE);
  return { draft, isAdmin: hasRole(viewer, "admin") };
}

const tell = (id: string, said: Said): never => redirect(sayHref(draftHref(id, "check"), said));

/** Starts the check of a draft, also again. For researchers and admins. */
export async function startCheck(data: FormData): Promise<void> {
  const { draft: id } = readForm(draftForm, data);
  const { draft } = await open(id);
  if (isOpenStep(draft, "check")) await beginCheck(draft, { again: true });
  redirect(draftHref(id, "check"));
}

/** Accepts the warnings of the last check for a reason. For researchers and admins. */
export async function acceptWarnings(data: FormData): Promise<void> {
  const { draft: id, revision, accepted, reason } = readForm(acceptForm, data);
  await open(id);
  if (accepted === undefined || reason.trim().length < 3) tell(id, "reason");
  const saved = await acceptDraftWarnings(asMember, { id, revision }, reason.trim());
  tell(id, saved.status === "saved" ? "accepted" : "conflict");
}

/** Sets what is done with interviews that a check finds, and checks again. For researchers; above 5% of a wave for admins. */
export async function chooseAction(data: FormData): Promise<void> {
  const { draft: id, revision, check, action } = readForm(actionForm, data);
  const { draft, isAdmin } = await open(id);
  const { definition } = readDefinition(draft.definition);
  const changed = definition && withAction(definition, check, action);
  const finding = draft.checkReport?.quality.find((one) => one.check === check);
  if (!changed || !finding) return tell(id, "conflict");
  if (action === "exclude" && !isAdmin && needsAdmin(finding.waves)) return tell(id, "admin");
  const saved = await saveDraftDefinition(
    asMember,
    { id, revision },
    { definition: changed, sha256: hashOfDefinition(changed), isComplete: true },
  );
  if (saved.status !== "saved") return tell(id, "conflict");
  const now = await loadDraft(id);
  if (now) await beginCheck(now);
  redirect(draftHref(id, "check"));
}
