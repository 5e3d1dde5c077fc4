import { formatNumber, DECIMALS } from "@/lib/platform/words/format";

const ANSWERS = ["1", "2", "3", "4", "5", "Don’t know"];

/** The answers to one question, in percent of all asked: 4 and 5 count, don't know stays in the base. */
export function AnswerBar({ title, shares }: { title: string; shares: readonly number[] }) {
  const counted = (shares[3] ?? 0) + (shares[4] ?? 0);
  const inWords = ANSWERS.map((answer, i) => `${answer}: ${formatNumber(shares[i] ?? 0, DECIMALS.share)}%`).join(", ");
  return (
    <div>
      <p className="flex justify-between gap-4 text-s-1 leading-5 font-semibold">
        {title} <span className="text-spruce">{formatNumber(counted, DECIMALS.amount)}% counted</span>
      </p>
      <div role="img" aria-label={`${title}. ${inWords}.`} className="mt-2 flex gap-0.5 text-s-2 leading-4">
        {ANSWERS.map((answer, i) => (
          <span key={answer} className={tone(i)} style={{ width: `${shares[i]}%` }}>
            <b className="block font-semibold">{i === 5 ? "?" : answer}</b>
            {formatNumber(shares[i] ?? 0)}
          </span>
        ))}
      </div>
      <p className="mt-1.5 text-s-2 text-ink-2">In %. “?” means don’t know.</p>
    </div>
  );
}

const CELL = "h-11 overflow-hidden pt-1 pl-1.5";

function tone(answer: number): string {
  if (answer === 5) return `${CELL} border border-dashed border-control`;
  return answer >= 3 ? `${CELL} bg-spruce text-on-spruce` : `${CELL} bg-birch`;
}
