import { existsSync } from "node:fs";
import path from "node:path";
import { UsageError } from "@/lib/study/cli/error";
import type { Computation } from "@/lib/study/computation/computation";
import { listComputations, loadComputation } from "@/lib/study/computation/store";
import { installationAt } from "@/supabase/local/installation";

/** The folder of computations. */
export function computationsFolder(): string {
  return path.join(installationAt().root, "computations");
}

/**
 * The computation named on the command line: an id or its beginning, a folder, or "latest".
 * @throws {UsageError} if there is none, or more than one
 */
export async function findComputation(text: string): Promise<Computation> {
  const root = computationsFolder();
  if (existsSync(path.join(text, "manifest.json"))) return loadComputation(text);
  const all = await listComputations(root);
  const found = text === "latest" ? all.slice(0, 1) : all.filter(({ id }) => id.startsWith(text));
  const [only] = found;
  if (only && found.length === 1) return loadComputation(path.join(root, only.id));
  const known = all.map(
    ({ id, computedAt, source }) => `  ${id}  ${computedAt.slice(0, 16).replace("T", " ")}  ${source}`,
  );
  const list =
    known.length > 0
      ? `Stored computations:\n${known.join("\n")}`
      : "No computations stored. Create one: npm run study -- compute FILES";
  throw new UsageError(
    `${found.length > 1 ? `"${text}" matches several computations` : `Computation "${text}" not found`}. ${list}`,
  );
}
