import { ChartTools } from "@/components/charts/chart-tools";
import { KeyTerms } from "@/components/charts/key-terms";
import { SampleLabel } from "@/components/ui/sample-label";
import { toChartName } from "@/lib/analyses/chart-name";
import { ROUNDED_HERE } from "@/lib/platform/words/rounding";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { AnalysisNav, type AnalysisNavProps } from "./analysis-nav";

interface AnalysisShellProps extends AnalysisNavProps {
  /** What is looked at: "Food in Sweden, 2023–2025". */
  kicker: React.ReactNode;
  isSample: boolean;
  /** What the figures show, said of tested facts alone. */
  claim: React.ReactNode;
  standfirst?: React.ReactNode;
  /** A figure beside the claim, see `MarginFigure`. */
  margin?: React.ReactNode;
  /** A `FilterBar`. */
  filters?: React.ReactNode;
  /** Names of the brands chosen, the first in focus: the chart is saved and shared under them and the claim. */
  brands?: readonly string[];
  /** Everything chosen, as parameters of the page's own path; left out where there is no chart to keep or send on. */
  chart?: string | undefined;
  /** How to read the figures: one or two paragraphs. */
  method?: React.ReactNode;
  children: React.ReactNode;
}

/** The frame of every analysis: way between the analyses, claim, filters, figures, and how to read them. */
export function AnalysisShell({
  analysis,
  trail,
  tier,
  search,
  kicker,
  isSample,
  claim,
  standfirst,
  margin,
  filters,
  brands = [],
  chart,
  method,
  children,
}: AnalysisShellProps) {
  return (
    <main id="content" tabIndex={-1}>
      <AnalysisNav analysis={analysis} trail={trail} tier={tier} search={search} />
      <header className="wrap grid gap-x-6 gap-y-6 pt-8 pb-6 md:pt-14 md:pb-10 lg:grid-cols-3-1 lg:items-end">
        <div className="min-w-0">
          <p className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-s-1 leading-5 text-ink-2 md:mb-4">
            <span className="min-w-0 wrap-anywhere">{kicker}</span>
            {isSample ? <SampleLabel /> : null}
          </p>
          <h1 className="measure-22 text-s4 leading-head tracking-tight wrap-anywhere md:text-s5 md:leading-display">
            {claim}
          </h1>
          {standfirst ? (
            <p className="mt-4 max-w-line font-read text-s1 leading-prose text-ink-2 wrap-anywhere md:mt-5 md:text-s2 md:leading-standfirst [&_b]:font-semibold [&_b]:text-ink">
              {standfirst}
            </p>
          ) : null}
        </div>
        {margin}
      </header>
      {filters}
      <div className="wrap">
        {chart === undefined ? null : (
          // The figure below comes close by its own margin: pulled up over the tools, it would lie on them.
          <div className="mt-3 [&+section]:mt-5">
            <ChartTools
              figure={analysis}
              search={chart.replace(/^\?/, "")}
              title={toChartName({
                brands,
                subject: typeof kicker === "string" ? kicker : ANALYSES[analysis].name,
                finding: typeof claim === "string" ? claim : null,
              })}
              tier={tier ?? null}
            />
          </div>
        )}
        {children}
        {method ? <KeyTerms /> : null}
        {method ? (
          <section
            aria-labelledby="how-to-read"
            className="mt-4 grid gap-x-6 gap-y-3 border-t border-rule-strong pt-5 text-s-1 leading-5.5 text-ink-2 lg:grid-cols-4"
          >
            <h2 id="how-to-read" className="text-s-1 leading-5.5 tracking-normal text-ink">
              How to read this
            </h2>
            <div className="grid gap-x-6 gap-y-3 lg:col-span-3 lg:grid-cols-2 [&>p]:max-w-wide">
              {method}
              <p>{ROUNDED_HERE}</p>
            </div>
          </section>
        ) : null}
      </div>
    </main>
  );
}
