import { ClaimTable } from "@/components/accounts/releases/claim-table";
import { DefinitionList } from "@/components/accounts/releases/definition-list";
import { toInterviewLines } from "@/components/accounts/releases/interview-lines";
import { InterviewsChart } from "@/components/accounts/releases/interviews-chart";
import { PlannedRelease } from "@/components/accounts/releases/planned-release";
import { PreviewLinkForm } from "@/components/accounts/releases/preview-link-form";
import { PreviewLinks } from "@/components/accounts/releases/preview-links";
import { PublishForm } from "@/components/accounts/releases/publish-form";
import { ReleaseNotice } from "@/components/accounts/releases/release-notice";
import { ReleaseSection } from "@/components/accounts/releases/release-section";
import { WaveTable } from "@/components/accounts/releases/wave-table";
import { Alert } from "@/components/ui/alert";
import { inSentence } from "@/lib/platform/words/in-sentence";
import { joinNames } from "@/lib/platform/words/sentences";
import { ListTime } from "@/components/accounts/administration/list-time";
import type { ReleasePage } from "@/lib/accounts/releases/release-page";
import type { ReleaseOutcome } from "@/lib/accounts/releases/search-params";

interface ReleaseViewProps {
  page: ReleasePage;
  draft: string | null;
  outcome: ReleaseOutcome | null;
  origin: string;
  now: Date;
}

/** A computed study beside what is live; publishing it, and links for people who see it before. */
export function ReleaseView({ page, draft, outcome, origin, now }: ReleaseViewProps) {
  const { computation, releases, waves, markets } = page;
  const planned = releases.find(({ state }) => state === "scheduled") ?? null;
  const published = releases.find(({ state }) => state === "published") ?? null;
  const nameOf = (slug: string) => markets.find((market) => market.slug === slug)?.name ?? slug;
  const lines = toInterviewLines(waves, markets);
  return (
    <>
      {outcome && <ReleaseNotice outcome={outcome} />}
      <p className="mt-5 text-s0 leading-6">
        {page.study}
        {page.isSample && " (sample data)"}, computed <ListTime at={page.computedAt} />, computation{" "}
        <code className="font-code text-s-1">{computation}</code>.
      </p>
      <ReleaseSection id="waves" title="Waves">
        {lines.length > 0 && <InterviewsChart lines={lines} />}
        <WaveTable waves={waves} nameOf={nameOf} />
      </ReleaseSection>
      <ReleaseSection
        id="definition"
        title="Definition"
        note="What the study asks, of whom, and how it is weighted, compared with the published study."
      >
        <DefinitionList changes={page.definition} />
      </ReleaseSection>
      <ReleaseSection
        id="claims"
        title="Public claims"
        note="The claims in the definition, next to the counts in this study. Claims can cover earlier studies as well."
      >
        <ClaimTable claims={page.claims} />
      </ReleaseSection>
      <ReleaseSection
        id="previews"
        title="Preview for named people"
        note={`Each person gets their own link, which works until publication at the latest. It shows the coming rankings, clearly marked as unpublished. Each opening is recorded.`}
      >
        {published === null || planned !== null ? <PreviewLinkForm computation={computation} origin={origin} /> : null}
        <PreviewLinks links={page.links} computation={computation} draft={draft} now={now} />
      </ReleaseSection>
      <ReleaseSection
        id="publish"
        title="Publish"
        note={
          page.needsSecond
            ? "Someone other than the person who computed this study has to publish it. All pages change at once, and a rollback restores the previous publication."
            : "All pages change at once. A rollback restores the previous publication."
        }
      >
        {planned ? (
          <PlannedRelease release={planned} draft={draft} now={now} />
        ) : published ? (
          <p className="text-s0 leading-6">
            Published <ListTime at={published.publishedAt ?? published.createdAt} /> as publication{" "}
            {published.publication}, by {published.by}.
          </p>
        ) : page.foreign.length > 0 ? (
          <Alert>
            This study can’t be published here: results of {joinNames(page.foreign.map(inSentence))} are published, and
            this study does not have {page.foreign.length === 1 ? "this market" : "these markets"}. Two studies are
            never shown side by side. Add the {page.foreign.length === 1 ? "market" : "markets"} to the definition, roll
            back the other publication, or publish this study on a separate installation.
          </Alert>
        ) : (
          <>
            {page.closesSamples && (
              <Alert className="mb-5.5 max-w-160">
                This real study replaces the sample study. When it is published, sample accounts are closed and signed
                out, because everyone knows their password. If you use one, first create your own account and give it a
                role under People. Otherwise only the command line can roll back.
              </Alert>
            )}
            <PublishForm
              computation={computation}
              draft={draft}
              waveCount={page.waveCount}
              zone={page.zone}
              suggested={page.suggested}
            />
          </>
        )}
      </ReleaseSection>
    </>
  );
}
