"use client";

import { AnswerBar } from "@/components/hub/answer-bar";
import { EXAMPLE, EXAMPLE_CONTEXT, EXAMPLE_TEXTS, testExample } from "@/lib/rankings/scores/example";
import { RecomputePanel } from "./recompute-panel";

const HEAD = { title: `${EXAMPLE.brand}, ${EXAMPLE.description}, ${EXAMPLE.year}`, isSample: true };

/** The panel on the example brand: invented, and included in this page's script. */
export function ExamplePanel({ ruleVersion, children }: { ruleVersion: string; children: React.ReactNode }) {
  return (
    <RecomputePanel
      published={EXAMPLE_TEXTS}
      context={EXAMPLE_CONTEXT}
      head={{ ...HEAD, ruleVersion }}
      label={`${EXAMPLE.brand}, ${EXAMPLE.year}`}
      judge={testExample}
      csvName="example-score-inputs.csv"
      answers={({ environment, social }) => (
        <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
          <AnswerBar title="{{First.work}}" question="environment" counted={environment} />
          <AnswerBar title="{{Second.work}}" question="social" counted={social} />
        </div>
      )}
    >
      {children}
    </RecomputePanel>
  );
}
