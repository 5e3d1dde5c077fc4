/** A query that could not be finished for want of memory or disk, in words for whoever started it. */
export class StudyDatabaseError extends Error {
  override readonly name = "StudyDatabaseError";
}

const FULL_DISK = /No space left on device|max_temp_directory_size|Disk quota exceeded|disk full/i;
const TOO_LITTLE_MEMORY = /Out of Memory Error/i;

/** What DuckDB says of a full disk or too little memory, with the place and the fix; other errors as they are. */
export function explainFailure(error: unknown, scratch: string): unknown {
  const said = error instanceof Error ? error.message : String(error);
  if (FULL_DISK.test(said)) {
    const place = /file "([^"]+)"/.exec(said)?.[1] ?? scratch;
    return new StudyDatabaseError(
      `The disk is full: there is no more room at ${place}. Free some, or set TMPDIR to a directory on a larger disk, ` +
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
  return error;
}
