import { FigureBlock } from "@/components/charts/figure-block";
import { toSeriesMark } from "@/lib/charts/drawing/series-mark";
import { SeriesMarker } from "@/components/charts/series-marker";
import { SignedFigure } from "@/components/charts/signed-figure";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import type { Pairing } from "@/lib/analyses/single-country/pairwise";
import { shortName } from "@/lib/platform/words/shorten";
import { formatSigned } from "@/lib/platform/words/format";
import type { SingleCountryView } from "@/lib/analyses/single-country/view";
import { clearWords } from "@/lib/platform/words/clear-words";
import styles from "./ties-figure.module.css";

interface TiesFigureProps {
  view: SingleCountryView;
  /** Null if there is no room for more brands. */
  onAdd: ((slug: string) => void) | null;
}

/** Names shown before the rest is folded. */
const SHOWN = 8;

function Name({ pair, onAdd }: { pair: Pairing; onAdd: TiesFigureProps["onAdd"] }) {
  const { brand, order, slot } = pair.other;
  const label = <span className={styles.name}>{brand.name}</span>;
  return (
    <li className={styles.row}>
      {order === null && onAdd ? (
        <button type="button" className={styles.add} onClick={() => onAdd(brand.slug)}>
          {label}
          <span className="sr-only">, add to the comparison</span>
        </button>
      ) : (
        <span className="flex min-w-0 items-center gap-2 font-value">
          {slot === null ? null : <SeriesMarker mark={toSeriesMark(slot)} className="size-3.5" />}
          {label}
        </span>
      )}
      <SignedFigure value={pair.difference} />
    </li>
  );
}

function Group({
  title,
  pairs,
  none,
  onAdd,
}: {
  title: string;
  pairs: readonly Pairing[];
  none: string;
  onAdd: TiesFigureProps["onAdd"];
}) {
  const [shown, rest] = [pairs.slice(0, SHOWN), pairs.slice(SHOWN)];
  return (
    <div className="min-w-0">
      <h3 className="flex items-baseline gap-3 border-b border-rule-strong pb-2 text-s-1 leading-5 font-medium tracking-normal text-ink-2">
        <span className="text-s4 leading-10 font-figure tracking-display text-ink">{formatNumber(pairs.length)}</span>
        {title}
      </h3>
      {pairs.length === 0 ? (
        <p className="py-2 text-s-1 leading-5 text-ink-2">{none}</p>
      ) : (
        <ul>
          {shown.map((pair) => (
            <Name key={pair.other.brand.slug} pair={pair} onAdd={onAdd} />
          ))}
        </ul>
      )}
      {rest.length > 0 ? (
        <details>
          <summary className="link min-h-8 py-1.5 text-s-1 max-md:min-h-11">
            and {formatNumber(rest.length)} more
          </summary>
          <ul>
            {rest.map((pair) => (
              <Name key={pair.other.brand.slug} pair={pair} onAdd={onAdd} />
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}

/** Which brands of the industry clearly differ from the one in focus, and which are tied with it. */
export function TiesFigure({ view, onAdd }: TiesFigureProps) {
  const { focus, pairs, industry, market, subject } = view;
  if (!focus || pairs.length === 0) return null;
  const nearest = pairs.toSorted((a, b) => Math.abs(a.difference) - Math.abs(b.difference));
  const [tied, apart] = [nearest.filter(({ clear }) => !clear), nearest.filter(({ clear }) => clear)];
  const name = shortName(focus.brand.name);
  return (
    <FigureBlock
      id="ties"
      isFolded
      title={`Tied with ${name}`}
      unit={`Difference from ${name} in points, ${subject.year}, closest first. Select a brand to add it to the comparison.`}
      isSample={view.isSample}
      source={`${industry.name}, ${market.name} ${subject.year}. ${formatNumber(pairs.length)} differences, tested together at 5%. Tied does not mean equal: this study can’t show which is ahead.`}
      table={{
        caption: `Differences from ${name}, ${subject.year}`,
        columns: [
          { label: "Brand" },
          { label: "Points", numeric: true },
          { label: "Standard error", numeric: true, digits: DECIMALS.score },
          { label: "Clear difference?" },
        ],
        rows: nearest
          .toSorted((a, b) => b.difference - a.difference)
          .map(({ other, difference, error, clear }) => [
            other.brand.name,
            formatSigned(difference),
            error,
            clearWords("difference", clear),
          ]),
      }}
    >
      <div className="grid gap-x-6 gap-y-8 md:grid-cols-3 lg:gap-x-12">
        <Group
          title="clearly ahead"
          none={`No brand is clearly ahead of ${name}.`}
          pairs={apart.filter(({ difference }) => difference > 0)}
          onAdd={onAdd}
        />
        <Group title="tied" none="No ties: every other brand is clearly ahead or behind." pairs={tied} onAdd={onAdd} />
        <Group
          title="clearly behind"
          none={`No brand is clearly behind ${name}.`}
          pairs={apart.filter(({ difference }) => difference < 0)}
          onAdd={onAdd}
        />
      </div>
    </FigureBlock>
  );
}
