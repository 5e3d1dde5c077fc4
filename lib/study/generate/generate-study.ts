import { GENERATOR, type Manifest, readManifest } from "@/lib/study/generate/manifest";
import { planStudy, type StudyRequest } from "@/lib/study/generate/study-plan";
import { type OnProgress, writeStudy } from "@/lib/study/generate/write-study";

/** The folder holds something else, which is not overwritten. */
export class FolderTaken extends Error {
  override readonly name = "FolderTaken";
}

/** What was made, or what was there already and is the same. */
export type Generated = { manifest: Manifest; isNew: boolean };

/**
 * Writes the interviews of an invented study into `folder`, in the columns of a study's input files: respondents and
 * answers, one file of assessments per wave, brands, margins and, for the small study, finished results of the years
 * before. The same request gives the same content; a folder that holds it already is left as it is.
 * @throws FolderTaken where the folder holds anything but this study, or an outdated form of it
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
