import { spawn } from "node:child_process";
import { once } from "node:events";
import { PlainFailure } from "@/supabase/local/plain-failure";

/**
 * The archive is made by the system's `tar` with gzip, so that a backup can be inspected, and extracted if necessary,
 * without this program.
 */
async function tar(args: readonly string[], failure: (words: string) => PlainFailure): Promise<void> {
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
  throw failure(words.trim().split("\n")[0] ?? "");
}

/** Writes the manifest first, then the rest. */
export const pack = (folder: string, entries: readonly string[], file: string) =>
  tar(
    ["--create", "--gzip", "--file", file, "--directory", folder, "manifest.json", ...entries],
    (words) => new PlainFailure(`Could not write the archive: ${words}`, "Check the disk, then try again."),
  );

const unreadable = (file: string, words: string) =>
  /Permission denied/.test(words)
    ? new PlainFailure(`Cannot read ${file}: ${words}`, "Give this user read permission. Nothing was changed.")
    : new PlainFailure(`The archive ${file} is damaged: ${words}`, "Nothing was changed. Try another backup.");

/** Extracts an archive, without its owners. */
export const unpack = (file: string, folder: string) =>
  tar(["--extract", "--gzip", "--file", file, "--directory", folder, "--no-same-owner"], (words) =>
    unreadable(file, words),
  );
