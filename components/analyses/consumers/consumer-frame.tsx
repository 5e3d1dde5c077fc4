"use client";

import { AnalysisShell } from "@/components/analyses/analysis-shell";
import { ComparisonFigure } from "./comparison-figure";
import { ConsumerFilters } from "./consumer-filters";
import { ConsumerMethod } from "./consumer-method";
import type { SectionProps } from "./section-props";
import { toCommonSearch, toConsumerSearch } from "@/lib/analyses/consumers/search-params";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { ALL } from "@/lib/analyses/consumers/population";
import { sayPopulation } from "@/lib/analyses/consumers/population-words";
import { inSentence } from "@/lib/platform/words/in-sentence";

interface ConsumerFrameProps extends SectionProps {
  /** The finding, from tested facts only. */
  claim: string;
  /** ID of the figure whose title is the finding; omitted if there is none. */
  lead?: string | undefined;
  standfirst?: React.ReactNode;
  /** A `MarginFigure`. */
  margin?: React.ReactNode;
  /** The section's other controls, a `CellSelect`. */
  filter?: React.ReactNode;
  /** Paragraphs on how to read this section's figures, before the general ones. */
  method?: React.ReactNode;
  children: React.ReactNode;
}

/** The frame of every section: finding, filters, figures, two populations side by side, and the method. */
export function ConsumerFrame({
  claim,
  lead,
  standfirst,
  margin,
  filter,
  method,
  children,
  ...props
}: ConsumerFrameProps) {
  const { page, selection, query, tier, isBusy } = props;
  const { age, sex, group } = selection.population;
  const isEveryone = age === ALL && sex === ALL && group === ALL;
  const span = selection.from === selection.year ? String(selection.year) : `${selection.from}–${selection.year}`;
  return (
    <AnalysisShell
      analysis={page}
      tier={tier}
      search={toCommonSearch(query, selection)}
      subject={`${ANALYSES[page].name} in ${inSentence(selection.market.name)}${isEveryone ? "" : `, ${sayPopulation(props.datasets.asked, selection.population)}`}, ${span}`}
      claim={claim}
      lead={lead}
      csv={props.csv}
      standfirst={standfirst}
      margin={margin}
      filters={<ConsumerFilters {...props} span={span} more={filter} />}
      chart={toConsumerSearch({ ...query, market: selection.market.slug, from: selection.from, to: selection.year })}
      method={<ConsumerMethod {...props}>{method}</ConsumerMethod>}
    >
      <p role="status" className="sr-only">
        {isBusy ? "Loading results…" : ""}
      </p>
      <div aria-busy={isBusy} className="transition-opacity duration-150 aria-busy:opacity-50 aria-busy:delay-150">
        {children}
        <ComparisonFigure {...props} />
      </div>
    </AnalysisShell>
  );
}
