import { CellScore, SelectedCell } from "@/components/charts/selected-cell";
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
    <SelectedCell
      isSmall
      title={`Market average, ${toAgeWords(age)}`}
      brief={
        <CellScore score={cell?.mean == null ? null : formatNumber(cell.mean, DECIMALS.score)}>
          Average of {formatNumber(cell?.brandCount ?? 0)} brands in {inSentence(view.market.name)}, each counted once
        </CellScore>
      }
    >
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
    </SelectedCell>
  );
}
