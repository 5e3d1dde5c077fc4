import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { findFolderFaults } from "./folders";

const run = promisify(execFile);
const repository = path.resolve(import.meta.dirname, "../..");

/** The product's code; listed folders are read completely. */
const ROOMS = ["app", "components", "lib", "supabase", "middleware.ts"];

const report = z.object({
  modules: z.array(z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string() })) })),
  summary: z.object({
    violations: z.array(
      z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string(), severity: z.string() }) }),
    ),
  }),
});

export type Violation = { rule: string; from: string; to: string };
export type LayerReport = { violations: Violation[]; ownModules: string[]; folderFaults: string[] };

/**
 * Reads every import of the tree at `root` against `.dependency-cruiser.cjs` of this repository,
 * and its folders against their limits.
 * `ownModules` are the product's files that were seen, so that a run that saw none can be told from a clean one.
 */
export async function readLayers(root: string = repository): Promise<LayerReport> {
  const { stdout } = await run(
    process.execPath,
    [
      path.join(repository, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs"),
      "--config",
      path.join(repository, ".dependency-cruiser.cjs"),
      "--output-type",
      "json",
      ...ROOMS.filter((room) => existsSync(path.join(root, room))),
    ],
    { cwd: root, maxBuffer: 512 * 1024 * 1024 },
  );
  const { modules, summary } = report.parse(JSON.parse(stdout));
  const ownModules = modules
    .map(({ source }) => source)
    .filter((source) => ROOMS.some((room) => source === room || source.startsWith(`${room}/`)));
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  );
  return {
    violations: summary.violations.map(({ from, to, rule }) => ({ rule: rule.name, from, to })),
    ownModules,
    folderFaults: findFolderFaults(ownModules, imports),
  };
}
