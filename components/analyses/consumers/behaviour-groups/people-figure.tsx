"use client";

import { FigureBlock } from "@/components/charts/figure-block";
import { HeatTable } from "@/components/charts/heat-table";
import type { SectionProps } from "@/components/analyses/consumers/section-props";
import type { PeopleShares } from "@/lib/analyses/consumers/behaviour-groups/by-people";
import { sayGroup } from "@/lib/analyses/consumers/population-words";
import { sayClear } from "@/lib/analyses/consumers/behaviour-groups/in-words";
import { formatNumber, formatRange, formatSigned, DECIMALS } from "@/lib/platform/words/format";
import { SITE } from "@/lib/platform/site/site";
import type { Questionnaire } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import { clearWords } from "@/lib/platform/words/clear-words";
import { inSentence } from "@/lib/platform/words/in-sentence";

interface PeopleFigureProps extends SectionProps {
  people: { rows: PeopleShares[]; clear: number; of: number };
}

/** Points at which a cell's colour is deepest. */
const STRONGEST = 15;

const toTable = (rows: readonly PeopleShares[], caption: string, asked: Questionnaire) => ({
  caption,
  columns: [
    { label: "People" },
    { label: "Group" },
    { label: "Share, %", numeric: true, digits: DECIMALS.share },
    { label: "95% interval", numeric: true },
    { label: "n", numeric: true, digits: DECIMALS.count },
    { label: "From everyone, points", numeric: true },
    { label: "Clear?" },
  ],
  rows: rows.flatMap(({ name, n, shares }) =>
    shares.length === 0
      ? [[name, "All groups", `Fewer than ${formatNumber(asked.smallestBase)}`, null, n, null, null]]
      : shares.map(({ group, figure, fromAll }) => [
          name,
          sayGroup(asked, group),
          100 * figure.value,
          formatRange(100 * figure.low, 100 * figure.high, DECIMALS.share),
          n,
          fromAll ? formatSigned(100 * fromAll.difference) : null,
          fromAll ? clearWords("difference", fromAll.isClear) : null,
        ]),
  ),
});

/** How large the groups are among the young and the old, women and men. */
export function PeopleFigure({ people: { rows, clear, of }, selection, datasets, csv, isSample }: PeopleFigureProps) {
  if (rows.length < 2) return null;
  const { name } = selection.market;
  const { asked } = datasets;
  const title = "Who is in each group";
  const caption = `Behaviour groups by ${asked.sexes.length > 0 ? "age and sex" : "age"} in ${inSentence(name)}, ${selection.year}`;
  return (
    <FigureBlock
      id="people"
      isFolded
      title={title}
      unit={`% of the people in each row, ${selection.year}; rows add up to 100. Colour and small number: difference from everyone, in points. Bold: clear difference.`}
      isSample={isSample}
      source={`Source: ${SITE.name}, ${name} ${selection.year}. n = ${rows.map(({ name: who, n }) => `${formatNumber(n)} (${who.toLowerCase()})`).join(", ")}. ${sayClear(clear, of, "differences from everyone")}; the comparison allows for each row being part of everyone.`}
      table={toTable(rows, caption, asked)}
      csv={csv}
    >
      <HeatTable
        caption={caption}
        corner="People"
        columns={asked.groups.map(({ key, text }) => ({ key, label: text }))}
        rows={rows.map(({ key, name: who, n, shares }) => ({
          key,
          name: who,
          isOwn: key === "everyone",
          cells: asked.groups.map((group) => {
            const share = shares.find((each) => each.group === group.key);
            return {
              value: share ? 100 * share.figure.value : null,
              difference: share?.fromAll ? 100 * share.fromAll.difference : null,
              n,
              isSuppressed: !share,
              isClear: share?.fromAll?.isClear ?? false,
            };
          }),
        }))}
        strongest={STRONGEST}
      />
    </FigureBlock>
  );
}
