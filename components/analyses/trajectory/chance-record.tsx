import { DataTable } from "@/components/ui/data-table";
import { Figure } from "@/components/charts/figure";
import { sayAhead } from "@/lib/analyses/trajectory/horizon";
import type { TrajectoryView } from "@/lib/analyses/trajectory/view";
import { inSentence } from "@/lib/platform/words/in-sentence";
import styles from "./record-table.module.css";

/** Whether probabilities of passing were accurate: for each band, the share of pairs in which it happened. */
export function ChanceRecord({ view }: { view: TrajectoryView }) {
  const { odds, ahead, step, market } = view;
  const bands = odds?.record ?? [];
  return (
    <div className="min-w-0">
      <h3 className="text-s0 leading-6 font-name tracking-normal">How accurate were these chances?</h3>
      {bands.length === 0 ? (
        <p className="mt-1 text-s-1 leading-5 text-ink-2">
          No forecasts in {inSentence(market.name)} {sayAhead(ahead, step)} have been checked against results yet.
        </p>
      ) : (
        <>
          <p className="mb-3 text-s-1 leading-5 text-ink-2">
            Pairs of brands in {inSentence(market.name)}, {sayAhead(ahead, step)}: the tick is the chance we gave, the
            dot is how often it happened.
          </p>
          <DataTable
            variant="figures"
            stacks={false}
            caption={`Chances given and how often they happened, ${sayAhead(ahead, step)}`}
            className={styles.table}
          >
            <thead>
              <tr>
                <th scope="col">Forecast</th>
                <td className={styles.wide} />
                <th scope="col">Happened</th>
                <th scope="col">Pairs</th>
              </tr>
            </thead>
            <tbody>
              {bands.map(({ predicted, observed, pairs }) => (
                <tr key={predicted}>
                  <th scope="row">
                    <Figure value={100 * predicted} />%
                  </th>
                  <td className={styles.wide} aria-hidden="true">
                    <span className={styles.track}>
                      <span
                        className={styles.way}
                        style={{
                          left: `${100 * Math.min(predicted, observed)}%`,
                          width: `${100 * Math.abs(predicted - observed)}%`,
                        }}
                      />
                      <span className={styles.promise} style={{ left: `${100 * predicted}%` }} />
                      <span className={styles.dot} style={{ left: `${100 * observed}%` }} />
                    </span>
                  </td>
                  <td className={styles.strong}>
                    <Figure value={100 * observed} />%
                  </td>
                  <td>
                    <Figure value={pairs} />
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot aria-hidden="true">
              <tr>
                <td />
                <td className={styles.wide}>
                  <span className={styles.ends}>
                    <span>0</span>
                    <span>50%</span>
                    <span>100%</span>
                  </span>
                </td>
                <td colSpan={2} />
              </tr>
            </tfoot>
          </DataTable>
        </>
      )}
    </div>
  );
}
