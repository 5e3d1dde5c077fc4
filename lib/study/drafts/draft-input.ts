import { access, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Draft } from "@/lib/study/drafts/draft";
import { draftFolder, studyFolder } from "@/lib/study/drafts/draft-folder";

/**
 * What a computation of a checked draft reads: the study files that its check wrote, and its definition, which is
 * written beside them. Null if the files were deleted.
 */
export async function draftInput({
  id,
  definition,
}: Pick<Draft, "id" | "definition">): Promise<{ paths: string[]; definition: string } | null> {
  const study = studyFolder(id);
  const isThere = await access(study).then(
    () => true,
    () => false,
  );
  if (!isThere || definition === null) return null;
  const file = path.join(draftFolder(id), "study.json");
  await writeFile(file, JSON.stringify(definition), { mode: 0o600 });
  return { paths: [study], definition: file };
}
