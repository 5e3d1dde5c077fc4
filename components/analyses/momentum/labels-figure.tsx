import Link from "next/link";
import { FigureBlock, type FigureFrame } from "@/components/charts/figure-block";
import { Figure } from "@/components/charts/figure";
import { ClearMark } from "@/components/charts/clear-mark";
import { HIGH_MOVEMENT } from "@/lib/rankings/movement";
import type { MomentumView } from "@/lib/analyses/momentum/view";
import { wordLabel, wordSource } from "@/lib/analyses/momentum/words";
import { DECIMALS } from "@/lib/platform/words/format";
import { inSentence } from "@/lib/platform/words/in-sentence";

const CELL = "border-b border-rule py-3 pr-4 text-right text-s3 leading-9 font-figure tracking-figure";

/** The rankings' movement labels, compared with the test results. */
export function LabelsFigure({ view, frame }: { view: MomentumView; frame: FigureFrame }) {
  const { labels, waves, market } = view;
  if (!labels) return null;
  const rows = [
    { words: `${HIGH_MOVEMENT} positions or more (“high”)`, cells: labels.far },
    { words: `Fewer than ${HIGH_MOVEMENT} positions`, cells: labels.near },
  ];
  return (
    <FigureBlock
      {...frame}
      id="labels"
      isFolded
      title="Positions moved, and how many changes are clear"
      unit={`Brands in ${inSentence(market.name)} with scores in both ${waves.before ?? ""} and ${waves.year}, by positions moved and by whether the change in score is clear.`}
      source={wordSource(view)}
      table={{
        caption: `Positions moved and clear changes, ${market.name}, ${waves.year}`,
        columns: [
          { label: "Positions moved" },
          { label: "Clear change", numeric: true, digits: DECIMALS.count },
          { label: "No clear change", numeric: true, digits: DECIMALS.count },
        ],
        rows: rows.map(({ words, cells }) => [words, cells.clear, cells.noise]),
      }}
    >
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-7-5">
        <table className="w-full border-collapse self-start">
          <caption className="sr-only">Brands by positions moved and by whether the change in score is clear</caption>
          <thead>
            <tr className="text-s-2 text-ink-2">
              <th scope="col" className="border-b border-ink py-2 text-left font-medium">
                Moved in the ranking
              </th>
              {[true, false].map((clear) => (
                <th key={String(clear)} scope="col" className="border-b border-ink py-2 pr-4 text-right font-medium">
                  <ClearMark of="change" isClear={clear} className="whitespace-normal" />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ words, cells }) => (
              <tr key={words}>
                <th scope="row" className="border-b border-rule py-3 pr-4 text-left text-s0 font-value">
                  {words}
                </th>
                <td className={CELL}>
                  <Figure value={cells.clear} />
                </td>
                <td className={CELL}>
                  <Figure value={cells.noise} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="max-w-line text-s0 text-pretty">
          <p className="font-value">{wordLabel(labels)}</p>
          <p className="mt-3 text-s-1 leading-5.5 text-ink-2">
            In the middle of a ranking a fraction of a point can be worth several positions, so brands move without
            really changing. At the top and bottom a brand can clearly gain or lose without passing anyone. That is why
            we count both.{" "}
            <Link href="/about-study#what-counts-as-a-change" prefetch={false} className="link">
              How we decide what is clear
            </Link>
          </p>
        </div>
      </div>
    </FigureBlock>
  );
}
