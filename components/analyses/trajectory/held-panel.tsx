import { DataTable } from "@/components/ui/data-table";
import { Figure } from "@/components/charts/figure";
import { toWholeAxis, toShare } from "@/lib/charts/drawing/axis";
import { formatNumber, formatSigned, DECIMALS, roundTo } from "@/lib/platform/words/format";
import { sayAhead, type Ahead } from "@/lib/analyses/trajectory/horizon";
import type { PromisedShare } from "@/lib/analyses/trajectory/record";
import styles from "./record-table.module.css";

interface HeldPanelProps {
  promises: readonly PromisedShare[];
  ahead: Ahead;
  /** Years from one study to the next. */
  step: number;
}

/** How standard ranges did beside ours; "" where that is not known. */
export function sayTextbook({ promises, ahead, step }: HeldPanelProps): string {
  const at = promises.find(({ promised }) => promised === 0.95)?.by.find((each) => each.ahead === ahead);
  if (at?.textbook == null) return "";
  const [textbook, held] = [roundTo(100 * at.textbook, DECIMALS.share), roundTo(100 * at.held, DECIMALS.share)];
  const missed = textbook < 95 ? "contained only" : "contained";
  return `Standard 95% ranges (a random walk with normal errors) ${missed} ${formatNumber(textbook, DECIMALS.share)}% of results ${sayAhead(ahead, step)}. Ours contained ${formatNumber(held, DECIMALS.share)}%.`;
}

/** Said where every interval held more than it promised. */
function sayWide(promises: readonly PromisedShare[], ahead: Ahead): string {
  const isWider = promises.every(({ promised, by }) =>
    by.some((each) => each.ahead === ahead && each.held >= promised + 0.01),
  );
  return isWider ? " More results were inside than stated, so the ranges have been wider than necessary." : "";
}

/** Whether the intervals keep their promise: shares of outcomes inside, as points from the promised share. */
export function HeldPanel({ promises: all, ahead, step }: HeldPanelProps) {
  const promises = all.map(({ promised, by }) => ({ promised, by: by.filter((each) => each.ahead === ahead) }));
  const misses = promises.flatMap(({ promised, by }) =>
    by.flatMap(({ held, textbook }) =>
      [held, ...(textbook === null ? [] : [textbook])].map((share) => 100 * (share - promised)),
    ),
  );
  const scale = toWholeAxis(Math.min(-2, ...misses), Math.max(2, ...misses), 5);
  const at = (points: number) => `${100 * toShare(scale, points)}%`;
  return (
    <div className="min-w-0">
      <h3 className="text-s0 leading-6 font-name tracking-normal">Are the forecast ranges reliable?</h3>
      <p className="mb-3 text-s-1 leading-5 text-ink-2">
        Share of results inside the range, {sayAhead(ahead, step)}, compared with the stated level
      </p>
      <DataTable
        variant="figures"
        stacks={false}
        caption={`Share of results inside the range, ${sayAhead(ahead, step)}`}
        className={styles.table}
      >
        <thead>
          <tr>
            <th scope="col">Stated</th>
            <td className={styles.wide} />
            <th scope="col">Inside</th>
          </tr>
        </thead>
        <tbody>
          {promises.flatMap(({ promised, by }) =>
            by.map((each) => (
              <tr key={promised}>
                <th scope="row">{formatNumber(100 * promised, DECIMALS.percent)}%</th>
                <td className={styles.wide} aria-hidden="true">
                  <span className={styles.track}>
                    <span className={styles.promise} style={{ left: at(0) }} />
                    {each.textbook === null ? null : (
                      <svg
                        viewBox="0 0 12 12"
                        className={styles.cross}
                        style={{ left: at(100 * (each.textbook - promised)) }}
                      >
                        <path d="M1.5 1.5l9 9m0-9l-9 9" />
                      </svg>
                    )}
                    <span className={styles.dot} style={{ left: at(100 * (each.held - promised)) }} />
                  </span>
                </td>
                <td>
                  <Figure value={100 * each.held} digits={DECIMALS.share} />%
                </td>
              </tr>
            )),
          )}
        </tbody>
        <tfoot aria-hidden="true">
          <tr>
            <td />
            <td className={styles.wide}>
              <span className={styles.ends}>
                <span>{formatSigned(scale.min, DECIMALS.whole)} points</span>
                <span>{formatSigned(scale.max, DECIMALS.whole)}</span>
              </span>
            </td>
            <td />
          </tr>
        </tfoot>
      </DataTable>
      <p className="mt-1 flex flex-wrap gap-x-4 text-s-2 leading-5 text-ink-2" aria-hidden="true">
        <span className="inline-flex items-center gap-1.5">
          <span className="h-3 w-0.5 bg-ink forced-colors:bg-[CanvasText]" /> stated level
        </span>
        <span className="inline-flex items-center gap-1.5">
          <span className="size-2.5 rounded-full bg-c1 forced-colors:bg-[CanvasText]" /> inside
        </span>
        <span className="inline-flex items-center gap-1.5">
          <svg viewBox="0 0 12 12" className="size-3 stroke-lingon stroke-2">
            <path d="M1.5 1.5l9 9m0-9l-9 9" />
          </svg>
          standard 95% range
        </span>
      </p>
      <p className="mt-3 text-s-1 leading-5 text-ink-2">
        <span className="max-md:hidden">{sayTextbook({ promises, ahead, step })}</span>
        {sayWide(promises, ahead)}
      </p>
    </div>
  );
}
