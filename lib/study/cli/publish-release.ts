import { createHash } from "node:crypto";
import { formatNumber } from "@/lib/platform/words/format";
import { findComputation } from "@/lib/study/cli/computations";
import { explainJob } from "@/lib/study/cli/explain-job";
import { toPublication } from "@/lib/study/cli/publish";
import { refreshPages } from "@/lib/study/cli/refresh";
import { deleteDraftFiles } from "@/lib/study/drafts/uploads/delete-files";
import type { Telling } from "@/lib/study/jobs/run-job";
import { publishStudy } from "@/lib/study/mutations";
import { beginRelease, failRelease, noteReleasedFiles, settleRelease } from "@/lib/study/releases/mutations";
import { withCurrentBackend } from "@/supabase/local/connect";

/**
 * Publishes a planned release whose time has come, and marks it as done in the same transaction. A failure is recorded
 * with it, and it is tried again later.
 * @returns the number of the publication
 * @throws an error if it is not planned or its time has not come, and any error of publishing
 */
export async function publishRelease(id: string, tell: Telling): Promise<string> {
  return withCurrentBackend(async () => {
    const release = await beginRelease(id);
    if (!release) throw new Error("This publication was withdrawn, moved to a later time, or is done already.");
    try {
      tell.step("Reading the computation");
      const { study, input, origin } = toPublication(await findComputation(release.computationId), release.waves);
      tell.step("Publishing");
      const published = await publishStudy(
        study,
        { ...origin, sha256: createHash("sha256").update(input).digest("hex"), actor: release.actor, release: id },
        (done, total) => tell.step("Publishing", done, total),
      );
      // The same results were published already, so there was no transaction to mark it in.
      if (published.wasCurrent) await settleRelease(id, published.publication);
      if (release.draftId !== null && !release.keepsFiles && (await noteReleasedFiles(release.draftId))) {
        tell.step("Deleting the raw files");
        await deleteDraftFiles(release.draftId);
      }
      tell.say(`Published ${formatNumber(published.rows)} rows in ${published.waves} waves.`);
      tell.step("Refreshing the pages");
      await refreshPages();
      return String(published.publication);
    } catch (error) {
      await failRelease(id, explainJob(error)).catch(() => undefined);
      throw error;
    }
  });
}
