export interface Question {
  question: string;
  answer: React.ReactNode;
}

/** Questions that open one at a time, without JavaScript. */
export function Questions({ items }: { items: readonly Question[] }) {
  return (
    <div className="border-t border-ink">
      {items.map(({ question, answer }, index) => (
        <details key={question} name="questions" open={index === 0} className="group border-b border-rule">
          <summary className="grid min-h-15 list-none grid-tail-6 items-center gap-4 py-2 text-s1 leading-6 font-semibold hover:text-spruce [&::-webkit-details-marker]:hidden">
            {question}
            <span aria-hidden="true" className="text-center text-2xl font-normal text-ink-2 group-open:hidden">
              +
            </span>
            <span aria-hidden="true" className="hidden text-center text-2xl font-normal text-ink-2 group-open:block">
              –
            </span>
          </summary>
          <p className="measure-64 pr-10 pb-6 font-read text-s1 leading-normal text-ink-2 [&_a]:font-ui [&_a]:text-[0.94em]">
            {answer}
          </p>
        </details>
      ))}
    </div>
  );
}
