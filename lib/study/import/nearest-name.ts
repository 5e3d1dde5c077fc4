import { foldName } from "@/lib/catalogue/names/slug";

/**
 * The candidate whose normalised form has the fewest changed letters, if that is at most a third of them; otherwise
 * null.
 */
export function findNearestName(name: string, candidates: readonly string[]): string | null {
  const folded = foldName(name);
  let nearest: string | null = null;
  let fewest = Math.floor(folded.length / 3) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(folded, foldName(candidate), fewest);
    if (distance < fewest) [nearest, fewest] = [candidate, distance];
  }
  return nearest;
}

/** Letters to insert, delete, replace or swap with a neighbour; counted up to `limit` only. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(replaced, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, (beforeLast[j - 2] ?? Infinity) + 1);
      row.push(best);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? limit;
}
