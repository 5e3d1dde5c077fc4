import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { SITE } from "@/lib/platform/site/site";
import { toInstant } from "@/lib/platform/words/zoned-time";

export const RELEASE_STATES = ["scheduled", "published", "withdrawn", "rolled_back"] as const;
export type ReleaseState = (typeof RELEASE_STATES)[number];

/** The publication of a computation, planned or done. Times are ISO. */
export type Release = {
  id: string;
  computationId: string;
  draftId: string | null;
  /** "sweden/2025". */
  waves: readonly string[];
  dueAt: string;
  zone: string;
  state: ReleaseState;
  /** Name of the person, or of who ran the command. */
  by: string;
  /** Recorded with the publication. */
  actor: string;
  createdAt: string;
  attempts: number;
  triedAt: string | null;
  nextTryAt: string | null;
  /** Why the last attempt failed. */
  error: string | null;
  publication: number | null;
  /** Whether the raw files of the draft stay after publishing. */
  keepsFiles: boolean;
  publishedAt: string | null;
};

/** The time zone in which a study's times of publication are set and said. */
export function zoneOf({ study }: Pick<StudyDefinition, "study">): string {
  return study.timeZone ?? SITE.timeZone;
}

/** Milliseconds from now within which a time counts as now. */
const AT_ONCE = 60_000;
/** Milliseconds: a typing error in the year is found out by it. */
const FARTHEST = 400 * 86_400_000;

export type DueTime = { due: Date; isNow: boolean } | { fault: "not-a-time" | "past" | "far" };

/** A local time of a form or a command (`2026-12-10T09:00`, also with a space) as the time of a publication. */
export function readDue(text: string, zone: string, now: Date): DueTime {
  const due = toInstant(text.trim().replace(" ", "T"), zone);
  if (!due) return { fault: "not-a-time" };
  const wait = due.getTime() - now.getTime();
  if (wait < -AT_ONCE) return { fault: "past" };
  if (wait > FARTHEST) return { fault: "far" };
  return { due, isNow: wait <= 0 };
}

export type Standing = "waiting" | "due" | "failing" | Exclude<ReleaseState, "scheduled">;

/** A planned publication waits for its time, is due, or has failed and is tried again. */
export function standingOf({ state, dueAt, error }: Pick<Release, "state" | "dueAt" | "error">, now: Date): Standing {
  if (state !== "scheduled") return state;
  if (Date.parse(dueAt) > now.getTime()) return "waiting";
  return error === null ? "due" : "failing";
}
