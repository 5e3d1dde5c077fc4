import { MoveTable } from "@/components/accounts/releases/move-table";
import { DataTable } from "@/components/ui/data-table";
import { formatNumber } from "@/lib/platform/words/format";
import type { WaveChange, WaveComparison } from "@/lib/study/compare/compare-studies";

const CHANGE_WORDS: Readonly<Record<WaveChange, string>> = {
  new: "New",
  changed: "Changed",
  same: "Same as published",
  kept: "Stays: not in this study",
  withdrawn: "Removed: sample data",
};
/** Names that are listed before the rest is counted. */
const MOST_NAMES = 12;

interface WaveTableProps {
  waves: readonly WaveComparison[];
  nameOf: (market: string) => string;
}

/** What publishing changes, wave by wave. */
export function WaveTable({ waves, nameOf }: WaveTableProps) {
  const nameOfWave = ({ market, year }: WaveComparison) => `${nameOf(market)} ${year}`;
  const resting = new Set<WaveChange>(["same", "kept"]);
  const moving = waves.filter(({ change }) => !resting.has(change));
  const same = waves.filter(({ change }) => change === "same");
  const kept = waves.filter(({ change }) => change === "kept");
  const detailed = waves.filter(({ moves, entered, left }) => moves.length + entered.length + left.length > 0);
  return (
    <>
      {moving.length > 0 && <Waves waves={moving} nameOf={nameOfWave} caption="Waves that change" />}
      {same.length > 0 && (
        <details className="mt-3">
          <summary className="inline-flex min-h-6 cursor-pointer items-center text-s0 font-semibold text-spruce underline underline-offset-4 max-md:min-h-11">
            {same.length === 1 ? "1 wave is" : `${formatNumber(same.length)} waves are`} the same as published
          </summary>
          <Waves waves={same} nameOf={nameOfWave} caption="Waves that stay the same" />
        </details>
      )}
      {kept.length > 0 && (
        <details className="mt-3">
          <summary className="inline-flex min-h-6 cursor-pointer items-center text-s0 font-semibold text-spruce underline underline-offset-4 max-md:min-h-11">
            {kept.length === 1 ? "1 published wave stays" : `${formatNumber(kept.length)} published waves stay`}: not in
            this study
          </summary>
          <Waves waves={kept} nameOf={nameOfWave} caption="Waves that stay as they are" />
        </details>
      )}
      <p className="mt-3 max-w-text text-s-1 leading-5 text-ink-2">
        Left out: interviews excluded by the quality checks. Not shown: brands with too few people asked. In, Out and
        Differ compare with the published results of the same study, or with the study before if it is new.
      </p>
      {detailed.map((wave, at) => (
        <details
          key={`${wave.market} ${wave.year}`}
          open={at === 0 || undefined}
          className="mt-3 border-b border-rule pb-3"
        >
          <summary className="inline-flex min-h-6 cursor-pointer items-center text-s0 font-semibold text-spruce underline underline-offset-4 max-md:min-h-11">
            {nameOfWave(wave)}: largest moves, brands in and out
          </summary>
          <Names title="In" names={wave.entered} />
          <Names title="Out" names={wave.left} />
          {wave.moves.length > 0 && <MoveTable wave={wave} name={nameOfWave(wave)} />}
        </details>
      ))}
    </>
  );
}

interface WavesProps {
  waves: readonly WaveComparison[];
  nameOf: (wave: WaveComparison) => string;
  caption: string;
}

function Waves({ waves, nameOf, caption }: WavesProps) {
  return (
    <DataTable variant="figures" caption={caption} className="text-s0">
      <thead>
        <tr role="row">
          {["Wave", "Change", "Interviews", "Left out", "Brands", "Not shown", "In", "Out", "Differ"].map((head) => (
            <th key={head} scope="col" className="pr-4">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {waves.map((wave) => (
          <tr key={`${wave.market} ${wave.year}`} role="row" className="max-md:grid-cols-2 max-md:gap-x-4">
            <th scope="row" role="rowheader" className="py-1.5 pr-4 font-name max-md:col-span-2">
              {nameOf(wave)}
            </th>
            <Cell label="Change">{CHANGE_WORDS[wave.change]}</Cell>
            <Cell label="Interviews">{count(wave.interviews)}</Cell>
            <Cell label="Left out">{wave.interviews === null ? "–" : formatNumber(wave.excluded)}</Cell>
            <Cell label="Brands">{formatNumber(wave.brands)}</Cell>
            <Cell label="Not shown">{formatNumber(wave.withheld)}</Cell>
            <Cell label="In">{formatNumber(wave.entered.length)}</Cell>
            <Cell label="Out">{formatNumber(wave.left.length)}</Cell>
            <Cell label="Differ">{formatNumber(wave.differing)}</Cell>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

const count = (value: number | null) => (value === null ? "–" : formatNumber(value));

function Cell({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <td role="cell" className="pr-4">
      <span className="text-s-1 text-ink-2 md:hidden">{label}: </span>
      {children}
    </td>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  const rest = names.length - MOST_NAMES;
  return (
    <p className="mt-2 max-w-text text-s0 leading-6 break-words">
      <strong className="font-name">{title}:</strong> {names.slice(0, MOST_NAMES).join(", ")}
      {rest > 0 && ` and ${formatNumber(rest)} more`}
    </p>
  );
}
