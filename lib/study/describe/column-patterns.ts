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
/** What stands between the two parts of a heading such as "Kvik & Co: Climate". */
const BETWEEN = /[:|–—]| - /u;
const ONE_CHUNK = /^(?:\p{N}+|\p{L}+)$/u;
/** Columns of which a name in words is believed to differ in a word, such as a brand's name. */
const LEAST_WORDS = 3;

/** The labels of values as one text: columns of a grid share it. */
function signatureOf({ type, valueLabels }: Variable): string {
  // Without labels the type is guessed from values, and an empty column may be of any.
  return JSON.stringify(valueLabels.size === 0 ? [type === "date"] : [type, [...valueLabels]]);
}

/** Pieces of a name that may be the one that differs, with their places. */
function piecesOf(name: string): { piece: string; index: number }[] {
  const chunks = [...name.matchAll(CHUNKS)].map(({ 0: piece, index }) => ({ piece, index }));
  const between = BETWEEN.exec(name);
  if (between === null) return chunks;
  // One of the two parts may differ as a whole.
  const first = name.slice(0, between.index).trimEnd();
  const second = name.slice(between.index + between[0].length).trimStart();
  const parts = [
    { piece: first, index: 0 },
    { piece: second, index: name.length - second.length },
  ];
  return [...chunks, ...parts.filter(({ piece }) => piece !== "" && !ONE_CHUNK.test(piece))];
}

const isNumeral = (code: string) => /^\p{N}+$/u.test(code);

/** All patterns that two or more columns with the same kind of values fit, those with the most columns first. */
export function findPatterns(variables: readonly Variable[]): ColumnPattern[] {
  const found = new Map<string, { start: string; end: string; members: { code: string; variable: Variable }[] }>();
  for (const variable of variables) {
    const { name } = variable;
    for (const { piece: code, index } of piecesOf(name)) {
      const [start, end] = [name.slice(0, index), name.slice(index + code.length)];
      if (start === "" && end === "") continue;
      const id = JSON.stringify([start, end, isNumeral(code), signatureOf(variable)]);
      const own = found.get(id) ?? { start, end, members: [] };
      own.members.push({ code, variable });
      found.set(id, own);
    }
  }
  return [...found.values()]
    .filter(({ members }) => members.length >= (isNumeral(members[0]?.code ?? "") ? 2 : LEAST_WORDS))
    .sort((a, b) => b.members.length - a.members.length);
}

/** The pattern as a mapping writes it: Q5_{brand}_env. */
export function writePattern({ start, end }: Pick<ColumnPattern, "start" | "end">, place: string): string {
  return `${start}{${place}}${end}`;
}

export const codesOf = ({ members }: ColumnPattern) => members.map(({ code }) => code);

/** Share of the columns of two patterns that have to ask the same things. */
const LEAST_SHARED = 0.75;

/**
 * Two patterns that ask the same things, with names that differ in letters at one side only: those of their columns
 * that have the same codes. Null if too few have.
 */
export function asTwins(a: ColumnPattern, b: ColumnPattern): readonly [ColumnPattern, ColumnPattern] | null {
  if (!differInLetters(a, b)) return null;
  const others = new Set(codesOf(b));
  const shared = new Set(codesOf(a).filter((code) => others.has(code)));
  const among = (own: ColumnPattern) => ({ ...own, members: own.members.filter(({ code }) => shared.has(code)) });
  const twins = [among(a), among(b)] as const;
  const isSame = codesOf(twins[0]).join() === codesOf(twins[1]).join();
  const most = Math.max(a.members.length, b.members.length);
  return isSame && shared.size >= LEAST_SHARED * most ? twins : null;
}

function differInLetters(a: ColumnPattern, b: ColumnPattern): boolean {
  const differ = a.start === b.start ? [a.end, b.end] : a.end === b.end ? [a.start, b.start] : null;
  return differ !== null && lettersOf(differ[0] ?? "") !== lettersOf(differ[1] ?? "");
}

const lettersOf = (text: string) => text.replace(/\P{L}/gu, "");
