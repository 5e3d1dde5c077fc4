import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { marketBySpelling, waveNameIn } from "@/lib/catalogue/definition/markets";
import type { Study, StudyWave } from "@/lib/study/study";

type WaveKey = Pick<StudyWave, "market" | "year">;

/** A text that names no wave of the study, with a list of its waves. */
export class UnknownWave extends Error {
  override readonly name = "UnknownWave";
}

/**
 * The part of a study selected by `asked`: "all", or waves such as "sweden/2025", "sweden-2025", "sweden" for all its
 * years, and "2025" for all markets.
 * @throws {UnknownWave}
 */
export function selectWaves(study: Study, asked: readonly string[], definition = DEFAULT_DEFINITION): Study {
  if (asked.includes("all")) return study;
  const wanted = new Set(asked.flatMap((text) => matching(study.waves, text, definition)).map(waveKey));
  const isWanted = (wave: WaveKey) => wanted.has(waveKey(wave));
  const isOrigin = ({ market, originYear }: { market: StudyWave["market"]; originYear: number }) =>
    isWanted({ market, year: originYear });
  const isLatest = ({ market, latestYear }: { market: StudyWave["market"]; latestYear: number }) =>
    isWanted({ market, year: latestYear });
  return {
    ...study,
    waves: study.waves.filter(isWanted),
    results: study.results.filter(isWanted),
    ageGroups: study.ageGroups.filter(isWanted),
    consumers: study.consumers.filter(isWanted),
    forecasts: study.forecasts.filter(isOrigin),
    forecastHistories: study.forecastHistories.filter(isLatest),
    forecastRecords: study.forecastRecords.filter(isOrigin),
    forecastTracks: study.forecastTracks.filter(isLatest),
    passingOdds: study.passingOdds.filter(isLatest),
    alerts: study.alerts.filter(isWanted),
  };
}

function matching(waves: readonly StudyWave[], text: string, definition: StudyDefinition): StudyWave[] {
  const [, name, year] = /^(.*?)[/\- ]?(20\d\d)?$/.exec(text.trim()) ?? [];
  const market = name ? marketBySpelling(definition, name) : null;
  const found = waves.filter(
    (wave) =>
      (name === "" || wave.market === market?.slug) && (year === undefined ? name !== "" : wave.year === Number(year)),
  );
  if (found.length > 0) return found;
  const known = waves
    .slice(-12)
    .map((wave) => waveNameIn(definition, wave))
    .join(", ");
  throw new UnknownWave(`Wave "${text}" is not in this computation, which has ${waves.length}. Latest: ${known}.`);
}

/** "sweden/2025": a wave in commands, and in what identifies a publication. */
export function waveKey({ market, year }: WaveKey): string {
  return `${market}/${year}`;
}
