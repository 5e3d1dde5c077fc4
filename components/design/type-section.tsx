import { Figure } from "@/components/charts/figure";
import { DesignSection, Specimen, Specimens } from "@/components/design/specimen";
import { formatNumber, formatRange, DECIMALS } from "@/lib/platform/words/format";

const SCALE = [
  { px: 64, name: "text-s6 tracking-hero leading-none font-semibold" },
  { px: 48, name: "text-s5 tracking-display leading-none font-semibold" },
  { px: 36, name: "text-s4 tracking-display leading-head font-semibold" },
  { px: 28, name: "text-s3 tracking-figure leading-[1.1] font-semibold" },
  { px: 22, name: "text-s2 tracking-name leading-title font-semibold" },
  { px: 18, name: "text-s1 leading-lead" },
  { px: 16, name: "text-s0 leading-normal" },
  { px: 14, name: "text-s-1 leading-text" },
  { px: 12, name: "text-s-2 leading-lead" },
] as const;

const COLUMN = [118.7, 104.2, 97.1, 9.4];

/** Both fonts, the scale, and numerals in columns and in prose. */
export function TypeSection() {
  return (
    <DesignSection
      id="type"
      title="Type"
      note="Schibsted Grotesk for interface, headings and numerals; Newsreader for standfirsts and long reading."
    >
      <ul>
        {SCALE.map(({ px, name }) => (
          <li key={px} className="grid grid-lead-8 items-baseline gap-x-4 border-b border-rule py-2 first:pt-0">
            <span className="text-s-2 text-ink-2">{px}</span>
            <span className={`truncate pb-[0.12em] ${name}`}>People judge what brands do</span>
          </li>
        ))}
      </ul>
      <Specimens className="mt-8">
        <Specimen label="Standfirst">
          <p className="standfirst measure-30">Where a brand ranks among those people know, and how sure we are.</p>
        </Specimen>
        <Specimen label="Reading">
          <p className="font-read text-[1.1875rem] leading-7.5">
            A score adds two shares of people, so it runs from 0 to 200. Its interval shows how far <em>another</em>{" "}
            sample of the same size could have landed.
          </p>
        </Specimen>
        <Specimen label="Numerals: tabular in columns, proportional in text">
          <ul className="w-24 text-right text-s2 font-semibold">
            {COLUMN.map((value) => (
              <li key={value}>
                <Figure value={value} digits={DECIMALS.score} />
              </li>
            ))}
          </ul>
          <p className="mt-3 text-s-1 text-ink-2">
            {formatNumber(405)} brands, {formatNumber(67812)} interviews, rank range {formatRange(3, 28)}, ±{" "}
            {formatNumber(5.1, DECIMALS.amount)}
          </p>
        </Specimen>
      </Specimens>
    </DesignSection>
  );
}
