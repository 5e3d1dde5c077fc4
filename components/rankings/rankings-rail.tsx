"use client";

import Link from "next/link";
import { ConsumerInsightsPreview, GroupsPreview, ScoresPreview } from "@/components/access/locked-previews";
import { AskedSubjects, WhereAsked } from "./asked-subjects";
import { useShownStudy } from "@/components/layout/shown-study";
import { dimensionsOf, sayEvery } from "@/lib/catalogue/shown-study/shown-study";
import { FULL_RANKINGS } from "@/lib/rankings/search-params";
import { SITE } from "@/lib/platform/site/site";

function RailSection({ children, ...props }: React.ComponentProps<"section">) {
  return (
    <section className="border-t border-ink pt-3.5 pb-4.5" {...props}>
      {children}
    </section>
  );
}

/** The publisher's claims in large numerals. With the sample study it says that they describe other data. */
function StatsCard({ isSample }: { isSample: boolean }) {
  const { claims } = useShownStudy();
  const stated = [
    { figure: claims.brands, noun: "brands" },
    { figure: claims.interviews, noun: "interviews" },
    { figure: claims.assessments, noun: "brand assessments" },
  ].filter(({ figure }) => figure !== null);
  if (stated.length === 0) return null;
  return (
    <RailSection aria-label="The study in numbers">
      <dl>
        {stated.map(({ figure, noun }) => (
          <div
            key={noun}
            className="flex flex-row-reverse flex-wrap-reverse items-baseline justify-end gap-x-2 py-0.75"
          >
            <dt className="text-s-1 text-ink-2">{noun}</dt>
            <dd className="min-w-34 text-s2 leading-head font-semibold tracking-name">{figure}</dd>
          </div>
        ))}
      </dl>
      {isSample ? (
        <p className="mt-2 text-s-2 text-ink-2">
          These numbers describe {SITE.name}’s research to date. The ranking on this page is sample data.
        </p>
      ) : null}
    </RailSection>
  );
}

function AboutStudyCard() {
  const study = useShownStudy();
  const [first, second] = dimensionsOf(study);
  return (
    <RailSection aria-labelledby="about-study">
      <h2 id="about-study" className="text-s1 leading-tight tracking-lead">
        About The Study
      </h2>
      <p className="mt-1 font-read leading-normal text-ink-2">
        {sayEvery(study)} people rate the brands they know on {first.inSentence} and on {second.inSentence}. A brand’s
        score adds the share who rate it {study.scale.good} out of {study.scale.max} on each.
      </p>
      <Link href="/about-study" prefetch={false} className="link mt-2 inline-flex min-h-6 items-center text-s-1">
        Read about the study
      </Link>
    </RailSection>
  );
}

/**
 * The column beside a ranking: claims, locked content, and facts about the study. Rendered once, also in the browser.
 */
export function RankingsRail({ isSample, hasScores }: { isSample: boolean; hasScores: boolean }) {
  return (
    <aside
      aria-label="About the rankings"
      className="no-print mt-16 grid gap-x-12 md:max-lg:grid-cols-2 lg:mt-0 lg:block"
    >
      <StatsCard isSample={isSample} />
      {hasScores ? <ScoresPreview href={FULL_RANKINGS} /> : null}
      <ConsumerInsightsPreview text={<AskedSubjects />}>
        <WhereAsked module="behaviours">
          <GroupsPreview />
        </WhereAsked>
      </ConsumerInsightsPreview>
      <AboutStudyCard />
    </aside>
  );
}
