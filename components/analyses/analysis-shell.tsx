"use client";

import { ChartTools, type ChartToolsProps } from "@/components/charts/chart-tools";
import { FilterActions } from "@/components/charts/filter-actions";
import { FilterBar } from "@/components/charts/filter-bar";
import { KeyTerms } from "@/components/charts/key-terms";
import { useStudyWords } from "@/components/layout/study-text";
import { PhoneFold } from "@/components/charts/phone-fold";
import { FINDING_ID, Lead } from "@/components/charts/lead";
import { toChartName } from "@/lib/analyses/chart-name";
import { toPageTitle } from "@/lib/analyses/page-title";
import { ROUNDED_HERE } from "@/lib/platform/words/rounding";
import { AnalysisNav, type AnalysisNavProps } from "./analysis-nav";
import { AnalysisText } from "./analysis-text";

interface AnalysisShellProps extends AnalysisNavProps {
  /** What is looked at: "Food in Sweden, 2023–2025". */
  subject: string;
  /** The finding, from tested facts only; null if there is none. */
  claim: string | null;
  /** ID of the figure whose title is the finding; omitted if there is none. */
  lead?: string | undefined;
  standfirst?: React.ReactNode;
  /** A figure beside it, see `MarginFigure`. */
  margin?: React.ReactNode;
  /** A `FilterBar`; without one the line names the subject. */
  filters?: React.ReactNode;
  /** Names of the brands chosen, the first in focus: the chart is saved and shared under them and the claim. */
  brands?: readonly string[];
  /** The full selection as parameters of the page's own path; omitted if there is no chart to save or share. */
  chart?: string | undefined;
  csv?: ChartToolsProps["csv"];
  /** How to read the figures: one or two paragraphs. */
  method?: React.ReactNode;
  children: React.ReactNode;
}

/**
 * The frame of every analysis: navigation, filters and actions on one line, the finding as the title of the first
 * figure, then text, further figures, and how to read them.
 */
export function AnalysisShell({
  analysis,
  tier,
  search,
  subject,
  claim,
  lead,
  standfirst,
  margin,
  filters,
  brands = [],
  chart,
  csv,
  method,
  children,
}: AnalysisShellProps) {
  const say = useStudyWords();
  const { title, rest } = toPageTitle(claim, subject);
  const below = (
    <AnalysisText margin={margin} lead={rest}>
      {typeof standfirst === "string" ? say(standfirst) : standfirst}
    </AnalysisText>
  );
  const actions =
    chart === undefined ? null : (
      <ChartTools
        figure={analysis}
        search={chart.replace(/^\?/, "")}
        title={toChartName({ brands, subject, finding: claim })}
        tier={tier ?? null}
        csv={csv}
      />
    );
  return (
    <main id="content" tabIndex={-1}>
      <AnalysisNav analysis={analysis} tier={tier} search={search} />
      <FilterActions.Provider value={actions}>{filters ?? <FilterBar summary={subject} />}</FilterActions.Provider>
      <div className="wrap pt-3 md:pt-4">
        <h1
          id={FINDING_ID}
          className="text-s2 leading-[1.6875rem] tracking-figure wrap-anywhere md:text-s3 md:leading-8.5"
        >
          {title}
        </h1>
        <Lead.Provider value={{ figure: lead ?? null, csv: csv && csv !== "locked" ? csv.href : null, below }}>
          {lead === undefined ? below : null}
          {children}
        </Lead.Provider>
        {method ? (
          <section
            aria-labelledby="how-to-read"
            className="mt-6 grid md:mt-12 gap-x-6 gap-y-3 border-t border-rule-strong pt-5 max-md:pt-2 text-s-1 leading-5.5 text-ink-2 lg:grid-cols-4"
          >
            <PhoneFold title="How to read this" titleId="how-to-read">
              <div className="grid gap-x-6 gap-y-3 lg:col-span-3 lg:grid-cols-2 [&>p]:max-w-wide">
                {method}
                <p>{ROUNDED_HERE}</p>
              </div>
              <KeyTerms />
            </PhoneFold>
          </section>
        ) : null}
      </div>
    </main>
  );
}
