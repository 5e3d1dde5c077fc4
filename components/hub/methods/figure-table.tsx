import { clsx } from "clsx";

const CELL =
  "border-b border-rule py-2.5 pl-3.5 text-right align-bottom whitespace-nowrap first:pl-0 first:text-left md:pl-6 md:first:pl-0";
const HEAD =
  "border-b border-ink py-2.5 pl-3.5 text-right align-bottom text-s-2 leading-4 font-semibold text-ink-2 first:pl-0 first:text-left md:pl-6 md:text-s-1 md:leading-4.5 md:first:pl-0";

interface FigureTableProps {
  /** ID of its heading. */
  labelledBy: string;
  head: readonly string[];
  /** The first cell of a row is its header. */
  rows: readonly (readonly string[])[];
}

/** A table on a method page, which scrolls in its own box if too wide. */
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
          {rows.map(([first, ...cells], row) => (
            <tr key={`${row} ${first}`}>
              <th scope="row" className={clsx(CELL, "font-semibold")}>
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
