import { DataTable } from "@/components/ui/data-table";
import { Figure } from "@/components/charts/figure";
import { PhoneFold } from "@/components/charts/phone-fold";
import { toWholeAxis, toShare } from "@/lib/charts/drawing/axis";
import { formatNumber, DECIMALS, roundTo } from "@/lib/platform/words/format";
import { sayAhead, type Ahead } from "@/lib/analyses/trajectory/horizon";
import type { ModelErrors } from "@/lib/analyses/trajectory/record";
import styles from "./record-table.module.css";

interface ModelPanelProps {
  models: readonly ModelErrors[];
  ahead: Ahead;
  /** Years from one study to the next. */
  step: number;
}

function sayGain({ models, ahead, step }: ModelPanelProps): string {
  const chosen = models.find(({ isChosen }) => isChosen);
  if (!chosen) return "";
  const gain = roundTo(100 * (1 - chosen.ratio), DECIMALS.percent);
  const won =
    gain > 0
      ? `We publish ${chosen.name}: ${sayAhead(ahead, step)}, its error is ${formatNumber(gain)}% smaller than assuming no change.`
      : `We publish ${chosen.name}, although ${sayAhead(ahead, step)} it is no better than assuming no change.`;
  return `${won} Yearly scores are hard to forecast, so look at the range rather than the central value.`;
}

/** Whether the methods are better than "no change": their scaled errors compared with its own. */
export function ModelPanel({ models, ahead, step }: ModelPanelProps) {
  const ratios = models.map(({ ratio }) => 100 * ratio);
  const scale = toWholeAxis(Math.min(95, ...ratios), Math.max(105, ...ratios), 6);
  const at = (ratio: number) => `${100 * toShare(scale, 100 * ratio)}%`;
  return (
    <div className="min-w-0">
      <PhoneFold isPart title="Better than no change?">
        <p className="mb-3 text-s-1 leading-5 text-ink-2">
          Error compared with “no change”; below 1.00 is better, {sayAhead(ahead, step)}
        </p>
        {models.length === 0 ? (
          <p className="text-s-1 text-ink-2">No comparison yet {sayAhead(ahead, step)}.</p>
        ) : (
          <>
            <DataTable
              variant="figures"
              stacks={false}
              caption={`Error of each method compared with no change, ${sayAhead(ahead, step)}`}
              className={styles.table}
            >
              <thead>
                <tr>
                  <th scope="col">Method</th>
                  <td className={styles.wide} />
                  <th scope="col">Error</th>
                </tr>
              </thead>
              <tbody>
                {models.map(({ model, name, ratio, isChosen }) => (
                  <tr key={model} data-chosen={isChosen ? "" : undefined}>
                    <th scope="row">{name}</th>
                    <td className={styles.wide} aria-hidden="true">
                      <span className={styles.track}>
                        <span className={styles.dashes} style={{ left: at(1) }} />
                        <span
                          className={styles.way}
                          style={{
                            left: at(Math.min(1, ratio)),
                            width: `calc(${at(Math.max(1, ratio))} - ${at(Math.min(1, ratio))})`,
                          }}
                        />
                        <span className={`${styles.dot} ${isChosen ? "" : styles.grey}`} style={{ left: at(ratio) }} />
                      </span>
                    </td>
                    <td className={styles.strong}>
                      <Figure value={ratio} digits={DECIMALS.ratio} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </DataTable>
            <p className="mt-3 text-s-1 leading-5 text-ink-2">{sayGain({ models, ahead, step })}</p>
          </>
        )}
      </PhoneFold>
    </div>
  );
}
