"use client";

import { useShownStudy } from "@/components/layout/shown-study";
import { useStudyWords } from "@/components/layout/study-text";
import { type ExampleAnswer, exampleAnswers } from "@/lib/rankings/scores/example-answers";
import { formatNumber, DECIMALS } from "@/lib/platform/words/format";

interface AnswerBarProps {
  title: string;
  question: Parameters<typeof exampleAnswers>[0];
  /** Share of everyone asked whose answers count, 0 to 1. */
  counted: number;
}

/** The answers to one question of the example, in percent of all asked: don't know stays in the base. */
export function AnswerBar({ title, question, counted }: AnswerBarProps) {
  const say = useStudyWords();
  const answers = exampleAnswers(question, counted, useShownStudy().scale);
  const name = say(title);
  const inWords = answers
    .map(({ mark, share }) => `${mark ?? "Don’t know"}: ${formatNumber(share, DECIMALS.share)}%`)
    .join(", ");
  return (
    <div>
      <p className="flex justify-between gap-4 text-s-1 leading-5 font-semibold">
        {name} <span className="text-spruce">{formatNumber(100 * counted, DECIMALS.amount)}% counted</span>
      </p>
      <div role="img" aria-label={`${name}. ${inWords}.`} className="mt-2 flex gap-0.5 text-s-2 leading-4">
        {answers.map((answer) => (
          <span key={answer.mark} className={tone(answer)} style={{ width: `${answer.share}%` }}>
            <b className="block font-semibold">{answer.mark ?? "?"}</b>
            {formatNumber(answer.share)}
          </span>
        ))}
      </div>
      <p className="mt-1.5 text-s-2 text-ink-2">In %. “?” means don’t know.</p>
    </div>
  );
}

const CELL = "h-11 overflow-hidden pt-1 pl-1.5";

function tone({ mark, isCounted }: ExampleAnswer): string {
  if (mark === null) return `${CELL} border border-dashed border-control`;
  return isCounted ? `${CELL} bg-spruce text-on-spruce` : `${CELL} bg-birch`;
}
