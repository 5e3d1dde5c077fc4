import { DataTable } from "@/components/ui/data-table";
import { SignedFigure } from "@/components/charts/signed-figure";
import { toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { ClearMark } from "@/components/charts/clear-mark";
import { Figure } from "@/components/charts/figure";
import type { Comparison } from "@/lib/analyses/consumers/comparison";
import type { ConsumerFigure } from "@/lib/study/consumer";
import styles from "./comparison.module.css";
import { IntervalLanes, LaneTicks, toFigureScale } from "./interval-lanes";
import { DECIMALS } from "@/lib/platform/words/format";

interface ComparisonRowsProps {
  comparison: Comparison;
  caption: string;
  names: { first: string; second: string };
  unit: string;
}

function Value({ figure }: { figure: ConsumerFigure }) {
  if (figure.value === null) return <span className="text-s-2 font-normal text-ink-2">n = {figure.n}</span>;
  return <Figure value={figure.value * 100} digits={DECIMALS.share} />;
}

/** Each item's two values with their intervals, and whether they differ. */
export function ComparisonRows({ comparison: { items }, caption, names, unit }: ComparisonRowsProps) {
  const scale = toFigureScale(items.flatMap(({ first, second }) => [first, second]));
  if (!scale)
    return <p className="border-y border-rule py-10 text-ink-2">Too few people in both groups to show results.</p>;
  return (
    <DataTable variant="figures" row={52} caption={caption} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col" className={styles.axis}>
            <span className="sr-only">Both with 95% intervals</span>
            <LaneTicks scale={scale} unit={unit} />
          </th>
          <th scope="col" className={styles.number}>
            First
          </th>
          <th scope="col" className={styles.number}>
            Second
          </th>
          <th scope="col" className={styles.number}>
            Difference
          </th>
          <th scope="col" className={styles.test}>
            Clear?
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ item, label, first, second, change }) => (
          <tr key={item}>
            <th scope="row">{label}</th>
            <td className={styles.axis}>
              <IntervalLanes
                scale={scale}
                lanes={[
                  { figure: first, mark: toSeriesMark(0), name: names.first },
                  { figure: second, mark: toSeriesMark(1), name: names.second },
                ]}
              />
            </td>
            <td className={styles.number}>
              <Value figure={first} />
            </td>
            <td className={styles.number}>
              <Value figure={second} />
            </td>
            <td className={`${styles.number} ${styles.difference}`}>
              {change ? <SignedFigure value={change.difference * 100} /> : <span className="text-ink-2">–</span>}
            </td>
            <td className={styles.test}>
              <ClearMark of="difference" isClear={change ? change.isClear : null} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
