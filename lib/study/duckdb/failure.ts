/** A query that could not be finished for want of memory, disk or a file, in words for whoever started it. */
export class StudyDatabaseError extends Error {
  override readonly name = "StudyDatabaseError";
}

const FULL_DISK = /No space left on device|max_temp_directory_size|Disk quota exceeded|disk full/i;
const TOO_LITTLE_MEMORY = /Out of Memory Error/i;

// A file that was there when it was opened, and is gone, cut off or damaged now.
const UNREADABLE_FILE = /^(?:IO Error|Invalid Input Error|Invalid Error)[\s\S]*?(?:file|pattern)\S* ["']([^"']+)["']/i;

/** What DuckDB says of a full disk, too little memory or a file gone bad, with the location and the fix; other errors as they are. */
export function explainFailure(error: unknown, scratch: string): unknown {
  const said = error instanceof Error ? error.message : String(error);
  if (FULL_DISK.test(said)) {
    const path = /file "([^"]+)"/.exec(said)?.[1] ?? scratch;
    return new StudyDatabaseError(
      `The disk is full: there is no more room at ${path}. Free some, or set TMPDIR to a directory on a larger disk, ` +
        "and run the command again; nothing was published.",
      { cause: error },
    );
  }
  if (TOO_LITTLE_MEMORY.test(said)) {
    return new StudyDatabaseError(
      `The calculation needs more memory than it was given (scratch files are in ${scratch}). Close other programs and ` +
        "run the command again, or give it fewer waves at a time; nothing was published.",
      { cause: error },
    );
  }
  const file = UNREADABLE_FILE.exec(said)?.[1];
  if (file !== undefined) {
    return new StudyDatabaseError(
      `${file} can no longer be read: it was moved, changed or damaged meanwhile. Put it back or export it again, and run the ` +
        "command again; nothing was published.",
      { cause: error },
    );
  }
  return error;
}
