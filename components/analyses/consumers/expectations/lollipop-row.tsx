import Link from "next/link";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { type Axis, toShare } from "@/lib/charts/drawing/axis";
import { px } from "@/lib/charts/drawing/path";
import type { ExpectationRow } from "@/lib/analyses/consumers/expectations/view";
import { toAnalysisSearch } from "@/lib/rankings/histories/analysis-query";
import type { MarketSlug } from "@/lib/catalogue/markets/market";
import { ChangeWords } from "@/components/analyses/consumers/attitudes/change-words";
import { ShareWords } from "@/components/analyses/consumers/attitudes/share-words";
import styles from "./lollipop.module.css";

interface LollipopRowProps {
  row: ExpectationRow;
  market: MarketSlug;
  /** The mean of the industries (0–1); null if there is none. */
  mean: number | null;
  /** In percent. */
  scale: Axis;
}

function Track({ row: { figure, fromMean }, mean, scale }: Omit<LollipopRowProps, "market">) {
  const at = (share: number) => `${px(100 * toShare(scale, 100 * share))}%`;
  const { value, low, high } = figure;
  const color = fromMean?.isClear ? (fromMean.difference > 0 ? "var(--c1)" : "var(--c3)") : "var(--ink-3)";
  return (
    <span aria-hidden="true" className={styles.track} style={{ "--c": color } as React.CSSProperties}>
      {scale.ticks.map((tick) => (
        <span
          key={tick}
          className={`${styles.grid} ${tick === 0 ? styles.base : ""}`}
          style={{ left: at(tick / 100) }}
        />
      ))}
      {mean === null ? null : <span className={styles.mean} style={{ "--mean": at(mean) } as React.CSSProperties} />}
      {value === null || low === null || high === null ? (
        <span className={styles.none} />
      ) : (
        <>
          <span className={styles.band} style={{ "--low": at(low), "--high": at(high) } as React.CSSProperties} />
          {mean === null ? null : (
            <span
              className={styles.stem}
              style={{ "--from": at(Math.min(mean, value)), "--to": at(Math.max(mean, value)) } as React.CSSProperties}
            />
          )}
          <span
            className={`${styles.mark} ${fromMean?.isClear ? "" : styles.hollow}`}
            style={{ "--at": at(value) } as React.CSSProperties}
          />
        </>
      )}
    </span>
  );
}

/**
 * One industry: its share, the difference from the mean, and the change since the first year. Its name links to its
 * brands.
 */
export function LollipopRow({ row, market, mean, scale }: LollipopRowProps) {
  return (
    <li className={styles.row}>
      <Link
        href={`${ANALYSES["single-country"].path}${toAnalysisSearch({ market, industry: row.slug })}`}
        prefetch={false}
        className="-my-1 inline-flex min-h-9 items-center text-s-1 leading-5 font-value underline decoration-rule-strong underline-offset-4 wrap-anywhere hover:text-spruce hover:decoration-current md:text-s0 md:leading-5.5"
      >
        {row.name}
      </Link>
      <Track row={row} mean={mean} scale={scale} />
      <span className={`${styles.share} max-md:flex max-md:items-baseline max-md:justify-end max-md:gap-2`}>
        <ShareWords figure={row.figure} className="text-s0 leading-6 font-semibold md:text-s1" />
      </span>
      <span className="text-s-1 leading-5 whitespace-nowrap max-md:text-right">
        <span className="sr-only">From average </span>
        <ChangeWords of="difference" change={row.fromMean} className="md:flex-col" />
      </span>
      <span className={`${styles.since} text-s-1 leading-5 max-md:hidden`}>
        <span className="sr-only">Since {row.trend?.since ?? "the first year"} </span>
        <ChangeWords of="change" change={row.trend?.change ?? null} className="md:flex-col" />
      </span>
    </li>
  );
}
