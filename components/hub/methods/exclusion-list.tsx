import { DECIMALS, formatNumber } from "@/lib/platform/words/format";
import type { Exclusion } from "@/lib/study/exclusion";

interface ExclusionListProps {
  /** In the order of their waves; null where they could not be read. */
  exclusions: readonly Exclusion[] | null;
  /** The name of a market by the part of its address. */
  marketNames: Readonly<Record<string, string>>;
}

/** Interviews left out of each wave that is shown, with the check and the rule that left them out. */
export function ExclusionList({ exclusions, marketNames }: ExclusionListProps) {
  if (exclusions === null) return <Note>The list of interviews left out can’t be shown right now.</Note>;
  if (exclusions.length === 0) return <Note>No interviews were left out of the current results.</Note>;
  const waves = [...Map.groupBy(exclusions, ({ market, year }) => `${marketNames[market] ?? market} ${year}`)];
  return (
    <ol className="border-t-2 border-ink font-ui">
      {waves.map(([wave, own]) => (
        <li key={wave} className="grid gap-x-8 gap-y-3 border-b border-rule py-5 md:grid-lead-55">
          <div>
            <h3 className="text-s0 leading-6 font-semibold">{wave}</h3>
            <p className="text-s-1 leading-5 text-ink-2">
              {formatNumber(own[0]?.interviews ?? 0)} interviews carried out
            </p>
          </div>
          <ul className="grid gap-y-3">
            {own.map(({ check, rule, excluded, interviews }) => (
              <li key={check}>
                <p className="text-s0 leading-6 font-semibold">
                  {capitalised(check)}: {formatNumber(excluded)} left out (
                  {formatNumber((100 * excluded) / interviews, DECIMALS.share)}%)
                </p>
                <p className="text-s-1 leading-5 text-ink-2">{capitalised(rule)}</p>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const Note = ({ children }: { children: React.ReactNode }) => (
  <p className="border-t-2 border-ink py-4 font-ui text-s0 leading-6 text-ink-2">{children}</p>
);
