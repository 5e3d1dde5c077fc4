import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { waveNameIn } from "@/lib/catalogue/definition/markets";
import type { Study, StudyResult, StudyWave } from "@/lib/study/study";

/** The differences of one wave between two computations. */
export type WaveDiff = {
  wave: string;
  added: string[];
  removed: string[];
  /** Brands whose score differs by 0.05 or more, or that have one in only one of them; largest difference first. */
  scores: { brand: string; before: number | null; after: number | null }[];
  /** Brands at another position, largest move first; null if a brand was not ranked. */
  positions: { brand: string; before: number | null; after: number | null }[];
  /** Brands whose change since the previous study is clear in only one of them. */
  tested: { brand: string; isTested: boolean }[];
};

/** The differences between two computations: waves in only one of them, and waves that differ. */
export type StudyDiff = { addedWaves: string[]; removedWaves: string[]; waves: WaveDiff[]; equalWaves: number };

/** Smaller differences in points change no displayed number. */
const VISIBLE = 0.05;

/** The differences from computation `before` to computation `after`. */
export function diffStudies(before: Study, after: Study, definition = DEFAULT_DEFINITION): StudyDiff {
  const nameOf = (wave: Pick<StudyWave, "market" | "year">) => waveNameIn(definition, wave);
  const earlier = Map.groupBy(before.results, nameOf);
  const later = Map.groupBy(after.results, nameOf);
  const names = after.waves.map(nameOf);
  const waves = names
    .filter((name) => earlier.has(name))
    .map((name) => diffWave(name, earlier.get(name) ?? [], later.get(name) ?? []));
  const moved = waves.filter(({ added, removed, scores, positions, tested }) =>
    [added, removed, scores, positions, tested].some((list) => list.length > 0),
  );
  return {
    addedWaves: names.filter((name) => !earlier.has(name)),
    removedWaves: before.waves.map(nameOf).filter((name) => !later.has(name)),
    waves: moved,
    equalWaves: waves.length - moved.length,
  };
}

function diffWave(wave: string, before: readonly StudyResult[], after: readonly StudyResult[]): WaveDiff {
  const was = new Map(before.map((result) => [result.brandSlug, result]));
  const is = new Set(after.map(({ brandSlug }) => brandSlug));
  const pairs = after.flatMap((now) => {
    const then = was.get(now.brandSlug);
    return then ? [{ then, now }] : [];
  });
  const distance = (a: number | null, b: number | null) => (a === null || b === null ? Infinity : Math.abs(a - b));
  return {
    wave,
    added: after.filter(({ brandSlug }) => !was.has(brandSlug)).map(({ brand }) => brand),
    removed: before.filter(({ brandSlug }) => !is.has(brandSlug)).map(({ brand }) => brand),
    scores: pairs
      .filter(({ then, now }) => then.score !== now.score && distance(then.score, now.score) >= VISIBLE)
      .map(({ then, now }) => ({ brand: now.brand, before: then.score, after: now.score }))
      .sort((a, b) => distance(b.before, b.after) - distance(a.before, a.after)),
    positions: pairs
      .filter(({ then, now }) => then.overallPosition !== now.overallPosition)
      .map(({ then, now }) => ({ brand: now.brand, before: then.overallPosition, after: now.overallPosition }))
      .sort((a, b) => distance(b.before, b.after) - distance(a.before, a.after)),
    tested: pairs
      .filter(({ then, now }) => (then.change?.isTested ?? false) !== (now.change?.isTested ?? false))
      .map(({ now }) => ({ brand: now.brand, isTested: now.change?.isTested ?? false })),
  };
}
