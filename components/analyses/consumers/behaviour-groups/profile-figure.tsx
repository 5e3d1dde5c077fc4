"use client";

import { useState } from "react";
import { Choice } from "@/components/charts/choice";
import { FigureBlock } from "@/components/charts/figure-block";
import type { SectionProps } from "@/components/analyses/consumers/section-props";
import type { GroupProfile } from "@/lib/analyses/consumers/behaviour-groups/profile";
import { sayGroup } from "@/lib/analyses/consumers/population-words";
import { sayClear } from "@/lib/analyses/consumers/behaviour-groups/in-words";
import { formatNumber, formatRange, formatSigned, DECIMALS } from "@/lib/platform/words/format";
import { SITE } from "@/lib/platform/site/site";
import type { Questionnaire } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import { clearWords } from "@/lib/platform/words/clear-words";
import { inSentence } from "@/lib/platform/words/in-sentence";
import styles from "./groups.module.css";
import { ProfileTable } from "./profile-table";

interface ProfileFigureProps extends SectionProps {
  profile: GroupProfile;
  among: string;
}

const toTable = ({ parts }: GroupProfile, caption: string, asked: Questionnaire) => ({
  caption,
  columns: [
    { label: "Question" },
    { label: "Group" },
    { label: "Share, %", numeric: true, digits: DECIMALS.share },
    { label: "95% interval", numeric: true },
    { label: "n", numeric: true, digits: DECIMALS.count },
    { label: "From all, points", numeric: true },
    { label: "Clear?" },
  ],
  rows: parts.flatMap(({ rows }) =>
    rows.flatMap(({ text, all, cells }) =>
      [...cells, { group: "all", figure: all, fromAll: null }].map(
        ({ group, figure: { value, low, high, n }, fromAll }) => [
          text,
          group === "all" ? "All" : sayGroup(asked, group),
          value === null ? `Fewer than ${formatNumber(asked.smallestBase)}` : 100 * value,
          low === null || high === null ? null : formatRange(100 * low, 100 * high, DECIMALS.share),
          n,
          fromAll ? formatSigned(100 * fromAll.difference) : null,
          fromAll ? clearWords("difference", fromAll.isClear) : null,
        ],
      ),
    ),
  ),
});

/** The answers and demographics of each group, compared with everyone. */
export function ProfileFigure({ profile, among, selection, datasets, csv, isSample }: ProfileFigureProps) {
  const { asked } = datasets;
  const [shown, setShown] = useState(asked.groups.at(-1)?.key ?? "");
  const { name } = selection.market;
  const title = "How the groups differ";
  const caption = `${title}: ${among} in ${inSentence(name)}, ${selection.year}`;
  if (profile.parts.length === 0) return null;
  const bases = profile.bases.map(({ group, n }) => `${sayGroup(asked, group)} ${formatNumber(n)}`).join(", ");
  return (
    <FigureBlock
      id="profile"
      title={title}
      unit={`% of each group, ${selection.year}. Dotted tick: all ${among}. Bold: clearly different from all; light: no clear difference.`}
      isSample={isSample}
      source={`Source: ${SITE.name}, ${name} ${selection.year}. n = ${formatNumber(profile.n)}: ${bases}; some statements were put to only some of them. ${sayClear(profile.clear, profile.of, "differences")}. Groups are defined by what people say about themselves, so they always differ there; the other answers were not used to define them. See the table for intervals.`}
      table={toTable(profile, caption, asked)}
      csv={csv}
    >
      <div className={styles.one}>
        <Choice
          isBare
          label="Group"
          options={asked.groups.map(({ key: value, text: label }) => ({ value, label }))}
          value={shown}
          onChange={setShown}
        />
      </div>
      <ProfileTable profile={profile} caption={caption} shown={shown} groups={asked.groups} base={asked.smallestBase} />
    </FigureBlock>
  );
}
