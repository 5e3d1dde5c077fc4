import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

const NAME = "study.json";

const manifest = z.object({
  title: z.literal("Sample data"),
  isSample: z.literal(true),
  scale: z.enum(["small", "full"]),
  fraction: z.number(),
  seed: z.string(),
  waves: z.number().int(),
  interviews: z.number().int(),
  assessments: z.number().int(),
  answers: z.number().int(),
  brands: z.number().int(),
  results: z.number().int(),
  bytes: z.number().int(),
});

/** What a generated study says of itself: what it was made from and how much it holds. */
export type Manifest = z.infer<typeof manifest>;

/** Writes the manifest into a study's folder; the last thing written. */
export async function writeManifest(folder: string, content: Manifest): Promise<void> {
  await writeFile(path.join(folder, NAME), `${JSON.stringify(manifest.parse(content), null, 2)}\n`);
}

/** The manifest of a folder; "none" where there is no such folder or nothing in it, "foreign" where it is no sample study. */
export async function readManifest(folder: string): Promise<Manifest | "none" | "foreign"> {
  const names = await readdir(folder).catch((error: unknown): string[] => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  });
  if (names.length === 0) return "none";
  if (!names.includes(NAME)) return "foreign";
  const read = manifest.safeParse(toJson(await readFile(path.join(folder, NAME), "utf8")));
  return read.success ? read.data : "foreign";
}

/** Bytes of all files in a folder and the folders in it. */
export async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
