import { describeProblem } from "@/lib/study/import/problem";
import { PROBLEM_KINDS, type ProblemGroup } from "@/lib/study/interviews/problem-log";
import { printError } from "@/lib/platform/terminal/terminal";

/** Lines that report problems: groups under their headings, each with its first locations and the number of others. */
export function describeProblems(groups: readonly ProblemGroup[]): string[] {
  return [...Map.groupBy(groups, ({ kind }) => kind)].flatMap(([kind, ofKind]) => {
    const count = ofKind.reduce((sum, group) => sum + group.count, 0);
    return ["", `${PROBLEM_KINDS[kind]} (${count.toLocaleString("en-GB")})`, ...ofKind.flatMap(describeGroup)];
  });
}

function describeGroup({ count, shown, isWarning }: ProblemGroup): string[] {
  const lines = shown.map(
    (problem) => `  ${isWarning ? "Note: " : ""}${describeProblem(problem.file ?? "The study", problem)}`,
  );
  const more = count - shown.length;
  return more > 0 ? [...lines, `  … and ${more.toLocaleString("en-GB")} more like this one.`] : lines;
}

/** The number of problems, without warnings. */
export function countProblems(groups: readonly ProblemGroup[]): number {
  return groups.reduce((sum, { count, isWarning }) => sum + (isWarning ? 0 : count), 0);
}

/** Prints problems, grouped, to the error output. */
export function printProblems(groups: readonly ProblemGroup[]): void {
  for (const line of describeProblems(groups)) printError(line);
}
