import { spawn } from "node:child_process";
import { once } from "node:events";
import { PlainFailure } from "@/supabase/local/plain-failure";

/**
 * The archive is the system's own `tar` with gzip, so that a backup can be looked into, and taken apart in need, without
 * this program.
 */
async function tar(args: readonly string[]): Promise<void> {
  const child = spawn("tar", args, { stdio: ["ignore", "ignore", "pipe"] });
  let words = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (words += text));
  const [code] = (await once(child, "close").catch((error: unknown) => {
    throw new PlainFailure("Could not run tar.", "Install tar; it is needed to write and read backups.", {
      cause: error,
    });
  })) as [number | null];
  if (code === 0) return;
  if (/No space left/.test(words))
    throw new PlainFailure("Disk full.", "Free some space, or choose another disk. Nothing was changed.");
  throw new PlainFailure(
    `Could not process the archive: ${words.trim().split("\n")[0]}`,
    "Check that the file is complete and readable.",
  );
}

/** Writes the manifest first, then the rest. */
export const pack = (folder: string, entries: readonly string[], file: string) =>
  tar(["--create", "--gzip", "--file", file, "--directory", folder, "manifest.json", ...entries]);

/** Takes an archive apart; owners are not taken over. */
export const unpack = (file: string, folder: string) =>
  tar(["--extract", "--gzip", "--file", file, "--directory", folder, "--no-same-owner"]);
