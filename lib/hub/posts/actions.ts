"use server";

import { refresh, updateTag } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import { asMember } from "@/lib/access/load";
import { loadAdmin } from "@/lib/accounts/administration/load";
import { FIELD_NAMES } from "@/lib/hub/posts/differences";
import type { PostChange, PostText } from "@/lib/hub/posts/admin-post";
import type { BeginOutcome, KeepOutcome, PreviewOutcome } from "@/lib/hub/posts/keep-outcome";
import { POSTS_TAG } from "@/lib/hub/posts/load";
import {
  createPost,
  featurePost,
  makePreview,
  publishPost,
  removeDraft,
  renamePost,
  restoreDraft,
  restoreRevision,
  savePost,
  takeOverFile,
  withdrawPost,
} from "@/lib/hub/posts/mutations";
import { ADDRESS_RULE, EMPTY_POST, isSlug, LONGEST, postFields, toSlug } from "@/lib/hub/posts/post-form";
import { ZONES } from "@/lib/hub/posts/publish-time";
import { toInstant } from "@/lib/platform/words/zoned-time";
import { faultsOf, type PostFault } from "@/lib/hub/posts/readiness";
import {
  editHref,
  POSTS_PAGE,
  previewHref,
  type PostOutcome,
  revisionsHref,
  outcomeHref,
} from "@/lib/hub/posts/search-params";
import { readForm } from "@/lib/platform/forms/load";
import { typedText } from "@/lib/platform/forms/typed-text";
import { logError } from "@/lib/platform/telemetry/log-error";

const id = z.uuid();
const revision = z.coerce.number().int().positive().max(999_999);
const keepForm = z.strictObject({
  id,
  base: revision,
  then: z.enum(["save", "publish", "schedule"]).default("save"),
  when: z.string().max(20).default(""),
  zone: z.enum(ZONES).default("Europe/Stockholm"),
  ...postFields,
});

const TOO_LONG = "Not saved. A post needs a title, and no field may exceed its limit.";
const NO_ANSWER = "We couldn’t save. Your text is still here; try again in a moment.";
const NOT_RELEASED =
  "Saved, but we couldn’t confirm that it was published. Check its status in the list, and publish it again if needed.";
const NO_TIME = "Saved, but not scheduled. Choose a valid future date and time within two years.";
const IS_PUBLIC =
  "Saved, but not scheduled, because the post is already published. Publish the changes now, or unpublish the post first.";

/** Saves the editor's text as the newest revision, and publishes or schedules it if requested. For admins only. */
export async function keepPost(_before: KeepOutcome, data: FormData): Promise<KeepOutcome> {
  await loadAdmin(POSTS_PAGE);
  const form = keepForm.safeParse(typedText(data));
  if (!form.success) return { status: "refused", words: TOO_LONG, mine: null };
  const { id: post, base, then, when, zone, ...text } = form.data;
  try {
    const change = await savePost(asMember, post, base, text);
    if (change.status === "conflict") return { status: "conflict", theirs: change, mine: text };
    if (change.status !== "saved") return { status: "missing" };
    const saved: SavedRevision = { revision: change.revision, text, at: new Date().toISOString() };
    const outcome: KeepOutcome =
      then === "save"
        ? { status: "saved", ...saved }
        : await toReaders(post, saved, then === "publish" ? null : (toInstant(when, zone) ?? NO_TIME));
    showAnew();
    return outcome;
  } catch (error) {
    logError(error, "Blog post not saved.");
    return { status: "refused", words: NO_ANSWER, mine: text };
  }
}

interface SavedRevision {
  revision: number;
  text: PostText;
  at: string;
}

/** @param when null to publish at once; a message if the time is invalid */
async function toReaders(post: string, saved: SavedRevision, when: Date | string | null): Promise<KeepOutcome> {
  const notReady = (...faults: PostFault[]): KeepOutcome => ({ status: "not_ready", ...saved, faults });
  const faults = faultsOf(saved.text);
  if (faults.length > 0) return notReady(...faults);
  if (typeof when === "string" || (when && !isToCome(when))) return notReady({ field: null, words: NO_TIME });
  const change = await attempt(async () => publishPost(asMember, post, saved.revision, when?.toISOString() ?? null));
  if (change?.status === "saved") return { status: "published", ...saved, until: when?.toISOString() ?? null };
  if (change?.status === "already_public") return notReady({ field: null, words: IS_PUBLIC });
  if (change?.status === "incomplete")
    return notReady(
      ...change.fields.map((field) => ({ field, words: `${FIELD_NAMES[field]}: something is missing.` })),
    );
  return change ? { status: "missing" } : notReady({ field: null, words: NOT_RELEASED });
}

const TWO_YEARS = 2 * 365 * 86_400_000;

function isToCome(when: Date): boolean {
  const ahead = when.getTime() - Date.now();
  return ahead > 0 && ahead < TWO_YEARS;
}

/** Readers and the editor get the new state at once. */
function showAnew(): void {
  updateTag(POSTS_TAG);
  refresh();
}

const beginForm = z.strictObject({ title: postFields.title, slug: z.string().max(200), topic: postFields.topic });

/** Creates a post as a draft and opens it in the editor. For admins only. */
export async function beginPost(_before: BeginOutcome, data: FormData): Promise<BeginOutcome> {
  const { profile } = await loadAdmin(POSTS_PAGE);
  const typed = { title: "", slug: "", topic: "", ...typedText(data) };
  const form = beginForm.safeParse(typed);
  if (!form.success)
    return {
      status: "refused",
      ...typed,
      field: "title",
      words: `Give it a title of at most ${LONGEST.title} characters. You can change it at any time.`,
    };
  const { title, topic } = form.data;
  const slug = form.data.slug.trim() || toSlug(title);
  if (!isSlug(slug)) return { status: "refused", ...typed, field: "slug", words: ADDRESS_RULE };
  const author = `${profile.firstName} ${profile.lastName}`.trim().slice(0, LONGEST.author);
  const change = await attempt(async () => createPost(asMember, slug, { ...EMPTY_POST, title, topic, author }));
  if (change?.status === "slug_taken")
    return {
      status: "refused",
      ...typed,
      slug,
      field: "slug",
      words: "Another post is or was at this address. Choose another one.",
    };
  if (change?.status !== "saved") return { status: "refused", ...typed, field: null, words: NO_ANSWER };
  updateTag(POSTS_TAG);
  redirect(outcomeHref(editHref(change.id), "begun"));
}

/** Null if the database did not respond. */
async function attempt<Outcome>(work: () => Promise<Outcome>): Promise<Outcome | null> {
  try {
    return await work();
  } catch (error) {
    logError(error, "Blog post change failed; nothing was changed.");
    return null;
  }
}

/** Back to a page of the editor, with the result of the action. */
function tell(change: PostChange | null, back: string, done: PostOutcome, of?: string): never {
  updateTag(POSTS_TAG);
  if (change?.status === "saved") redirect(outcomeHref(back, done, of));
  const outcomes = {
    conflict: "in_between",
    slug_taken: "address_taken",
    missing: "missing",
    none: "no_answer",
  } as const;
  redirect(outcomeHref(back, outcomes[change?.status ?? "none"]));
}

/** Changes a post's address. For admins only. */
export async function movePost(data: FormData): Promise<void> {
  await loadAdmin(POSTS_PAGE);
  const { id: post, slug } = readForm(
    z.strictObject({
      id,
      slug: z
        .string()
        .max(200)
        .transform((typed) => typed.trim()),
    }),
    data,
  );
  if (!isSlug(slug)) redirect(outcomeHref(editHref(post), "no_address"));
  tell(await attempt(async () => renamePost(asMember, post, slug)), editHref(post), "moved");
}

/** Takes down a post, or cancels its schedule. For admins only. */
export async function unpublishPost(data: FormData): Promise<void> {
  await loadAdmin(POSTS_PAGE);
  const { id: post, state } = readForm(z.strictObject({ id, state: z.enum(["published", "scheduled"]) }), data);
  tell(
    await attempt(async () => withdrawPost(asMember, post)),
    editHref(post),
    state === "published" ? "withdrawn" : "unscheduled",
  );
}

/** Features a post at the top of the list, or stops. For admins only. */
export async function leadWithPost(data: FormData): Promise<void> {
  await loadAdmin(POSTS_PAGE);
  const { id: post, leads } = readForm(z.strictObject({ id, leads: z.enum(["yes", "no"]) }), data);
  tell(
    await attempt(async () => featurePost(asMember, post, leads === "yes")),
    editHref(post),
    leads === "yes" ? "leads" : "leads_no_more",
  );
}

/** Deletes a draft that was never public. It can be restored. For admins only. */
export async function dropDraft(data: FormData): Promise<void> {
  await loadAdmin(POSTS_PAGE);
  const { id: post } = readForm(z.strictObject({ id }), data);
  tell(await attempt(async () => removeDraft(asMember, post)), POSTS_PAGE, "removed", post);
}

/** Restores a deleted draft. For admins only. */
export async function undropDraft(data: FormData): Promise<void> {
  await loadAdmin(POSTS_PAGE);
  const { id: post } = readForm(z.strictObject({ id }), data);
  tell(await attempt(async () => restoreDraft(asMember, post)), editHref(post), "back");
}

/** Makes an older revision the newest. For admins only. */
export async function bringBackRevision(data: FormData): Promise<void> {
  await loadAdmin(POSTS_PAGE);
  const { id: post, base, number } = readForm(z.strictObject({ id, base: revision, number: revision }), data);
  const change = await attempt(async () => restoreRevision(asMember, post, base, number));
  tell(change, change?.status === "saved" ? editHref(post) : revisionsHref(post), "brought_back");
}

/** Copies a post from `content/blog` into the editor; readers then get the copy. For admins only. */
export async function takeOverPost(data: FormData): Promise<void> {
  await loadAdmin(POSTS_PAGE);
  const { slug } = readForm(z.strictObject({ slug: z.string().max(200).refine(isSlug) }), data);
  const change = await attempt(async () => takeOverFile(asMember, slug));
  tell(change, change?.status === "saved" ? editHref(change.id) : POSTS_PAGE, "taken_over");
}

/**
 * Creates a preview link to the newest revision for people without an account, replacing any earlier one. For admins
 * only.
 */
export async function linkToPreview(_before: PreviewOutcome, data: FormData): Promise<PreviewOutcome> {
  await loadAdmin(POSTS_PAGE);
  const { id: post } = readForm(z.strictObject({ id }), data);
  const made = await attempt(async () => makePreview(asMember, post));
  if (!made)
    return {
      status: "failed",
      words: "We couldn’t create the link. The post may have been deleted; try again in a moment.",
    };
  refresh();
  return { status: "made", path: previewHref(made.token), until: made.until };
}
