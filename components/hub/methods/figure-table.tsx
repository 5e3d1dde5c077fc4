import { cx } from "class-variance-authority";

const CELL =
  "border-b border-rule py-2.5 pl-3.5 text-right align-bottom whitespace-nowrap first:pl-0 first:text-left md:pl-6 md:first:pl-0";
const HEAD =
  "border-b border-ink py-2.5 pl-3.5 text-right align-bottom text-s-2 leading-4 font-semibold text-ink-2 first:pl-0 first:text-left md:pl-6 md:text-s-1 md:leading-4.5 md:first:pl-0";

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
    <div role="region" tabIndex={0} aria-labelledby={labelledBy} className="overflow-x-auto">
      <table className="w-full font-ui text-small leading-6 font-normal md:text-s0">
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col" className={HEAD}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells]) => (
            <tr key={first}>
              <th scope="row" className={cx(CELL, "font-semibold")}>
                {first}
              </th>
              {cells.map((cell, i) => (
                <td key={head[i + 1]} className={CELL}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
