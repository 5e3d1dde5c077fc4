import { withoutFigures } from "@/lib/study/bare-study";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { waveNameIn } from "@/lib/catalogue/definition/markets";
import type { InterviewFigures } from "@/lib/study/compute/compute-interviews";
import type { Study, StudyWave } from "@/lib/study/study";

/** A wave in two sources, by its name. */
export class WaveTwice extends Error {
  override readonly name = "WaveTwice";

  constructor(readonly wave: string) {
    super(`${wave} appears twice, as finished results or as interviews`);
  }
}

/**
 * Merges finished results and interviews. A wave whose interviews have no brand ratings takes its results from the
 * finished ones, which get its fieldwork and weighting.
 * @throws {WaveTwice} for any other wave in two sources
 */
export function mergeWaves(
  source: string,
  isSample: boolean,
  finished: readonly Pick<Study, "waves" | "results">[],
  interviews: InterviewFigures,
  definition = DEFAULT_DEFINITION,
): Study {
  const waveName = (wave: Pick<StudyWave, "market" | "year">) => waveNameIn(definition, wave);
  const answered = new Map(
    interviews.waves.filter(({ assessments }) => assessments === null).map((wave) => [waveName(wave), wave]),
  );
  const assessed = interviews.waves.filter(({ assessments }) => assessments !== null);
  const waves = [...finished.flatMap((part) => part.waves), ...assessed].map((wave) =>
    withFieldwork(wave, answered.get(waveName(wave))),
  );
  const names = new Set<string>();
  for (const wave of waves) {
    const name = waveName(wave);
    if (names.has(name)) throw new WaveTwice(name);
    names.add(name);
  }
  const alone = [...answered].filter(([name]) => !names.has(name)).map(([, wave]) => wave);
  return {
    ...withoutFigures(),
    source,
    isSample,
    waves: [...waves, ...alone],
    results: [...finished, interviews].flatMap((part) => part.results),
    ageGroups: interviews.ageGroups,
    consumers: interviews.consumers,
  };
}

function withFieldwork(wave: StudyWave, answered: StudyWave | undefined): StudyWave {
  if (!answered) return wave;
  const { fieldworkFrom, fieldworkTo, weighting } = answered;
  return { ...wave, fieldworkFrom, fieldworkTo, weighting };
}
