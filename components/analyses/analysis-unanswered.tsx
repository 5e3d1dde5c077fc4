import { NoAnswer } from "@/components/layout/no-answer";
import { ANALYSES, type AnalysisId } from "@/lib/catalogue/analyses";

interface AnalysisInsteadProps {
  analysis: AnalysisId;
  children: React.ReactNode;
}

/** An analysis page that could not be loaded: its name and an explanation. */
export function AnalysisInstead({ analysis, children }: AnalysisInsteadProps) {
  return (
    <main id="content" tabIndex={-1} className="wrap pt-14 md:pt-24">
      <h1 className="mb-9 text-s4 tracking-tight md:text-s5">{ANALYSES[analysis].name}</h1>
      {children}
    </main>
  );
}

interface AnalysisUnansweredProps {
  analysis: AnalysisId;
  /** Parameters of the page, to try the same again. With the "?". */
  search: string;
  title?: string | undefined;
  /** Additional text; by default, that nothing is lost. */
  children?: React.ReactNode;
}

/** In place of an analysis page where the database did not respond. */
export function AnalysisUnanswered({
  analysis,
  search,
  title = "We couldn’t load this analysis",
  children,
}: AnalysisUnansweredProps) {
  return (
    <AnalysisInstead analysis={analysis}>
      <NoAnswer title={title} href={ANALYSES[analysis].path + search}>
        {children}
      </NoAnswer>
    </AnalysisInstead>
  );
}
