import { StudyText } from "@/components/layout/study-text";
import { Whisker } from "@/components/charts/whisker";
import { BrandMark } from "@/components/charts/brand-mark";
import { Figure } from "@/components/charts/figure";
import { toWholeAxis } from "@/lib/charts/drawing/axis";
import type { SeriesMark } from "@/lib/charts/drawing/series-mark";
import type { ShareRow } from "@/lib/analyses/country-comparison/shares";
import { DECIMALS } from "@/lib/platform/words/format";

interface ShareTableProps {
  rows: readonly ShareRow[];
  markOf: (market: string) => SeriesMark;
}

const PARTS = [
  ["environment", "{{first.name}}"],
  ["social", "{{second.name}}"],
] as const;

/** Both halves of the score in each market, on one axis. */
export function ShareTable({ rows, markOf }: ShareTableProps) {
  const all = rows.flatMap(({ environment, social }) => [environment, social]);
  const scale = toWholeAxis(Math.min(...all.map(({ low }) => low)), Math.max(...all.map(({ high }) => high)), 4);
  return (
    <>
      <ul data-rows="">
        {rows.map((row) => (
          <li key={row.market.slug} className="border-b border-rule py-2.5 last:border-0">
            <BrandMark className="text-s-1 font-semibold" name={row.market.name} mark={markOf(row.market.slug)} />
            {PARTS.map(([part, name]) => (
              <div
                key={part}
                className="grid grid-cols-[8rem_minmax(0,1fr)_3.5rem] items-center gap-3 pl-6 text-s-1 leading-5 max-md:grid-cols-[5.75rem_minmax(0,1fr)_3.25rem] max-md:pl-0"
              >
                <span className="text-s-2 leading-4 text-ink-2">
                  <StudyText>{name}</StudyText>
                </span>
                <Whisker {...row[part]} scale={scale} mean={null} mark={markOf(row.market.slug)} />
                <b className="text-right font-semibold whitespace-nowrap">
                  <Figure value={row[part].value} digits={DECIMALS.share} />%
                </b>
              </div>
            ))}
          </li>
        ))}
      </ul>
      <div
        aria-hidden="true"
        className="grid grid-cols-[8rem_minmax(0,1fr)_3.5rem] gap-3 pl-6 text-s-2 text-ink-2 max-md:grid-cols-[5.75rem_minmax(0,1fr)_3.25rem] max-md:pl-0"
      >
        <span />
        <span className="flex justify-between">
          <span>{scale.min}%</span>
          <span>{scale.max}%</span>
        </span>
      </div>
    </>
  );
}
