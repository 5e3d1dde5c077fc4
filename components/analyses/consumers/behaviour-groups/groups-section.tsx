"use client";

import { MarginFigure } from "@/components/charts/margin-figure";
import { ConsumerFrame } from "@/components/analyses/consumers/consumer-frame";
import type { SectionProps } from "@/components/analyses/consumers/section-props";
import { Later } from "@/components/charts/later";
import { findPopulation } from "@/lib/analyses/consumers/find-figure";
import { toSharesByPeople } from "@/lib/analyses/consumers/behaviour-groups/by-people";
import { toGroupClaim } from "@/lib/analyses/consumers/behaviour-groups/claim";
import { sayPeople } from "@/lib/analyses/consumers/population-words";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { readingsBetween } from "@/lib/analyses/consumers/behaviour-groups/known-figure";
import { countInWords } from "@/lib/platform/words/sentences";
import { toAssignment } from "@/lib/analyses/consumers/behaviour-groups/assignment";
import { toGroupProfile } from "@/lib/analyses/consumers/behaviour-groups/profile";
import { testShareChanges } from "@/lib/analyses/consumers/behaviour-groups/share-changes";
import { toShares } from "@/lib/analyses/consumers/behaviour-groups/shares";
import { toSlopes } from "@/lib/analyses/consumers/behaviour-groups/slopes";
import { EVERYONE } from "@/lib/analyses/consumers/population";
import { PeopleFigure } from "./people-figure";
import { AssignmentNote } from "./assignment-note";
import { ProfileFigure } from "./profile-figure";
import { SlopesFigure } from "./slopes-figure";
import { StackFigure } from "./stack-figure";

/** The section on behaviour groups: how large they are, what sets them apart, who belongs to them, and how they are found. */
export function GroupsSection(props: SectionProps) {
  const { selection, datasets } = props;
  const { asked } = datasets;
  const { groups } = asked;
  const { market, from, year, population } = selection;
  const among = sayPeople(asked, population);
  const years = toShares(readingsBetween(datasets.section("behaviour-groups"), market.slug, from, year), groups);
  const changes = testShareChanges(years, groups);
  const { claim, standfirst, real } = toGroupClaim({ years, changes, market: inSentence(market.name), among, asked });
  const profile = toGroupProfile(
    {
      behaviours: datasets.wave("behaviours"),
      attitudes: datasets.wave("attitudes"),
      profile: datasets.wave("profile"),
    },
    population,
    asked,
  );
  return (
    <ConsumerFrame
      {...props}
      lead={years.length > 0 ? "shares" : undefined}
      claim={claim}
      standfirst={standfirst}
      margin={
        real ? (
          <MarginFigure value={real.count} of={real.of}>
            groups have clearly changed in size since {real.since}.
          </MarginFigure>
        ) : null
      }
      method={
        <p>
          Everyone who rated all statements about behaviour belongs to one of {countInWords(groups.length)} groups. The{" "}
          {countInWords(groups.length)} shares add up to 100 before rounding.{" "}
          {groups.length === 4
            ? "The boundary between the two middle groups has the interval of the lower two together."
            : groups.length > 4
              ? "A boundary in the middle has the interval of all groups below it together."
              : ""}{" "}
          Each group is compared with everyone; comparing it with everyone else gives the same result. Intervals allow
          for chance in the people asked, for uncertainty about who belongs where, and for how the groups themselves
          were found. Shares of
          {asked.sexes.length > 0 ? " women and of " : " "}age groups among everyone have no interval, because the
          interviews are weighted to them.
        </p>
      }
    >
      <StackFigure {...props} years={years} changes={changes} among={among} />
      <Later>
        <ProfileFigure {...props} profile={profile} among={among} />
        <PeopleFigure {...props} people={toSharesByPeople(datasets.wave("behaviour-groups"), asked)} />
        <SlopesFigure
          {...props}
          slopes={
            from === year
              ? null
              : toSlopes(datasets.wave("behaviour-groups", from), datasets.wave("behaviour-groups"), asked)
          }
        />
        <AssignmentNote
          assignment={toAssignment(findPopulation(datasets.wave("typing"), EVERYONE), groups)}
          year={year}
          asked={asked}
        />
      </Later>
    </ConsumerFrame>
  );
}
