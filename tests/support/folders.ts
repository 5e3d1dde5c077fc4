import path from "node:path";

/** One import: the file that has it and the file it leads to, as paths from the root. */
export interface Import {
  from: string;
  to: string;
}

/** What the tree may grow to. Levels are districts above each other, counted along imports. */
export const LIMITS = { folders: { lib: 13, components: 14 }, levels: 8 } as const;

/**
 * District, area, file: no folder lies deeper. One level more have the study, ports with their adapters (identity,
 * billing), the sections of the consumer pages, and what is run from time to time (`maintenance`).
 */
const DEEPER =
  /^(?:lib|components)\/(?:study|accounts\/(?:identity|billing)|analyses\/consumers|[\w-]+\/[\w-]+(?=\/maintenance\/))\//;
const isTooDeep = (file: string): boolean => {
  const folders = /^(?:lib|components)\/(.+)\/[^/]+$/.exec(file)?.[1]?.split("/").length ?? 0;
  return folders > (DEEPER.test(file) ? 3 : 2);
};

export type Layer = keyof (typeof LIMITS)["folders"];

/** The build decides which identity is behind its doors, so an import of one is no step up to it. */
const DOOR = /^lib\/accounts\/identity\/(?:clerk|embedded)\/(?:client|server|edge|sign-out)\.tsx?$/;
const isDoor = ({ from, to }: Import) => DOOR.test(to) && !from.startsWith("lib/accounts/identity/");

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Groups that import each other: `groupOf` names the group of a file, or null for one that does not count. */
function toGraph(imports: readonly Import[], groupOf: (file: string) => string | null): Graph {
  const graph = new Map<string, Set<string>>();
  for (const one of imports) {
    const [from, to] = [groupOf(one.from), groupOf(one.to)];
    if (from === null || to === null || from === to || isDoor(one)) continue;
    graph.set(from, (graph.get(from) ?? new Set()).add(to));
    if (!graph.has(to)) graph.set(to, new Set());
  }
  return graph;
}

function reach(graph: Graph, start: string): Set<string> {
  const seen = new Set<string>();
  const waiting = [...(graph.get(start) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    waiting.push(...(graph.get(next) ?? []));
  }
  return seen;
}

const PRODUCT = /^(?:app|components|lib|supabase)\//;
const folderOf = (file: string) => (PRODUCT.test(file) && !/\.fixture\./.test(file) ? path.posix.dirname(file) : null);

/** Folders that lead back to themselves through imports, each group sorted. A folder is its own files, without those below. */
export function findFolderCycles(imports: readonly Import[]): string[][] {
  const graph = toGraph(imports, folderOf);
  const reached = new Map([...graph.keys()].map((folder) => [folder, reach(graph, folder)]));
  const cycles = new Map<string, string[]>();
  for (const [folder, others] of reached) {
    if (!others.has(folder)) continue;
    const cycle = [...others].filter((other) => reached.get(other)?.has(folder)).toSorted();
    cycles.set(cycle.join(" "), cycle);
  }
  return [...cycles.values()];
}

/** How many folders a layer has at its first level. */
export function countFolders(files: readonly string[], layer: Layer): number {
  return new Set(files.flatMap((file) => new RegExp(`^${layer}/([^/]+)/`).exec(file)?.[1] ?? [])).size;
}

/** How many districts of a layer are above each other in its longest chain of imports. */
export function countLevels(imports: readonly Import[], layer: Layer): number {
  const graph = toGraph(imports, (file) => new RegExp(`^${layer}/([^/]+)/`).exec(file)?.[1] ?? null);
  const known = new Map<string, number>();
  const levelOf = (district: string, above: ReadonlySet<string>): number => {
    // A cycle of districts breaks the rules of their order and is reported there.
    const below = [...(graph.get(district) ?? [])].filter((one) => !above.has(one));
    const level = known.get(district) ?? 1 + Math.max(0, ...below.map((one) => levelOf(one, new Set([...above, one]))));
    known.set(district, level);
    return level;
  };
  return Math.max(0, ...[...graph.keys()].map((district) => levelOf(district, new Set([district]))));
}

/** What breaks the limits, in words. */
export function findFolderFaults(files: readonly string[], imports: readonly Import[]): string[] {
  const layers = Object.keys(LIMITS.folders) as Layer[];
  return [
    ...files.filter(isTooDeep).map((file) => `too deep: ${file}`),
    ...findFolderCycles(imports).map((cycle) => `cycle of folders: ${cycle.join(", ")}`),
    ...layers.flatMap((layer) => {
      const [folders, levels] = [countFolders(files, layer), countLevels(imports, layer)];
      return [
        ...(folders > LIMITS.folders[layer] ? [`${layer} has ${folders} folders, not ${LIMITS.folders[layer]}`] : []),
        ...(levels > LIMITS.levels ? [`${layer} has ${levels} levels, not ${LIMITS.levels}`] : []),
      ];
    }),
  ];
}
