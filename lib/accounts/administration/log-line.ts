/** One line of the log: what was done to whom, by whom and when. */
export interface LogLine {
  /** Distinguishes it in a list. */
  id: string;
  /** Its number, for undoing it; null for entries of another list. */
  line: number | null;
  /** ISO time. */
  at: string;
  /** Null for the server itself. */
  byUser: string | null;
  byName: string | null;
  /** "team.invite" and the like. */
  action: string;
  subject: string;
  /** The person concerned; null if there is none, or if their data were erased. */
  subjectName: string | null;
  detail: Readonly<Record<string, unknown>>;
  canTakeBack: boolean;
}

/** The result of an action: done, with its line in the log, or why not. */
export interface ActAnswer {
  status: "done" | "stale" | "own" | "paid_elsewhere";
  line: number | null;
}
