type Cell = [row: number, column: number];

/** The cell that a key leads to in a table of this size; null for other keys and at the edge. */
export function cellByKey(key: string, [row, column]: Cell, [rows, columns]: Cell, isFar = false): Cell | null {
  const within = ([toRow, toColumn]: Cell): Cell | null =>
    toRow >= 0 && toRow < rows && toColumn >= 0 && toColumn < columns ? [toRow, toColumn] : null;
  switch (key) {
    case "ArrowUp":
      return within([row - 1, column]);
    case "ArrowDown":
      return within([row + 1, column]);
    case "ArrowLeft":
      return within([row, column - 1]);
    case "ArrowRight":
      return within([row, column + 1]);
    case "Home":
      return [isFar ? 0 : row, 0];
    case "End":
      return [isFar ? rows - 1 : row, columns - 1];
    default:
      return null;
  }
}
