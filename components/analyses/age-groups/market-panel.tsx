import { Figure } from "@/components/charts/figure";
import { SignedFigure } from "@/components/charts/signed-figure";
import { toAgeWords } from "@/lib/analyses/age-groups/age-words";
import type { AgeView } from "@/lib/analyses/age-groups/view";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { PanelLine } from "./panel-line";

/** The market's average in the age group in focus. */
export function MarketPanel({ view, age }: { view: AgeView; age: string }) {
  const { average } = view.table;
  const cell = average.cells.find((each) => each.age === age);
  return (
    <aside aria-label="Selected cell" className="mt-10 min-w-0 border-t-2 border-ink pt-3 md:mt-12">
      <div aria-live="polite">
        <h2 className="text-s1 leading-6 tracking-heading">Market average, {toAgeWords(age)}</h2>
        <p className="mt-0.5 text-s-1 leading-5 text-ink-2">Selected cell; use the arrow keys to move</p>
        {cell?.mean == null ? null : (
          <p className="mt-3 text-s6 leading-17 font-title tracking-hero">{formatNumber(cell.mean, DECIMALS.score)}</p>
        )}
        <p className="text-s-1 leading-5 text-ink-2">
          Average of {formatNumber(cell?.brandCount ?? 0)} brands in {inSentence(view.market.name)}, each counted once
        </p>
      </div>
      <dl className="mt-4 border-t border-rule text-s-1 leading-5">
        {average.all === null ? null : (
          <PanelLine term="All ages">
            <Figure value={average.all} digits={DECIMALS.score} />
          </PanelLine>
        )}
        {cell?.fromAll == null ? null : (
          <PanelLine term="Compared with all ages">
            <SignedFigure value={cell.fromAll} />
          </PanelLine>
        )}
      </dl>
    </aside>
  );
}
