import { EmptyState } from "@/components/layout/empty-state";
import { NoAnswer } from "@/components/layout/no-answer";
import { formatNumber } from "@/lib/platform/words/format";

interface AnalysisFiguresProps {
  /** Figures of another selection are being loaded; until then those of the last one stay. */
  isLoading: boolean;
  /** Set if they could not be loaded. */
  retry: (() => void) | null;
  /** Requested brands that are not ranked `in` this market and industry. */
  absent: number;
  in: string;
  /** The place without rankings, if there is nothing to show. */
  selection: string;
  /** The figures; null if the reader's years have no results. */
  children: React.ReactNode;
}

/** The figures of an analysis page, or why there are none: they could not be loaded, or there are no results. */
export function AnalysisFigures({ isLoading, retry, absent, in: where, selection, children }: AnalysisFiguresProps) {
  return (
    <>
      <p role="status" className="sr-only">
        {isLoading && !retry ? "Loading results…" : ""}
      </p>
      {retry ? (
        <NoAnswer className="mt-10" title="We couldn’t load the results" retry={retry} />
      ) : children === null ? (
        <div className="mt-10">
          <EmptyState title="No rankings found for the selected criteria.">{selection}.</EmptyState>
        </div>
      ) : (
        <div aria-busy={isLoading} className="transition-opacity duration-150 aria-busy:opacity-50 aria-busy:delay-150">
          {absent > 0 && !isLoading ? (
            <p className="mt-6 border-l-2 border-control pl-4 text-s-1 text-ink-2">
              {absent === 1
                ? `One of the selected brands was not ranked in ${where} and has been left out.`
                : `${formatNumber(absent)} of the selected brands were not ranked in ${where} and have been left out.`}
            </p>
          ) : null}
          {children}
        </div>
      )}
    </>
  );
}
