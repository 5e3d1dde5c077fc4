import Link from "next/link";
import { MissingHere } from "@/app/missing-here";
import type { GuardedPageProps } from "@/app/(portal)/guarded-part";
import { toMemberPage } from "@/app/(portal)/member-page";
import { DraftOutcome } from "@/components/accounts/drafts/draft-outcome";
import { DraftPage } from "@/components/accounts/drafts/draft-page";
import { DropDraft } from "@/components/accounts/draft-files/drop-draft";
import { FileDesk } from "@/components/accounts/draft-files/file-desk";
import { CommandSteps } from "@/components/accounts/draft-files/without-script";
import { buttonVariants } from "@/components/ui/button-look";
import { hasRole } from "@/lib/access/viewer";
import { draftHref, isOpenStep } from "@/lib/accounts/drafts/draft-steps";
import { loadDraft, loadResearcher } from "@/lib/accounts/drafts/load";
import { parseSaid } from "@/lib/accounts/drafts/said";
import { loadUploads } from "@/lib/accounts/draft-files/load";
import { toFileRows } from "@/lib/accounts/draft-files/view";
import { toPageHead } from "@/lib/platform/site/page-head";
import { canKeepFiles, uploadLimit } from "@/lib/study/drafts/uploads/upload-store";

type DraftStepProps = GuardedPageProps & { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: DraftStepProps) {
  const { id } = await params;
  const description = "Add the files of a study: upload, pause, continue, remove.";
  return toPageHead({ path: draftHref(id, "files"), title: "Files of a draft", description, listed: false });
}

/** The first step of a draft: its files. */
export default toMemberPage(async function DraftFilesPage({ params, searchParams }: DraftStepProps) {
  const [{ id }, search] = await Promise.all([params, searchParams]);
  const { viewer } = await loadResearcher(draftHref(id, "files"));
  const found = await loadDraft(id);
  if (!found) return <MissingHere />;
  const canKeep = await canKeepFiles();
  const { draft, uploads } = canKeep ? await loadUploads(found) : { draft: found, uploads: [] };
  const isOpen = draft.state !== "published";
  return (
    <DraftPage
      draft={draft}
      step="files"
      purpose="Add the files as they were delivered. Only researchers and admins can see them."
      isOverview={!hasRole(viewer, "admin")}
    >
      <DraftOutcome said={parseSaid(search)} />
      {!canKeep && <CommandSteps reason="This site has no folder for uploaded files. Use the study command instead." />}
      <noscript>
        <CommandSteps reason="Uploads need JavaScript. Turn it on, or use the study command on the server." />
      </noscript>
      {canKeep && <FileDesk draft={draft.id} rows={toFileRows(draft, uploads)} limit={uploadLimit()} isOpen={isOpen} />}
      <p className="mt-6 max-w-text text-s-1 leading-5 text-ink-2">
        Raw answers are kept until the study is published and are then deleted. Their names, sizes and hashes are kept.
      </p>
      {isOpen && (
        <div className="mt-6 flex flex-wrap items-center gap-3">
          {isOpenStep(draft, "map") && (
            <Link href={draftHref(draft.id, "map")} prefetch={false} className={buttonVariants({})}>
              Continue to the mapping
            </Link>
          )}
          <DropDraft draft={draft} />
        </div>
      )}
    </DraftPage>
  );
});
