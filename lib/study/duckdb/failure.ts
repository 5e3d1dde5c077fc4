/** A query that failed for lack of memory, disk space or a file, with a message for the person who ran it. */
export class StudyDatabaseError extends Error {
  override readonly name = "StudyDatabaseError";
}

const FULL_DISK = /No space left on device|max_temp_directory_size|Disk quota exceeded|disk full/i;
const TOO_LITTLE_MEMORY = /Out of Memory Error/i;

// A file that existed when it was opened, and is now missing, truncated or damaged.
const UNREADABLE_FILE = /^(?:IO Error|Invalid Input Error|Invalid Error)[\s\S]*?(?:file|pattern)\S* ["']([^"']+)["']/i;

/** Rewrites DuckDB errors about a full disk, too little memory or a damaged file, with location and fix; returns others unchanged. */
export function explainFailure(error: unknown, scratch: string): unknown {
  const message = error instanceof Error ? error.message : String(error);
  if (FULL_DISK.test(message)) {
    const path = /file "([^"]+)"/.exec(message)?.[1] ?? scratch;
    return new StudyDatabaseError(
      `Disk full at ${path}. Free some space or set TMPDIR to a directory on a larger disk, then run the command again. ` +
        "Nothing was published.",
      { cause: error },
    );
  }
  if (TOO_LITTLE_MEMORY.test(message)) {
    return new StudyDatabaseError(
      `Not enough memory (temporary files are in ${scratch}). Close other programs or process fewer waves, ` +
        "then run the command again. Nothing was published.",
      { cause: error },
    );
  }
  const file = UNREADABLE_FILE.exec(message)?.[1];
  if (file !== undefined) {
    return new StudyDatabaseError(
      `Cannot read ${file}: it was moved, changed or damaged during the run. Restore or re-export it and run the ` +
        "command again. Nothing was published.",
      { cause: error },
    );
  }
  return error;
}
