import { redirect } from "next/navigation";
import { MissingHere } from "@/app/missing-here";
import { toMemberPage } from "@/app/(portal)/member-page";
import { currentStep, draftHref } from "@/lib/accounts/drafts/draft-steps";
import { loadDraft, loadResearcher } from "@/lib/accounts/drafts/load";

interface DraftAddressProps {
  params: Promise<{ id: string }>;
}

/** Leads to the step that a draft is at. */
export default toMemberPage(async function DraftAddress({ params }: DraftAddressProps) {
  const { id } = await params;
  await loadResearcher(draftHref(id));
  const draft = await loadDraft(id);
  if (!draft) return <MissingHere />;
  redirect(draftHref(draft.id, currentStep(draft)));
});
