import type { Variable } from "@/lib/study/interviews/variable";

/** Columns whose names differ in one place: `start` + code + `end`. */
export type ColumnPattern = {
  start: string;
  end: string;
  /** In the file's order. */
  members: readonly { code: string; variable: Variable }[];
};

/** Words and numbers of which names are made; each may be the one that differs. */
const CHUNKS = /\p{N}+|\p{L}+/gu;
/** Columns of which a name in words is believed to differ in a word, such as a brand's name. */
const LEAST_WORDS = 3;

/** The labels of values as one text: columns of a grid share it. */
function signatureOf({ type, valueLabels }: Variable): string {
  // Without labels the type is guessed from values, and an empty column may be of any.
  return JSON.stringify(valueLabels.size === 0 ? [type === "date"] : [type, [...valueLabels]]);
}

/** All patterns that two or more columns with the same kind of values fit, those with the most columns first. */
export function findPatterns(variables: readonly Variable[]): ColumnPattern[] {
  const found = new Map<string, { start: string; end: string; members: { code: string; variable: Variable }[] }>();
  for (const variable of variables) {
    const { name } = variable;
    for (const { 0: code, index } of name.matchAll(CHUNKS)) {
      const [start, end] = [name.slice(0, index), name.slice(index + code.length)];
      if (start === "" && end === "") continue;
      const isNumber = /\p{N}/u.test(code);
      const id = JSON.stringify([start, end, isNumber, signatureOf(variable)]);
      const own = found.get(id) ?? { start, end, members: [] };
      own.members.push({ code, variable });
      found.set(id, own);
    }
  }
  return [...found.values()]
    .filter(({ members }) => members.length >= (/\p{N}/u.test(members[0]?.code ?? "") ? 2 : LEAST_WORDS))
    .sort((a, b) => b.members.length - a.members.length);
}

/** The pattern as a mapping writes it: Q5_{brand}_env. */
export function writePattern({ start, end }: Pick<ColumnPattern, "start" | "end">, place: string): string {
  return `${start}{${place}}${end}`;
}

export const codesOf = ({ members }: ColumnPattern) => members.map(({ code }) => code);

/** Whether two patterns ask the same things: the same codes, with names that differ in letters at one side only. */
export function areTwins(a: ColumnPattern, b: ColumnPattern): boolean {
  if (codesOf(a).join() !== codesOf(b).join()) return false;
  const differ = a.start === b.start ? [a.end, b.end] : a.end === b.end ? [a.start, b.start] : null;
  return differ !== null && lettersOf(differ[0] ?? "") !== lettersOf(differ[1] ?? "");
}

const lettersOf = (text: string) => text.replace(/\P{L}/gu, "");
