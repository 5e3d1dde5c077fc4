import { cn } from "@/components/ui/class-names";

export interface Question {
  question: string;
  answer: React.ReactNode;
}

interface QuestionsProps {
  items: readonly Question[];
  /** Smaller, for a column below a heading with a rule. */
  isBrief?: boolean;
}

/** Questions that open one at a time, without JavaScript. */
export function Questions({ items, isBrief = false }: QuestionsProps) {
  return (
    <div className={isBrief ? "" : "border-t border-ink"}>
      {items.map(({ question, answer }, index) => (
        <details key={question} name="questions" open={index === 0} className="group border-b border-rule">
          <summary
            className={cn(
              "grid list-none grid-tail-6 items-center gap-4 font-semibold hover:text-spruce [&::-webkit-details-marker]:hidden",
              isBrief ? "min-h-12 py-2 text-s0 leading-title" : "min-h-15 py-2 text-s1 leading-6",
            )}
          >
            {question}
            <span aria-hidden="true" className="text-center text-2xl font-normal text-ink-2 group-open:hidden">
              +
            </span>
            <span aria-hidden="true" className="hidden text-center text-2xl font-normal text-ink-2 group-open:block">
              –
            </span>
          </summary>
          <p
            className={cn(
              "measure-64 font-read leading-normal text-ink-2 wrap-anywhere [&_a]:font-ui [&_a]:text-[0.94em]",
              isBrief ? "pb-4 text-s0" : "pr-10 pb-6 text-s1",
            )}
          >
            {answer}
          </p>
        </details>
      ))}
    </div>
  );
}
