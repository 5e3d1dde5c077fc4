"use client";

import type { RecordHead } from "@/lib/rankings/scores/score-record";
import { toVerdictOnChanged, type PublishedScore } from "@/lib/rankings/scores/view";
import { RecomputePanel } from "./recompute-panel";

interface PublishedPanelProps {
  score: PublishedScore;
  head: Omit<RecordHead, "address">;
  /** The query string as known to the server, and which of its parameters identify the score. */
  search: string;
  hiddenFields: Readonly<Record<string, string>>;
  canExport: boolean;
  children: React.ReactNode;
}

/** The panel on a published score. Its last step is the result of the test as it was published. */
export function PublishedPanel({ score, head, search, hiddenFields, canExport, children }: PublishedPanelProps) {
  const { brand, year, texts, inputs, context, verdict } = score;
  return (
    <RecomputePanel
      key={`${brand.slug} ${year} ${head.title}`}
      published={texts}
      exact={inputs}
      context={context}
      head={head}
      label={`${brand.name}, ${year}`}
      search={search}
      judge={(changeP, isPublished) => (verdict && !isPublished ? toVerdictOnChanged(verdict, changeP) : verdict)}
      csvName={canExport ? `${brand.slug}-${year}-inputs.csv` : null}
      hiddenFields={hiddenFields}
    >
      {children}
    </RecomputePanel>
  );
}
