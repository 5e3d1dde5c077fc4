import "server-only";
import { asMember } from "@/lib/access/load";
import { loadDraft } from "@/lib/accounts/drafts/load";
import type { CheckReport, Draft } from "@/lib/study/drafts/draft";
import { draftFolder } from "@/lib/study/drafts/draft-folder";
import { hashOfDraft } from "@/lib/study/drafts/draft-hash";
import { findFileJob, resultFile, startFileJob } from "@/lib/study/jobs/file-jobs";
import type { FileJob } from "@/lib/study/jobs/file-job";
import { type CheckResult, checkResult } from "@/lib/study/drafts/jobs/mapping-preview";
import { keepDraftCheck } from "@/lib/study/drafts/mutations";
import { readNote } from "@/lib/study/jobs/write-note";

export interface Check {
  draft: Draft;
  /** "none" before the first check, and after a change of files or mapping. */
  job: FileJob;
  /** With the places of problems; null where they were deleted with the files. */
  result: CheckResult | null;
}

const keyOf = ({ files, definition }: Draft) => hashOfDraft(files, definition ?? {});

/** Starts the check of a draft in a process of its own. */
export async function beginCheck(draft: Draft, { again = false } = {}): Promise<void> {
  const { id, files, definition } = draft;
  await startFileJob(
    draftFolder(id),
    "check",
    {
      ...{ key: keyOf(draft), draft: id, definition },
      files: files.map(({ uploadId, name, kind, sha256 }) => ({ uploadId, name, kind, sha256 })),
    },
    { again },
  );
}

/** How far the check of a draft is. A result that is new is recorded in the caller’s name, in counts. */
export async function loadCheck(draft: Draft): Promise<Check> {
  const folder = draftFolder(draft.id);
  const key = keyOf(draft);
  const job = await findFileJob(folder, "check", key);
  const read = job.state === "done" ? await readNote(resultFile(folder, "check"), checkResult) : null;
  const result = read?.key === key ? read : null;
  const { endedAt } = job;
  if (result === null || endedAt === null) return { draft, job, result };
  if (draft.checkHash === key && draft.checkReport?.at === endedAt) return { draft, job, result };
  await keepDraftCheck(asMember, draft, { report: toReport(result, endedAt), hash: key });
  return { draft: (await loadDraft(draft.id)) ?? draft, job, result };
}

const MOST_DETAILS = 50;
const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

/** Counts of what was found: nothing that quotes the files. */
function toReport(
  { problems, quality, interviews, assessments, answers, brands }: CheckResult,
  at: string,
): CheckReport {
  const sum = (isWarning: boolean) =>
    problems.reduce((all, group) => all + (group.isWarning === isWarning ? group.count : 0), 0);
  return {
    ...{ at, errors: sum(false), warnings: sum(true), interviews, assessments, answers, brands },
    quality: quality.map(({ check, action, rule, waves, details }) => ({
      ...{ check: cut(check, 60), action, rule: cut(rule, 500), waves },
      details: details.slice(0, MOST_DETAILS).map((detail) => cut(detail, 500)),
    })),
  };
}
