import { DataTable } from "@/components/ui/data-table";
import { type Axis, toShare } from "@/lib/charts/drawing/axis";
import { px } from "@/lib/charts/drawing/path";
import type { TieRun } from "@/lib/analyses/consumers/priorities/ties";
import { DECIMALS, formatRange, formatSigned } from "@/lib/platform/words/format";
import styles from "./priorities.module.css";

export interface RankTableRow {
  key: string;
  text: string;
  /** Its position by value, from 1, and the positions the tests leave it. */
  position: number;
  best: number;
  worst: number;
  value: React.ReactNode;
  /** The drawing on the axis all rows share. */
  line: React.ReactNode;
}

interface RankTableProps {
  caption: string;
  /** Over the names and over the values. */
  what: string;
  unit: string;
  scale: Axis;
  rows: readonly RankTableRow[];
  ties: readonly TieRun[];
}

/** Brackets in columns, so that overlapping ones are side by side. */
const TIE_WIDTH = 14;

/** Things in order, with the positions each may hold and brackets around those that are tied. */
export function RankTable({ caption, what, unit, scale, rows, ties }: RankTableProps) {
  return (
    <DataTable
      variant="figures"
      row={44}
      caption={caption}
      className={styles.rank}
      style={
        { "--brackets": `${(ties.length * TIE_WIDTH + (ties.length > 0 ? 10 : 0)) / 16}rem` } as React.CSSProperties
      }
    >
      <thead>
        <tr>
          <th scope="col" className={styles.position}>
            Position
          </th>
          <th scope="col" className={styles.name}>
            {what}
          </th>
          <th scope="col" className={styles.value}>
            {unit}
          </th>
          <th scope="col">
            <span className="sr-only">95% interval</span>
            <span aria-hidden="true" className={styles.ends}>
              {scale.ticks.map((tick) => (
                <span key={tick} style={{ left: `${px(100 * toShare(scale, tick))}%` }}>
                  {scale.min < 0 ? formatSigned(tick, DECIMALS.whole) : tick}
                </span>
              ))}
            </span>
          </th>
          <th scope="col" className={styles.range}>
            Rank range
          </th>
          <td className={styles.brackets} />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, text, position, best, worst, value, line }, index) => (
          <tr key={key}>
            <td className={styles.position}>{position}</td>
            <th scope="row" className={styles.name}>
              {text}
            </th>
            <td className={styles.value}>{value}</td>
            <td className={styles.line}>{line}</td>
            <td className={styles.range} data-one={best === worst ? "" : undefined}>
              <span className="sr-only">{best === worst ? "Position " : "Positions "}</span>
              <span aria-hidden="true" className="md:hidden">
                rank{" "}
              </span>
              {best === worst ? best : formatRange(best, worst)}
            </td>
            <td className={styles.brackets} aria-hidden="true">
              {ties.map((run, column) =>
                run.first <= index && index <= run.last ? (
                  <i
                    key={run.first}
                    className={styles.bracket}
                    style={{ "--column": column } as React.CSSProperties}
                    data-first={run.first === index ? "" : undefined}
                    data-last={run.last === index ? "" : undefined}
                  />
                ) : null,
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
