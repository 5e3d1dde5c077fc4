import Link from "next/link";
import { Whisker } from "@/components/charts/whisker";
import type { SeriesMark } from "@/lib/charts/drawing/series-mark";
import { SignedFigure } from "@/components/charts/signed-figure";
import { ClearMark } from "@/components/charts/clear-mark";
import { brandHref } from "@/lib/catalogue/brands/brand-slug";
import { formatSigned, DECIMALS } from "@/lib/platform/words/format";
import type { Named } from "@/lib/catalogue/names/named";
import styles from "./effect-rows.module.css";

/** One estimate against zero. */
export interface Effect {
  key: string;
  name: string;
  /** Of the name; null: none. */
  href: string | null;
  note: string;
  points: number;
  low: number;
  high: number;
  clear: boolean;
  /** In place of the usual words of the mark. */
  words?: string;
  /** The mark it has in the page's charts; null: by its direction. */
  mark: SeriesMark | null;
}

/** Effect of a brand with a page. */
export const toBrandEffect = (
  brand: Named,
  note: string,
  figure: Pick<Effect, "points" | "low" | "high" | "clear">,
  mark: SeriesMark | null,
): Effect => ({
  key: brand.slug,
  name: brand.name,
  href: brandHref(brand.slug),
  note,
  points: figure.points,
  low: figure.low,
  high: figure.high,
  clear: figure.clear,
  mark,
});

/** The mark of an estimate without a mark of its brand: its direction if clear, otherwise a grey dot. */
function directionMark({ points, clear }: Pick<Effect, "points" | "clear">): SeriesMark {
  if (!clear) return { colour: "ink-3", shape: "circle" };
  return points > 0 ? { colour: "ink", shape: "triangle" } : { colour: "ink", shape: "fallen-triangle" };
}

/** Heads of the columns; on phones the rows speak for themselves. */
export function EffectHead({
  scale,
  unit,
  name = "Brand",
  result = "Compared with the market",
}: {
  scale: { min: number; max: number };
  unit: string;
  name?: string;
  result?: string;
}) {
  return (
    <div className={styles.head} aria-hidden="true">
      <span>{name}</span>
      <span className="flex justify-between">
        {[scale.min, scale.max].map((end) => (
          <span key={end}>{formatSigned(end, Number.isInteger(end) ? DECIMALS.whole : DECIMALS.points)}</span>
        ))}
      </span>
      <span className="text-right">{unit}</span>
      <span>{result}</span>
    </div>
  );
}

interface EffectRowsProps {
  effects: readonly Effect[];
  scale: { min: number; max: number };
  label: string;
}

/** Estimates in their intervals, one below the other, on one axis. */
export function EffectRows({ effects, scale, label }: EffectRowsProps) {
  return (
    <ol aria-label={label} className={`overflow-hidden ${styles.rows}`}>
      {effects.map(({ key, name, href, note, points, low, high, clear, words, mark }) => (
        <li key={key}>
          <span>
            {href ? (
              <Link href={href} prefetch={false} className={styles.name}>
                {name}
              </Link>
            ) : (
              <span className={styles.name}>{name}</span>
            )}
            <span className={styles.note}>{note}</span>
          </span>
          <span>
            <Whisker
              value={points}
              low={low}
              high={high}
              scale={scale}
              mean={0}
              mark={mark ?? directionMark({ points, clear })}
              isOwn={mark !== null}
            />
          </span>
          <span>
            <b>
              <SignedFigure value={points} />
            </b>
            <ClearMark of="difference" isClear={clear} isBrief {...(words ? { words } : {})} />
          </span>
        </li>
      ))}
    </ol>
  );
}
