import { CheckIcon, WarningIcon } from "@/components/ui/icon";
import { formatNumber } from "@/lib/platform/words/format";
import { nameOfMarket } from "@/lib/catalogue/shown-study/shown-study";
import { useShownStudy } from "@/components/layout/shown-study";
import type { BrandChoice, Reading } from "@/lib/analyses/portfolio/read-list";
import { formatEntry } from "@/lib/analyses/portfolio/entry";

interface ReadingListProps {
  readings: readonly Reading[];
  onChoose: (line: string, choice: BrandChoice) => void;
}

/** How each line was understood: lines that need a choice first, then guesses, then the number of the others. */
export function ReadingList({ readings, onChoose }: ReadingListProps) {
  const study = useShownStudy();
  const nameOf = ({ name, industry, entry }: BrandChoice) =>
    `${name}, ${industry}, ${nameOfMarket(study, entry.market)}`;
  const open = readings.filter(({ status }) => status === "choose" || status === "unknown");
  const guessed = readings.flatMap((each) => (each.status === "found" && !each.isExact ? [each] : []));
  const exact = readings.filter((each) => each.status === "found" && each.isExact).length;
  const heading = readings.some(({ status }) => status === "heading");
  return (
    <ul aria-label="What we found" className="max-h-72 overflow-y-auto text-s-1 leading-5">
      {open.map((each, index) => (
        <li key={`${each.line} ${index}`} className="border-b border-rule py-2">
          <p className="flex gap-2">
            <WarningIcon className="mt-px size-4.5 text-cloudberry-ink" />
            <span className="min-w-0 wrap-anywhere">
              <b className="font-semibold">{each.line}</b>{" "}
              {each.status === "choose"
                ? each.why === "market"
                  ? "is ranked in several markets, or not in this one"
                  : "could be one of these"
                : "is not in the study. Correct the line above or leave it out."}
            </span>
          </p>
          {each.status === "choose" ? (
            <p className="mt-1.5 flex flex-wrap gap-1.5 pl-6.5">
              {each.choices.map((choice) => (
                <button
                  key={formatEntry(choice.entry)}
                  type="button"
                  className="min-h-9 max-w-full rounded-md border border-control px-2.5 text-left wrap-anywhere hover:border-ink hover:bg-hover"
                  onClick={() => onChoose(each.line, choice)}
                >
                  {nameOf(choice)}
                </button>
              ))}
            </p>
          ) : null}
        </li>
      ))}
      {guessed.map(({ line, choice }, index) => (
        <li key={`${line} ${index}`} className="flex gap-2 border-b border-rule py-2">
          <CheckIcon className="mt-px size-4.5 text-spruce" />
          <span className="min-w-0 wrap-anywhere">
            {line} <span className="text-ink-2">matched to</span> {nameOf(choice)}
          </span>
        </li>
      ))}
      {exact > 0 ? (
        <li className="flex gap-2 py-2">
          <CheckIcon className="mt-px size-4.5 text-spruce" />
          {formatNumber(exact)} {exact === 1 ? "line is an exact match" : "lines are exact matches"}
        </li>
      ) : null}
      {heading ? <li className="py-2 pl-6.5 text-ink-2">The first line contains column names.</li> : null}
    </ul>
  );
}
