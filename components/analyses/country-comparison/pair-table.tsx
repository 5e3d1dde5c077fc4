import { DataTable } from "@/components/ui/data-table";
import { Whisker } from "@/components/charts/whisker";
import { toWholeAxis } from "@/lib/charts/drawing/axis";
import type { PairTest } from "@/lib/analyses/country-comparison/market-tests";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { normalInterval } from "@/lib/statistics/interval";
import { clsx } from "clsx";
import styles from "./country.module.css";
import { SignedFigure } from "@/components/charts/signed-figure";
import { ClearMark } from "@/components/charts/clear-mark";

interface PairTableProps {
  pairs: readonly PairTest[];
  /** Those whose intervals the axis holds, so that several tables share it. */
  all: readonly PairTest[];
  caption: string;
}

const withInterval = (pair: PairTest) => ({ ...pair, ...normalInterval(pair.points, pair.error) });

/** Two markets of a brand in each row, the widest difference first, each with its interval from nothing. */
export function PairTable({ pairs, all, caption }: PairTableProps) {
  const rows = pairs.map(withInterval).toSorted((a, b) => b.points - a.points);
  const ends = all.map(withInterval);
  const scale = toWholeAxis(
    Math.min(0, ...ends.map(({ low }) => low)),
    Math.max(0, ...ends.map(({ high }) => high)),
    4,
  );
  return (
    <DataTable variant="figures" row={48} caption={caption} className={clsx(styles.table, styles.pairs)}>
      <thead>
        <tr>
          <th scope="col">Higher, lower</th>
          <th scope="col" className={styles.axis}>
            95% interval; dashed line: no difference
          </th>
          <th scope="col" className={styles.number}>
            Points
          </th>
          <th scope="col">Clear difference?</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ a, b, points, low, high, clear }) => (
          <tr key={`${a.slug} ${b.slug}`}>
            <th scope="row">
              <span className={clear ? "font-semibold" : undefined}>{a.name}</span>{" "}
              <span className="text-ink-2">over {inSentence(b.name)}</span>
            </th>
            <td className={styles.axis}>
              <span className={styles.clip}>
                <Whisker value={points} low={low} high={high} scale={scale} mean={0} />
              </span>
            </td>
            <td className={clsx(styles.number, styles.start)}>
              <SignedFigure value={points} className="text-s0 font-semibold" />
            </td>
            <td>
              <ClearMark of="difference" isClear={clear} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
