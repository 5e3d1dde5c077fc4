import { Figure } from "@/components/charts/figure";
import { clsx } from "clsx";

export interface FigureTableData {
  caption: string;
  columns: readonly {
    label: string;
    numeric?: boolean;
    /** Decimals of the column's numbers. Undefined: whole numbers without grouping, such as years. */
    digits?: number;
    /** Its cells are sentences, and get the room for them. */
    isSentence?: boolean;
  }[];
  /** The first cell of a row is its header. Null: no value; give the reason as text if there is one. */
  rows: readonly (readonly (string | number | null)[])[];
}

function CellContent({ value, digits }: { value: string | number | null; digits: number | undefined }) {
  if (value === null)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">no data</span>
      </>
    );
  if (typeof value === "string") return value;
  return digits === undefined ? (
    <span className="tabular-nums">{value}</span>
  ) : (
    <Figure value={value} digits={digits} />
  );
}

/** The data of a drawing as a table. */
export function FigureTable({ caption, columns, rows }: FigureTableData) {
  const align = (index: number) => (columns[index]?.numeric ? "text-right" : "text-left");
  return (
    <div role="region" aria-label={caption} tabIndex={0} className="relative max-h-130 overflow-auto">
      <table className="w-full border-collapse text-s-1">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label }, index) => (
              <th
                key={label}
                scope="col"
                className={clsx(
                  "sticky top-0 z-1 border-b border-ink bg-paper py-2 pr-4 align-bottom text-s-2 leading-4 font-medium whitespace-nowrap text-ink-2 last:pr-0",
                  align(index),
                )}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={rowIndex} className="hover:bg-hover">
              {row.map((value, index) => {
                const Cell = index === 0 ? "th" : "td";
                return (
                  <Cell
                    key={index}
                    scope={index === 0 ? "row" : undefined}
                    className={clsx(
                      "min-h-9 border-b border-rule py-2 pr-4 last:pr-0",
                      // Only names may break anywhere; other cells keep their words and figures whole, and the table scrolls.
                      index === 0 ? "min-w-28 font-value wrap-anywhere" : "font-normal break-words",
                      columns[index]?.isSentence && "min-w-60",
                      align(index),
                    )}
                  >
                    <CellContent value={value} digits={columns[index]?.digits} />
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
