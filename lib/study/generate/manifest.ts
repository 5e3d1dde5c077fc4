import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

const NAME = "study.json";

/** Increased whenever the same request gives other content; studies of an earlier version are generated again. */
export const GENERATOR = 3;

const manifest = z.object({
  title: z.literal("Sample data"),
  isSample: z.literal(true),
  generator: z.number().int(),
  scale: z.enum(["small", "full"]),
  fraction: z.number(),
  seed: z.string(),
  waves: z.number().int(),
  interviews: z.number().int(),
  assessments: z.number().int(),
  answers: z.number().int(),
  brands: z.number().int(),
  results: z.number().int(),
  /** Total size of the other files. */
  bytes: z.number().int(),
});

/** A generated study's own description: its parameters and size. */
export type Manifest = z.infer<typeof manifest>;

/** Writes the manifest to a study's folder, as the last of its files. */
export async function writeManifest(folder: string, content: Omit<Manifest, "bytes">): Promise<Manifest> {
  const complete = manifest.parse({ ...content, bytes: await sizeOf(folder) });
  await writeFile(path.join(folder, NAME), `${JSON.stringify(complete, null, 2)}\n`);
  return complete;
}

/**
 * The manifest of a folder; "none" if the folder does not exist or is empty, "foreign" if it is not a generated study,
 * or if files were added or are missing.
 */
export async function readManifest(folder: string): Promise<Manifest | "none" | "foreign"> {
  const names = await readdir(folder).catch((error: unknown): string[] => {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code === "ENOENT") return [];
    // A file with that name is not a study.
    if (code === "ENOTDIR") return [path.basename(folder)];
    throw error;
  });
  if (names.length === 0) return "none";
  if (!names.includes(NAME)) return "foreign";
  const read = manifest.safeParse(toJson(await readFile(path.join(folder, NAME), "utf8")));
  return read.success && read.data.bytes === (await sizeOf(folder)) ? read.data : "foreign";
}

/** Total bytes of all files in a folder and its subfolders, without the manifest. */
async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  const counted = files.filter((file) => file !== path.join(folder, NAME));
  const sizes = await Promise.all(counted.map(async (file) => (await stat(file)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
