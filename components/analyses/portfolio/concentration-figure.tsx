import { FigureBlock, type FigureFrame } from "@/components/charts/figure-block";
import { FirstRows } from "@/components/charts/first-rows";
import { Figure } from "@/components/charts/figure";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import type { Concentration, Part, Summary } from "@/lib/analyses/portfolio/summary";
import { wordConcentration } from "@/lib/analyses/portfolio/wording";

const MOST_PARTS = 6;

/** How much of the portfolio lies in one industry, or one market. */
export function ConcentrationFigure({
  summary,
  frame,
  source,
}: {
  summary: Summary;
  frame: FigureFrame;
  source: string;
}) {
  const { industries, markets } = summary;
  const rows = (kind: string, { parts }: Concentration) =>
    parts.map(({ name, count, share }) => [name, kind, count, 100 * share]);
  return (
    <FigureBlock
      {...frame}
      id="concentration"
      isFolded
      title="Concentration"
      unit="Brands with a score, by industry and market. The index is the sum of squared shares."
      source={source}
      table={{
        caption: "Brands by industry and market",
        columns: [
          { label: "Part" },
          { label: "Kind" },
          { label: "Brands", numeric: true, digits: DECIMALS.count },
          { label: "Share, %", numeric: true, digits: DECIMALS.percent },
        ],
        rows: [...rows("Industry", industries), ...rows("Market", markets)],
      }}
    >
      <Parts of={industries} one="industry" many="industries" />
      {markets.parts.length > 1 ? <Parts of={markets} one="market" many="markets" /> : null}
    </FigureBlock>
  );
}

function Parts({ of, one, many }: { of: Concentration; one: string; many: string }) {
  const rest = of.parts.slice(MOST_PARTS);
  const other: Part | null =
    rest.length > 0
      ? {
          name: `${formatNumber(rest.length)} more ${rest.length === 1 ? one : many}`,
          count: sum(rest, "count"),
          share: sum(rest, "share"),
        }
      : null;
  const shown = [...of.parts.slice(0, MOST_PARTS), ...(other ? [other] : [])];
  const widest = Math.max(...shown.map(({ share }) => share));
  return (
    <div className="mb-5 last:mb-0">
      <FirstRows of={shown.length} what={many}>
        <ul data-rows="">
          {shown.map((part) => (
            <li
              key={part.name}
              className="grid min-h-9 grid-cols-[minmax(0,2fr)_minmax(0,3fr)_2.5rem_3rem] items-center gap-x-3 border-b border-rule text-s-1"
            >
              <span className="line-clamp-2 leading-5 wrap-anywhere">{part.name}</span>
              <span
                aria-hidden="true"
                className={`h-3 forced-colors:bg-[CanvasText] ${part === other ? "bg-rule-strong" : "bg-c1"}`}
                style={{ width: `${(100 * part.share) / widest}%` }}
              />
              <span className="text-right text-ink-2">
                <Figure value={part.count} />
                <span className="sr-only"> {part.count === 1 ? "brand" : "brands"},</span>
              </span>
              <span className="text-right font-semibold">
                <Figure value={100 * part.share} />%
              </span>
            </li>
          ))}
        </ul>
      </FirstRows>
      <p className="mt-2.5 measure-70 text-s-1 leading-5 text-ink-2">{wordConcentration(of, one, many)}</p>
    </div>
  );
}

const sum = (parts: readonly Part[], of: "count" | "share") => parts.reduce((total, part) => total + part[of], 0);
