import { SampleLabel } from "@/components/ui/sample-label";
import type { Cited } from "@/lib/sharing/citations/citation";
import type { Reference } from "@/lib/sharing/citations/reference";
import { CitedFigure } from "./cited-figure";
import { CitedRecord } from "./cited-record";
import { CitedState } from "./cited-state";
import { CitedRow } from "./cited-row";
import { References } from "./references";

interface CitedViewProps {
  cited: Extract<Cited, { status: "shown" | "not-shown" }>;
  reference: Reference;
}

/** The page of a citation: what was cited, whether it is unchanged, today's numbers, and how to cite it. */
export function CitedView({ cited, reference }: CitedViewProps) {
  const { record } = cited;
  return (
    <main id="content" tabIndex={-1} className="wrap pb-16">
      <header className="pt-8 pb-6 md:pt-14 md:pb-8">
        <p className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-s-1 leading-5 text-ink-2">
          <span className="min-w-0 wrap-anywhere">Citation · {record.kicker}</span>
          {record.isSample ? <SampleLabel /> : null}
        </p>
        <h1 className="measure-28 text-s4 leading-head tracking-tight wrap-anywhere md:text-s5" dir="auto">
          {record.title}
        </h1>
        <CitedState cited={cited} />
      </header>
      {cited.status === "shown" ? <CitedFigure document={cited.document} /> : null}
      <div className="mt-10">
        <CitedRecord cited={cited} />
        <CitedRow id="cite" title="Cite it">
          <References {...reference} />
        </CitedRow>
      </div>
    </main>
  );
}
