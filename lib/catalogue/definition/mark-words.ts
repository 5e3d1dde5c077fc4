const inOrder = (marks: readonly number[]) => marks.toSorted((a, b) => a - b);

/** "4 or 5", "5, 6 or 7": in a sentence. */
export function sayMarks(marks: readonly number[]): string {
  const all = inOrder(marks).map(String);
  return all.length < 2 ? all.join("") : `${all.slice(0, -1).join(", ")} or ${all.at(-1) ?? ""}`;
}

/** "4–5", "3, 5": where there is little room. */
export function sayMarksShort(marks: readonly number[]): string {
  const all = inOrder(marks);
  const [first = 0, last = 0] = [all[0], all.at(-1)];
  return all.length > 1 && last - first === all.length - 1 ? `${first}–${last}` : all.join(", ");
}
