import { GENERATOR, type Manifest, readManifest } from "@/lib/study/generate/manifest";
import { planStudy, type StudyRequest } from "@/lib/study/generate/study-plan";
import { type OnProgress, writeStudy } from "@/lib/study/generate/write-study";

/** The folder contains something else, which is not overwritten. */
export class FolderTaken extends Error {
  override readonly name = "FolderTaken";
}

/** The generated study, or an identical one that already existed. */
export type Generated = { manifest: Manifest; isNew: boolean };

/**
 * Writes the interviews of an invented study to `folder`, with the columns of study files: respondents and answers, one file of ratings per wave, brands, margins and, at the small scale, finished results of earlier years. The same
 * request gives the same content; a folder that already has it is not changed.
 * @throws FolderTaken if the folder contains anything but this study, or an outdated version of it
 */
export async function generateStudy(
  request: StudyRequest & { folder: string; onProgress?: OnProgress },
): Promise<Generated> {
  const { scale, fraction, seed, folder, onProgress } = request;
  const found = await readManifest(folder);
  if (found === "foreign") throw new FolderTaken(`${folder} already exists and is not a generated study.`);
  if (found !== "none") {
    const { scale: foundScale, fraction: foundFraction, seed: foundSeed } = found;
    if (foundScale !== scale || foundFraction !== fraction || foundSeed !== seed) {
      throw new FolderTaken(
        `${folder} already contains a different generated study (--scale ${foundScale} --fraction ${foundFraction} --seed "${foundSeed}").`,
      );
    }
    if (found.generator === GENERATOR) return { manifest: found, isNew: false };
  }
  const plan = planStudy({ scale, fraction, seed });
  return { manifest: await writeStudy(plan, folder, { replaced: found !== "none", onProgress }), isNew: true };
}
