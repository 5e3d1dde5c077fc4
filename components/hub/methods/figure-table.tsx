import styles from "./figure-table.module.css";

interface FigureTableProps {
  /** Id of the heading that names it. */
  labelledBy: string;
  head: readonly string[];
  /** The first cell of a row heads it. */
  rows: readonly (readonly string[])[];
}

/** A table of figures under a method: it scrolls in its own box where it is wider than the page. */
export function FigureTable({ labelledBy, head, rows }: FigureTableProps) {
  return (
    <div role="region" tabIndex={0} aria-labelledby={labelledBy} className={styles.box}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {cells.map((cell, i) => (
                <td key={head[i + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
