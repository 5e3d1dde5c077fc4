import { SMALLEST_BASE } from "@/lib/study/study";

/** A result of one population: its value on each axis (age, sex, group), or null for all values together. */
export interface TableCell {
  key: readonly (number | null)[];
  n: number;
  /** Hidden, because of too few people or because another could be derived from it. */
  isHidden: boolean;
}

/** A total and its parts along one axis, which sum to it. */
type Line = { whole: TableCell; parts: TableCell[] };

/**
 * Which cells to hide so that no result of too few people can be derived: those of fewer than `base` people (primary
 * suppression), and further ones, smallest first, until - in every line whose total is shown, at least two parts are
 * hidden or none, and the hidden ones have `base` people together, so that the remainder after subtracting the others
 * could itself be shown; - no hidden cell is determined by all lines together (Gaussian elimination over the hidden
 * cells). Sums are assumed to be exact and population shares to be known: an attacker never knows more. The same aim as
 * the secondary suppression of sdcTable and τ-Argus. Source: A. Hundepool et al., "Statistical Disclosure Control"
 * (2012), chapter 4; own algorithm.
 */
export function hideComplements(cells: readonly TableCell[], base = SMALLEST_BASE): TableCell[] {
  const table = cells.map((cell) => ({ ...cell, isHidden: cell.isHidden || cell.n < base }));
  if (table.every(({ isHidden }) => !isHidden)) return table;
  const lines = toLines(table);
  for (;;) {
    const open = lines.find((line) => isOpen(line, base));
    const cell = open ? (smallestShown(open.parts) ?? open.whole) : breakDetermined(table, lines);
    if (!cell) return table;
    cell.isHidden = true;
  }
}

const isEmpty = ({ n }: TableCell) => n === 0;
const hiddenOf = (parts: readonly TableCell[]) => parts.filter((each) => each.isHidden && !isEmpty(each));

/** Whether the line reveals a hidden part, or the sum of several small ones. */
function isOpen({ whole, parts }: Line, base: number): boolean {
  const hidden = hiddenOf(parts);
  if (whole.isHidden || hidden.length === 0) return false;
  return hidden.length === 1 || hidden.reduce((sum, { n }) => sum + n, 0) < base;
}

function smallestShown(parts: readonly TableCell[]): TableCell | undefined {
  return parts.filter(({ isHidden }) => !isHidden).toSorted((a, b) => a.n - b.n)[0];
}

const nameOf = (key: TableCell["key"]) => key.map((value) => value ?? "all").join("/");

function toLines(table: readonly TableCell[]): Line[] {
  const wholes = new Map(table.map((cell) => [nameOf(cell.key), cell]));
  const lines = new Map<string, Line>();
  for (const cell of table) {
    cell.key.forEach((value, axis) => {
      const whole = value === null ? undefined : wholes.get(nameOf(cell.key.with(axis, null)));
      if (!whole) return;
      const name = `${axis} ${nameOf(whole.key)}`;
      const line = lines.get(name) ?? { whole, parts: [] };
      line.parts.push(cell);
      lines.set(name, line);
    });
  }
  return [...lines.values()];
}

/** Another cell to hide if the lines together determine a hidden one; undefined if they determine none. */
function breakDetermined(table: readonly TableCell[], lines: readonly Line[]): TableCell | undefined {
  const determined = findDetermined(table, lines);
  if (determined.length === 0) return undefined;
  const beside = lines.filter(({ whole, parts }) => [whole, ...parts].some((each) => determined.includes(each)));
  return (
    smallestShown(beside.flatMap(({ parts }) => parts)) ??
    smallestShown(beside.map(({ whole }) => whole)) ??
    smallestShown(table)
  );
}

/** Hidden cells that can be derived: those for which the equations have a single solution. */
export function findDetermined(table: readonly TableCell[], lines: readonly Line[] = toLines(table)): TableCell[] {
  const hidden = table.filter((each) => each.isHidden && !isEmpty(each));
  const column = new Map(hidden.map((cell, index) => [cell, index]));
  const rows = lines.map(({ whole, parts }) => {
    const row = new Array<number>(hidden.length).fill(0);
    for (const [cell, sign] of [[whole, -1] as const, ...parts.map((part) => [part, 1] as const)]) {
      const at = column.get(cell);
      if (at !== undefined) row[at] = sign;
    }
    return row;
  });
  return eliminate(rows, hidden.length).flatMap((row) => {
    const set = [...row.keys()].filter((at) => row[at] !== 0);
    const [only] = set;
    return set.length === 1 && only !== undefined ? (hidden[only] ?? []) : [];
  });
}

const TINY = 1e-9;

/** Reduced row echelon form, without zero rows. */
function eliminate(rows: number[][], columns: number): number[][] {
  let done = 0;
  for (let column = 0; column < columns && done < rows.length; column += 1) {
    const pivot = rows.findIndex((row, at) => at >= done && Math.abs(row[column] ?? 0) > TINY);
    if (pivot === -1) continue;
    const [found] = rows.splice(pivot, 1);
    const scale = found?.[column] ?? 1;
    const unit = (found ?? []).map((value) => value / scale);
    rows.splice(done, 0, unit);
    rows.forEach((row, at) => {
      const factor = row[column] ?? 0;
      if (at === done || Math.abs(factor) <= TINY) return;
      unit.forEach((value, index) => {
        const left = (row[index] ?? 0) - factor * value;
        row[index] = Math.abs(left) <= TINY ? 0 : left;
      });
    });
    done += 1;
  }
  return rows.slice(0, done);
}
