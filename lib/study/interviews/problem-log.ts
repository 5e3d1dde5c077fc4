import type { Problem } from "@/lib/study/import/problem";

/** Problems shown per kind; all of them are counted. */
export const MOST_SHOWN = 10;

/** The groups of problems, in display order. */
export const PROBLEM_KINDS = {
  files: "Files that cannot be read",
  columns: "Columns",
  lines: "Malformed lines",
  values: "Values",
  duplicates: "Duplicates",
  references: "Names that do not match",
  spellings: "Inconsistent spellings",
  waves: "Waves",
  weighting: "Weighting",
  quality: "Quality of the interviews",
} as const;
export type ProblemKind = keyof typeof PROBLEM_KINDS;

/** Problems that differ only in their location: their number, and the first of them. */
export type ProblemGroup = { kind: ProblemKind; isWarning: boolean; count: number; shown: Problem[] };

export type ProblemLocation = Partial<Pick<Problem, "file" | "line" | "column" | "value">>;

type ShownProblem = ProblemLocation & Pick<Problem, "message" | "fix">;

/** Collects the problems of a study's files, counted by kind; never stops at the first. */
export class ProblemLog {
  private readonly groups = new Map<string, ProblemGroup>();

  /**
   * Adds a problem, or a warning (which needs no fix); those with the same kind, column and message are counted
   * together.
   */
  add(kind: ProblemKind, location: ProblemLocation, message: string, fix: string, { isWarning = false } = {}): void {
    this.put(this.groupOf(kind, location, message, isWarning), 1, [{ ...location, message, fix }]);
  }

  /** Adds a query's problems or warnings: the total number of locations, and the first few. */
  addMany(kind: ProblemKind, count: number, shown: readonly ShownProblem[], { isWarning = false } = {}): void {
    const [first] = shown;
    if (first) this.put(this.groupOf(kind, first, first.message, isWarning), count, shown);
  }

  /** Everything found so far, in the order of PROBLEM_KINDS. */
  list(): ProblemGroup[] {
    const order = Object.keys(PROBLEM_KINDS);
    return [...this.groups.values()].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  }

  get hasErrors(): boolean {
    return [...this.groups.values()].some(({ isWarning }) => !isWarning);
  }

  private put(group: ProblemGroup, count: number, shown: readonly ShownProblem[]): void {
    group.count += count;
    for (const { message, fix, ...location } of shown.slice(0, MOST_SHOWN - group.shown.length)) {
      group.shown.push({ file: null, line: null, column: null, value: null, ...location, message, fix });
    }
  }

  private groupOf(kind: ProblemKind, { column }: ProblemLocation, message: string, isWarning: boolean): ProblemGroup {
    const key = [kind, isWarning, column ?? "", message.replace(/"[^"]*"|[\d,]+|\brows?\b/g, "")].join("\n");
    const known = this.groups.get(key);
    if (known) return known;
    const group: ProblemGroup = { kind, isWarning, count: 0, shown: [] };
    this.groups.set(key, group);
    return group;
  }
}
