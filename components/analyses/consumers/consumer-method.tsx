import { formatMonths, formatNumber, DECIMALS } from "@/lib/platform/words/format";
import { PAGE_NEEDS } from "@/lib/analyses/consumers/page-needs";
import type { ConsumerWave } from "@/lib/analyses/consumers/dataset";
import { findPopulation } from "@/lib/analyses/consumers/find-figure";
import { EVERYONE } from "@/lib/analyses/consumers/population";
import { useShownStudy } from "@/components/layout/shown-study";
import { weightedBy } from "@/lib/catalogue/shown-study/shown-study";
import { joinNames } from "@/lib/platform/words/sentences";
import type { SectionProps } from "./section-props";

interface ConsumerMethodProps extends SectionProps {
  children?: React.ReactNode;
}

function Wave({ wave, asked }: { wave: ConsumerWave; asked: number }) {
  const { interviews, fieldwork, designEffect } = wave;
  const by = weightedBy(useShownStudy());
  return (
    <>
      {formatNumber(interviews)} interviews{fieldwork ? `, ${formatMonths(fieldwork.from, fieldwork.to)}` : ""}; of
      these, {formatNumber(asked)} answered this question.{" "}
      {designEffect !== null
        ? `Results are weighted${by.length > 0 ? ` by ${joinNames(by)} to match the population` : ""}. The margins of error allow for weighting (design effect ${formatNumber(designEffect, DECIMALS.designEffect)}).`
        : "Results are not weighted."}
    </>
  );
}

/** The questions, the people asked, and the method; a section's own paragraphs come first. */
export function ConsumerMethod({ page, selection, waves, datasets, children }: ConsumerMethodProps) {
  const { sections, main } = PAGE_NEEDS[page];
  const asked = Math.max(0, ...(findPopulation(datasets.wave(main), EVERYONE)?.figures.map(({ n }) => n) ?? []));
  const wave = waves.find(({ market, year }) => market === selection.market.slug && year === selection.year);
  return (
    <>
      {children}
      {sections.map((section) => {
        const question = datasets.asked.subjects[section];
        if (!question) return null;
        const { wording, answers, base } = question;
        return (
          <p key={section}>
            <b className="font-semibold text-ink">“{wording}”</b> Answers:{" "}
            {answers.charAt(0).toLowerCase() + answers.slice(1)}. Asked of:{" "}
            {base.charAt(0).toLowerCase() + base.slice(1)}.
          </p>
        );
      })}
      {wave ? (
        <p>
          {selection.market.name}, {selection.year}: <Wave wave={wave} asked={asked} /> Intervals are 95%.
        </p>
      ) : null}
      <p>
        Where fewer than {datasets.asked.smallestBase} people were asked, we show the number of people instead of a
        result. A difference is clear if it is statistically significant at 5% when all differences in the same chart
        are tested together. We compare unrounded values.
      </p>
    </>
  );
}
