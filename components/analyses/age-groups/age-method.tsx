import { SmallestBase } from "@/components/layout/shown-study";
import { StudyText } from "@/components/layout/study-text";
import Link from "next/link";
import { toAgeWords } from "@/lib/analyses/age-groups/age-words";
import type { AgeView } from "@/lib/analyses/age-groups/view";
import { formatNumber } from "@/lib/platform/words/format";
import { industryInSentence, inSentence } from "@/lib/platform/words/in-sentence";

/** Which of the cells shown are not shown, in words. */
function describeNotShown({ table }: AgeView): string {
  const cells = table.rows.flatMap(({ name, cells: its }) =>
    its
      .filter(({ score }) => score.status !== "known")
      .map(
        ({ age, score }) =>
          `${name}, ${toAgeWords(age)} (n = ${formatNumber(score.status === "not-shown" ? score.n : 0)})`,
      ),
  );
  if (cells.length === 0) return "Every cell shown is based on at least {{base}} people.";
  const [some, more] = [cells.slice(0, 6), cells.length - 6];
  return `Not shown here: ${some.join("; ")}${more > 0 ? `; and ${formatNumber(more)} more` : ""}.`;
}

/** The meaning and limits of results by age group. */
export function AgeMethod({ view }: { view: AgeView }) {
  const { table, claim, industry, market } = view;
  const [young, old] = [toAgeWords(table.ages[0] ?? ""), toAgeWords(table.ages.at(-1) ?? "")];
  return (
    <>
      <p>
        Scores by age are calculated in the same way as the overall score. Results based on fewer than <SmallestBase />{" "}
        people are not shown, here or in exports. Nor is the smallest other group where the total would otherwise reveal
        one of them. <StudyText>{describeNotShown(view)}</StudyText>
      </p>
      <p>
        Each age group of a brand has too few people to compare cell by cell, so colours describe differences but do not
        prove them. We compare {young} with {old} once per brand. The {formatNumber(claim.of)}{" "}
        {industryInSentence(industry.name)} brands in {inSentence(market.name)} with both groups are tested together at
        5%, including those not shown.{" "}
        <Link href="/about-study#what-counts-as-a-change" prefetch={false} className="link">
          How we decide what is clear
        </Link>
      </p>
    </>
  );
}
