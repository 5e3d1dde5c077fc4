/** Inverse of a small positive definite matrix (Gauss–Jordan); of a singular one, infinite on its diagonal. */
export function invert(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((line, i) => [...line, ...Array.from({ length: size }, (_, j) => (i === j ? 1 : 0))]);
  for (let pivot = 0; pivot < size; pivot += 1) {
    const row = rows[pivot] as number[];
    const lead = row[pivot] as number;
    if (!(Math.abs(lead) > 1e-12)) return matrix.map((_, i) => matrix.map((__, j) => (i === j ? Infinity : 0)));
    for (let column = 0; column < 2 * size; column += 1) row[column] = (row[column] as number) / lead;
    rows.forEach((other, i) => {
      const factor = other[pivot] as number;
      if (i === pivot || factor === 0) return;
      for (let column = 0; column < 2 * size; column += 1)
        other[column] = (other[column] as number) - factor * (row[column] as number);
    });
  }
  return rows.map((row) => row.slice(size));
}
