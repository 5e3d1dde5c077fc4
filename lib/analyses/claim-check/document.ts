import type { ChartDocument, IntervalsPicture } from "@/lib/charts/document";
import { SAMPLE_WORDS } from "@/lib/charts/documents/accompanying-text";
import { assemble } from "@/lib/charts/documents/assemble";
import { toMeasured } from "@/lib/charts/documents/measured";
import type { Scope } from "@/lib/charts/shown";
import { toBrandFacts } from "@/lib/rankings/histories/study-facts";
import { keepNamed, toCsvTable, wordComparison } from "@/lib/analyses/claim-check/csv-table";
import { wordVerdict } from "@/lib/analyses/claim-check/explain";
import type { CheckedClaim } from "@/lib/analyses/claim-check/view";
import { wordClaimed, wordField, wordFigure } from "@/lib/analyses/claim-check/wording";
import { SITE } from "@/lib/platform/site/site";
import { DECIMALS } from "@/lib/platform/words/format";

/** A checked claim with the comparisons behind the verdict, for files and links; null if there are none. */
export function toClaimDocument(checked: CheckedClaim, scope: Scope): ChartDocument | null {
  const { frame, judgement, wording } = checked;
  const csv = toCsvTable(checked, scope);
  if (!judgement.isJudged || !csv) return null;
  const { own, comparisons } = judgement;
  const { claim, market, industry } = frame;
  const others = claim.kind === "ahead" && frame.rival ? frame.rival.name : "each other brand";
  const picture: IntervalsPicture = {
    kind: "intervals",
    title: `${own.name} compared with ${claim.kind === "ahead" && frame.rival ? others : "the others"}`,
    unit: `Points by which ${own.name} is ahead of ${others}, with 95% intervals; among ${wordField(frame)}.`,
    digits: DECIMALS.points,
    rows: keepNamed(comparisons, frame, scope).flatMap(({ other, difference, low, high, z, clear }) =>
      toMeasured({ value: difference, low, high }, DECIMALS.points).map((each) => ({
        label: other.name,
        isOwn: false,
        note: wordComparison({ difference, z, clear }),
        ...each,
      })),
    ),
    line: { value: 0, label: own.name },
  };
  return assemble("claim-check", {
    title: wordVerdict(judgement, frame, scope),
    subtitle: `Claim: ${wordClaimed(frame, own.name)}. Points by which it is ahead of ${others}, with 95% intervals. Its own value: ${wordFigure(own)}.`,
    isSample: frame.isSample,
    years: claim.since === null ? [claim.year] : [claim.since, claim.year],
    filters: [
      { name: "Brand", value: own.name },
      { name: "Market", value: market.name },
      { name: "Industry", value: industry?.name ?? "All" },
      { name: "Year", value: String(claim.year) },
    ],
    facts: toBrandFacts("", null),
    summary: wording ? [judgement.status === "supported" ? wording.sentence : `Supported: ${wording.sentence}`] : [],
    // Files have a label of their own for sample data.
    source: (wording?.source ?? `${SITE.name}, ${market.name} ${claim.year}.`).replace(` ${SAMPLE_WORDS}`, ""),
    drawn:
      scope === "selection" && picture.rows.length === 0
        ? []
        : [
            {
              picture,
              words: {
                name: "Comparisons",
                row: "Other brand",
                figure: "Points",
                unit: frame.claim.part === "score" ? "points" : "percentage points",
              },
            },
          ],
    csv,
    csvName: "All results",
  });
}
