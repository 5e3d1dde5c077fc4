import { DataTable } from "@/components/ui/data-table";
import { Figure } from "@/components/charts/figure";
import { toWholeAxis, toShare } from "@/lib/charts/drawing/axis";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import type { PartRecord } from "@/lib/analyses/trajectory/record";
import styles from "./record-table.module.css";

interface PartPanelProps {
  title: string;
  unit: string;
  /** What a row is one of. */
  head: string;
  rows: readonly PartRecord[];
}

const PROMISED = 95;

/** The record in parts: how often the 95% interval was right, and the error compared with that of no change. */
export function PartPanel({ title, unit, head, rows }: PartPanelProps) {
  const held = rows.map(({ held95 }) => 100 * held95);
  const scale = toWholeAxis(Math.min(90, ...held), 100, 5);
  const at = (percent: number) => `${100 * toShare(scale, percent)}%`;
  return (
    <div className="min-w-0">
      <h3 className="text-s0 leading-6 font-name tracking-normal">{title}</h3>
      <p className="mb-3 text-s-1 leading-5 text-ink-2">{unit}. The tick marks 95%.</p>
      {rows.length === 0 ? (
        <p className="text-s-1 leading-5 text-ink-2">
          No forecasts this far ahead to check within the years of your plan.
        </p>
      ) : (
        <DataTable
          variant="figures"
          stacks={false}
          caption={`Track record, ${title.toLowerCase()}`}
          className={styles.table}
        >
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <td className={styles.wide} />
              <th scope="col">Inside 95% range</th>
              <th scope="col">
                Error
                <span className="max-md:hidden"> compared with no change</span>
              </th>
              <th scope="col" className="max-md:hidden">
                Forecasts
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, held95, ratio, forecasts, isOwn }) => (
              <tr key={key} data-chosen={isOwn ? "" : undefined}>
                <th scope="row" className={styles.name} title={name}>
                  {name}
                </th>
                <td className={styles.wide} aria-hidden="true">
                  <span className={styles.track}>
                    <span className={styles.promise} style={{ left: at(PROMISED) }} />
                    <span
                      className={`${styles.dot} ${isOwn || rows.every((row) => !row.isOwn) ? "" : styles.grey}`}
                      style={{ left: at(100 * held95) }}
                    />
                  </span>
                </td>
                <td className={styles.strong}>
                  <Figure value={100 * held95} digits={DECIMALS.share} />%
                </td>
                <td>{ratio === null ? "none" : <Figure value={ratio} digits={DECIMALS.ratio} />}</td>
                <td className="max-md:hidden">
                  <Figure value={forecasts} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot aria-hidden="true">
            <tr>
              <td />
              <td className={styles.wide}>
                <span className={styles.ends}>
                  <span>{formatNumber(scale.min)}%</span>
                  <span>100%</span>
                </span>
              </td>
              <td colSpan={3} />
            </tr>
          </tfoot>
        </DataTable>
      )}
    </div>
  );
}
