/** One line of the log: what was done to whom, by whom and when. */
export interface LogLine {
  /** Distinguishes it in a list. */
  id: string;
  /** Its number where it can be named for taking it back; null for what another list keeps. */
  line: number | null;
  /** ISO time. */
  at: string;
  /** Null for the server itself. */
  byUser: string | null;
  byName: string | null;
  /** "team.invite" and the like. */
  action: string;
  subject: string;
  /** Whose it is; null where it is no person's, or theirs was erased. */
  subjectName: string | null;
  detail: Readonly<Record<string, unknown>>;
  canTakeBack: boolean;
}

/** What became of an act: done, with its line in the log, or why not. */
export interface ActAnswer {
  status: "done" | "stale" | "own" | "paid_elsewhere";
  line: number | null;
}
