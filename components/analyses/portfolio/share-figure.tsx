import { FigureBlock, type FigureFrame } from "@/components/charts/figure-block";
import { Whisker } from "@/components/charts/whisker";
import { Figure } from "@/components/charts/figure";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import type { Summary } from "@/lib/analyses/portfolio/summary";
import { wordShare } from "@/lib/analyses/portfolio/wording";

const PARTS = [
  { key: "above", label: "Clearly above", fill: "bg-(--above) forced-colors:bg-[CanvasText]" },
  {
    key: "unclear",
    label: "No clear difference",
    fill: "bg-paper-sunk shadow-[inset_0_0_0_1px_var(--control)] forced-colors:border",
  },
  { key: "below", label: "Clearly below", fill: "bg-(--below) forced-colors:bg-[GrayText]" },
] as const;

/** How many brands are above their market: clearly, and as a share with its interval. */
export function ShareFigure({ summary, frame, source }: { summary: Summary; frame: FigureFrame; source: string }) {
  const { share } = summary;
  const parts = PARTS.filter(({ key }) => summary[key] > 0);
  return (
    <FigureBlock
      {...frame}
      id="share"
      isFolded
      title="Share above market"
      unit="Brands clearly above or below their market average, and all brands scoring above it."
      source={`${source} Tested across ${formatNumber(share.brands)} brands at 5%.`}
      table={{
        caption: "Brands compared with their market",
        columns: [
          { label: "Group" },
          { label: "Brands", numeric: true, digits: DECIMALS.count },
          { label: "Share, %", numeric: true, digits: DECIMALS.percent },
        ],
        rows: [
          ["Clearly above", summary.above, (100 * summary.above) / share.brands],
          ["No clear difference", summary.unclear, (100 * summary.unclear) / share.brands],
          ["Clearly below", summary.below, (100 * summary.below) / share.brands],
          ["All scoring above", share.above, 100 * share.share],
          ["95% interval of that share, from", null, 100 * share.low],
          ["95% interval of that share, to", null, 100 * share.high],
        ],
      }}
    >
      <ul className="flex gap-0.5">
        {parts.map(({ key, label, fill }) => (
          <li key={key} style={{ flexGrow: summary[key] }} className="min-w-19 basis-0">
            <p className="text-s3 leading-8 font-figure tracking-tight">
              <Figure value={summary[key]} />
            </p>
            <p className="min-h-9 text-s-2 leading-4.5 text-ink-2">{label}</p>
            <div className={`h-7 ${fill}`} aria-hidden="true" />
          </li>
        ))}
      </ul>
      <div className="mt-7 grid gap-x-8 gap-y-3 sm:grid-cols-start-fill sm:items-center">
        <p className="text-s5 leading-none font-figure tracking-display">
          <Figure value={100 * share.share} />
          <span className="text-s3">%</span>
        </p>
        <div>
          <Whisker
            value={100 * share.share}
            low={100 * share.low}
            high={100 * share.high}
            scale={{ min: 0, max: 100 }}
            mean={null}
            mark={{ colour: "c1", shape: "circle" }}
            digits={DECIMALS.percent}
          />
          <p
            className="flex justify-between border-t border-rule-strong pt-1 text-s-2 leading-4 text-ink-2"
            aria-hidden="true"
          >
            <span>0%</span>
            <span>50%</span>
            <span>100%</span>
          </p>
        </div>
      </div>
      <p className="mt-3 measure-70 text-s-1 leading-5 text-ink-2">{wordShare(summary)}</p>
    </FigureBlock>
  );
}
