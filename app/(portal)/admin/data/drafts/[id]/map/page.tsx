import Link from "next/link";
import { redirect } from "next/navigation";
import { MissingHere } from "@/app/missing-here";
import type { GuardedPageProps } from "@/app/(portal)/guarded-part";
import { toMemberPage } from "@/app/(portal)/member-page";
import { DraftOutcome } from "@/components/accounts/drafts/draft-outcome";
import { DraftPage } from "@/components/accounts/drafts/draft-page";
import { JobLine } from "@/components/accounts/drafts/job-line";
import { InterviewPreview } from "@/components/accounts/draft-mapping/interview-preview";
import { MappingForm } from "@/components/accounts/draft-mapping/mapping-form";
import { NoMapping } from "@/components/accounts/draft-mapping/no-mapping";
import { VariableList } from "@/components/accounts/draft-mapping/variable-list";
import { OtherProblems } from "@/components/accounts/draft-mapping/other-problems";
import { RefreshWhile } from "@/components/layout/refresh-while";
import { buttonVariants } from "@/components/ui/button-look";
import { hasRole } from "@/lib/access/viewer";
import { draftHref, isOpenStep } from "@/lib/accounts/drafts/draft-steps";
import { loadDraft, loadResearcher } from "@/lib/accounts/drafts/load";
import { loadMapping } from "@/lib/accounts/draft-mapping/load";
import { industriesOf, mappingFields } from "@/lib/accounts/draft-mapping/mapping-fields";
import { parseVariableQuery } from "@/lib/accounts/draft-mapping/search-params";
import { parseSaid } from "@/lib/accounts/drafts/said";
import { toPageHead } from "@/lib/platform/site/page-head";
import { mappingFor, mappingsOf } from "@/lib/study/drafts/jobs/proposed-definition";

type DraftStepProps = GuardedPageProps & { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: DraftStepProps) {
  const { id } = await params;
  const description = "Say what each column of the files is: market, year, person, weight, brands, questions.";
  return toPageHead({ path: draftHref(id, "map"), title: "Mapping of a draft", description, listed: false });
}

/** The second step of a draft: what each column of its files is. */
export default toMemberPage(async function DraftMapPage({ params, searchParams }: DraftStepProps) {
  const [{ id }, search] = await Promise.all([params, searchParams]);
  const { viewer } = await loadResearcher(draftHref(id, "map"));
  const found = await loadDraft(id);
  if (!found) return <MissingHere />;
  if (!isOpenStep(found, "map")) redirect(draftHref(found.id, "files"));
  const { draft, definition, problems, tables, isReading, isComplete, preview } = await loadMapping(found);
  const page = draftHref(draft.id, "map");
  const mappings = mappingsOf(definition);
  const delivered = tables.filter(({ description }) => description.described !== null);
  const shown = mappings
    .map((mapping, at) => ({ mapping, at, files: delivered.filter(({ name }) => mappingFor(mappings, name) === at) }))
    .filter(({ files }) => files.length > 0);
  const used = preview?.result ? new Map(preview.result.files.map((file) => [file.name, new Set(file.used)])) : null;
  const rest = problems.filter(({ path }) => !shown.some(({ at }) => path.startsWith(`mappings[${at}]`)));
  const query = parseVariableQuery(search);
  return (
    <DraftPage
      draft={draft}
      step="map"
      purpose="Say what each column is. We suggest a mapping from names, labels and values. Check it, correct it and save it."
      isOverview={!hasRole(viewer, "admin")}
    >
      <DraftOutcome said={parseSaid(search)} />
      <RefreshWhile isBusy={isReading} />
      {isReading && (
        <p role="status" className="mt-6 text-s0 leading-6">
          The files are still being read.
        </p>
      )}
      {preview && <JobLine job={preview.job} words="The mapping is being tested on the files" href={page} />}
      {isComplete && (
        <div className="mt-6">
          <Link href={draftHref(draft.id, "check")} prefetch={false} className={buttonVariants({})}>
            Continue to the check
          </Link>
        </div>
      )}
      <OtherProblems problems={rest} />
      {delivered.length === 0 && !isReading && <NoMapping draft={draft} tables={tables} />}
      {delivered.length > 0 && (
        <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-7-5">
          <div className="min-w-0">
            {shown.map(({ mapping, at, files }) => (
              <MappingForm
                key={at}
                draft={draft}
                at={at}
                mapping={mapping}
                parts={mappingFields(definition, mapping)}
                problems={problems}
                guesses={files.flatMap(({ description }) => description.described?.guesses ?? [])}
                industries={industriesOf(definition)}
                isOnly={shown.length === 1}
              />
            ))}
            <a href={`${page}/study.json`} download className="link inline-flex min-h-11 items-center text-s0">
              Download study.json
            </a>
          </div>
          <div className="min-w-0">
            {delivered.map(({ name, description }) => (
              <VariableList
                key={name}
                page={page}
                file={name}
                columns={description.described?.columns ?? []}
                query={query}
                used={used?.get(name) ?? null}
              />
            ))}
          </div>
        </div>
      )}
      {preview?.result && <InterviewPreview preview={preview.result} />}
    </DraftPage>
  );
});
