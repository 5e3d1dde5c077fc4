"use server";

import { redirect } from "next/navigation";
import { z } from "zod";
import { asMember, type Member } from "@/lib/access/load";
import { draftHref } from "@/lib/accounts/drafts/draft-steps";
import { loadResearcher } from "@/lib/accounts/drafts/load";
import { type PreviewOutcome, toPreviewFaults } from "@/lib/accounts/releases/preview-form";
import { type ReleaseOutcome, releaseHref } from "@/lib/accounts/releases/search-params";
import { setting } from "@/lib/platform/environment/env.server";
import { readForm } from "@/lib/platform/forms/load";
import { typedText } from "@/lib/platform/forms/typed-text";
import { logError } from "@/lib/platform/telemetry/log-error";
import { COMPUTATION_ID } from "@/lib/study/computation/computation-id";
import { findResults } from "@/lib/study/computation/recent-results";
import { waveKey } from "@/lib/study/computation/waves-asked";
import { draftInput } from "@/lib/study/drafts/draft-input";
import { hasPassedCheck } from "@/lib/study/drafts/draft";
import { moveDraft } from "@/lib/study/drafts/mutations";
import { findDraft } from "@/lib/study/drafts/queries";
import { dataRoot } from "@/lib/study/jobs/data-root";
import { JOB_ID } from "@/lib/study/jobs/job";
import { cancelJob, startJob } from "@/lib/study/jobs/start-job";
import { makePreviewLink, revokePreviewLink } from "@/lib/study/previews/mutations";
import { previewHref } from "@/lib/study/previews/preview-link";
import { digestOfToken, makeToken } from "@/lib/study/previews/preview-token";
import { changeRelease, noteCancelledJob, planRelease, withdrawRelease } from "@/lib/study/releases/mutations";
import { readDue, zoneOf } from "@/lib/study/releases/release";

// For researchers and admins. Each action is logged by the database in their name.

/** DuckDB's memory where none is set: the site and its database need theirs. */
const USUAL_MEMORY = "1GB";
const DAY = 86_400_000;

const draftForm = z.strictObject({ draft: z.uuid(), revision: z.string().regex(/^[1-9]\d{0,8}$/) });

/** Starts the computation of a draft that passed its check. */
export async function startCompute(data: FormData): Promise<void> {
  const { claims } = await loadResearcher();
  const { draft: id, revision } = readForm(draftForm, data);
  const page = draftHref(id, "compute");
  const draft = await findDraft(asMember, id);
  if (!draft || draft.revision !== Number(revision) || !hasPassedCheck(draft)) return tell(page, "unready");
  const input = await draftInput(draft);
  if (input === null) return tell(page, "unready");
  const root = dataRoot();
  const memory = setting("STUDY_MEMORY") ?? USUAL_MEMORY;
  const started = await startJob(
    root,
    { kind: "compute", draft: id, ...input, isSample: false, memory },
    claims.userId,
  ).catch((error: unknown) => {
    logError(error, "Computation not started.");
    return null;
  });
  if (started === null) return tell(page, "unwritable");
  if (started.status === "busy") return tell(page, "busy");
  const moved = await moveDraft(asMember, draft, { state: "compute", computationId: null, jobId: started.id });
  if (moved.status === "saved") return tell(page, "computing");
  await cancelJob(root, started.id);
  return tell(page, "unready");
}

const cancelForm = z.strictObject({ draft: z.uuid(), job: z.string().regex(JOB_ID) });

/** Cancels a computation: nothing of it is kept. */
export async function cancelCompute(data: FormData): Promise<void> {
  const { claims } = await loadResearcher();
  const { draft, job } = readForm(cancelForm, data);
  const isCancelled = await cancelJob(dataRoot(), job);
  if (isCancelled) await noteCancelledJob(claims.userId, job, draft);
  return tell(draftHref(draft, "compute"), isCancelled ? "cancelled" : "ended");
}

const subject = { computation: z.string().regex(COMPUTATION_ID), draft: z.union([z.uuid(), z.literal("")]) };
const planForm = z.strictObject({
  ...subject,
  when: z.enum(["now", "at"]),
  at: z.string().max(20).default(""),
  count: z.string().max(10),
  keep: z.literal("1").optional(),
});

/** Publishes all waves of a computation, at once or at a set time. Asks for their number. */
export async function publishRelease(data: FormData): Promise<void> {
  const member = await loadResearcher();
  const { computation, draft, when, at, count, keep } = readForm(planForm, data);
  const page = releaseHref(computation, draft || null);
  const computed = await findResults(dataRoot(), computation);
  const own = draft === "" ? null : await findDraft(asMember, draft);
  if (!computed || (draft !== "" && own?.computationId !== computation)) return tell(page, "unready");
  if (Number(count.trim()) !== computed.waves.length) return tell(page, "wrong-count");
  const zone = zoneOf(computed.definition);
  const due = when === "now" ? { due: new Date(), isNow: true } : readDue(at, zone, new Date());
  if ("fault" in due) return tell(page, due.fault);
  const planned = await planRelease(
    toAsker(member),
    {
      computationId: computation,
      draftId: own?.id ?? null,
      waves: computed.waves.map(waveKey),
      keepsFiles: keep === "1",
    },
    { at: due.due, zone },
    needsSecond(),
  );
  if (planned.status !== "planned") return tell(page, planned.status);
  if (!due.isNow) return tell(page, "planned");
  // If another study is being published, the timer follows within a minute.
  await startJob(dataRoot(), { kind: "publish", release: planned.id }, null).catch((error: unknown) => {
    logError(error, "Publication not started; will retry.");
  });
  return tell(page, "publishing");
}

const changeForm = z.strictObject({ ...subject, release: z.uuid(), at: z.string().max(20) });

/** Sets another time for a planned publication. */
export async function changeReleaseTime(data: FormData): Promise<void> {
  const member = await loadResearcher();
  const { computation, draft, release, at } = readForm(changeForm, data);
  const page = releaseHref(computation, draft || null);
  const computed = await findResults(dataRoot(), computation);
  if (!computed) return tell(page, "unready");
  const zone = zoneOf(computed.definition);
  const due = readDue(at, zone, new Date());
  if ("fault" in due) return tell(page, due.fault);
  return tell(page, await changeRelease(toAsker(member), release, { at: due.due, zone }, needsSecond()));
}

const withdrawForm = z.strictObject({ ...subject, release: z.uuid() });

/** Gives up a planned publication. */
export async function withdrawFromRelease(data: FormData): Promise<void> {
  const member = await loadResearcher();
  const { computation, draft, release } = readForm(withdrawForm, data);
  return tell(releaseHref(computation, draft || null), await withdrawRelease(toAsker(member), release));
}

/** Makes a preview link for one person. The link is in the answer and nowhere else. */
export async function linkToRankings(_: PreviewOutcome, data: FormData): Promise<PreviewOutcome> {
  const { claims } = await loadResearcher();
  const typed = typedText(data);
  const { link, faults } = toPreviewFaults(typed);
  if (link === null) return { status: "faulty", faults, typed };
  try {
    if (!(await findResults(dataRoot(), link.computation))) return { status: "failed", words: GONE, typed };
    const secret = setting("AUTH_SECRET") ?? "";
    const token = makeToken(secret);
    const made = await makePreviewLink(claims.userId, {
      ...{ computationId: link.computation, name: link.name, email: link.email, level: link.level },
      digest: digestOfToken(token, secret) ?? "",
      until: new Date(Date.now() + link.days * DAY),
    });
    if (made.status !== "made") return { status: "failed", words: made.status === "full" ? FULL : PAST, typed };
    return { status: "made", path: previewHref(token), name: link.name, email: link.email, until: made.until };
  } catch (error) {
    logError(error, "Preview link not created.");
    return { status: "failed", words: FAILED, typed };
  }
}

const GONE = "This computation is no longer stored. Compute the draft again.";
const FULL = "There are 50 open links to this study. Revoke one first.";
const PAST = "The publication is due now, so the link would expire at once.";
const FAILED = "We couldn’t create the link. Nothing has changed; please try again.";

const revokeForm = z.strictObject({ ...subject, link: z.uuid() });

/** Ends a preview link at once. */
export async function revokePreview(data: FormData): Promise<void> {
  const { claims } = await loadResearcher();
  const { computation, draft, link } = readForm(revokeForm, data);
  const isRevoked = await revokePreviewLink(claims.userId, link);
  return tell(releaseHref(computation, draft || null), isRevoked ? "revoked" : "missing");
}

const needsSecond = () => setting("PUBLISH_NEEDS_SECOND") ?? false;

function toAsker({ claims, profile }: Member) {
  const name = `${profile.firstName} ${profile.lastName}`.trim();
  return { userId: claims.userId, actor: name === "" ? profile.email : name };
}

function tell(page: string, outcome: ReleaseOutcome): never {
  redirect(`${page}?said=${outcome}`);
}
