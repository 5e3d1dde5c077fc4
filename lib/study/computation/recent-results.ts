import path from "node:path";
import { COMPUTATION_ID } from "@/lib/study/computation/computation-id";
import { type ComputedResults, loadResults } from "@/lib/study/computation/store";

/** Computations of which the results stay in memory: the one someone looks at, and the one before. */
const MOST = 2;
const recent = new Map<string, Promise<ComputedResults>>();

/**
 * Waves and results of a stored computation; null if there is none, or none that can be read. A computation never
 * changes, so it is read once.
 */
export async function findResults(root: string, id: string): Promise<ComputedResults | null> {
  if (!COMPUTATION_ID.test(id)) return null;
  const folder = path.join(root, "computations", id);
  const known = recent.get(folder) ?? loadResults(folder);
  recent.delete(folder);
  recent.set(folder, known);
  for (const old of [...recent.keys()].slice(0, -MOST)) recent.delete(old);
  try {
    return await known;
  } catch {
    recent.delete(folder);
    return null;
  }
}
