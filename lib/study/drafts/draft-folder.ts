import { rm } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { setting } from "@/lib/platform/environment/env.server";
import { forgetFileJobs } from "@/lib/study/jobs/file-jobs";

/**
 * What is made of a draft's files: kept beside them, never in a backup, and deleted with them. It quotes answers, so
 * only counts of it go to the database.
 */
export function draftFolder(id: string): string {
  return path.join(path.resolve(setting("DATA_DIR") ?? ".data"), "drafts", z.uuid().parse(id).toLowerCase());
}

/** The files of the study as `check` and `compute` read them, written by the last check. */
export const studyFolder = (id: string): string => path.join(draftFolder(id), "study");

/** Deletes all that was made of a draft's files. */
export async function deleteDraftFolder(id: string): Promise<void> {
  await forgetFileJobs(draftFolder(id));
  await rm(draftFolder(id), { recursive: true, force: true });
}
