import { ConsumerInsightsPreview, GroupsPreview, ScoresPreview } from "@/components/access/locked-previews";
import { AskedSubjects, WhereAsked } from "@/components/rankings/asked-subjects";
import { Upsell } from "@/components/access/upsell";
import { DesignSection, Specimen, Specimens } from "@/components/design/specimen";
import { EmptyState } from "@/components/layout/empty-state";
import { NoAnswer } from "@/components/layout/no-answer";
import { NotFoundPage } from "@/components/shell/not-found-page";
import { EmptyRankings } from "@/components/rankings/empty-rankings";
import { SampleLabel } from "@/components/ui/sample-label";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";

const SWEDEN = { slug: "sweden", name: "Sweden" };
const FUEL = { slug: "fuel", name: "Fuel" };

function LoadingRows() {
  return (
    <ul className="border-t border-ink">
      {[140, 176].map((width) => (
        <li
          key={width}
          className="grid h-15 grid-cols-[1.75rem_2.25rem_minmax(0,1fr)_3.75rem] items-center gap-3.5 border-b border-rule"
        >
          <span className="text-right text-ink-3">–</span>
          <Skeleton className="size-9 rounded-md" />
          <span>
            <Skeleton className="h-3.5" style={{ width }} />
            <Skeleton className="mt-2 h-2.5 w-20" />
          </span>
          <Skeleton className="h-3.5 w-13 justify-self-end" />
        </li>
      ))}
    </ul>
  );
}

/** Loading, empty, failed and locked. */
export function StateSection() {
  return (
    <DesignSection
      id="states"
      title="Loading, empty, error"
      note="“Nothing found” and “could not load” always differ, in drawing and in words."
    >
      <Specimens columns={2}>
        <Specimen label="Loading: a row has its final height">
          <LoadingRows />
        </Specimen>
        <Specimen label="Guard and account set-up">
          <div className="flex items-center gap-4">
            <Spinner />
            <p>
              <b className="block text-s1 leading-6 font-semibold">Setting up your account...</b>
              <span className="text-s-1 text-ink-2">Please wait while we initialize your account</span>
            </p>
          </div>
        </Specimen>
        <Specimen label="Empty: loaded, and nothing found">
          <EmptyRankings market={SWEDEN} industry={FUEL} year={2025} />
        </Specimen>
        <Specimen label="Could not load: never shown as empty">
          <NoAnswer title="We couldn’t load the rankings" href="#states" />
        </Specimen>
        <Specimen label="Empty, with no action">
          <EmptyState title="No emails yet">Verification codes appear here when someone signs up.</EmptyState>
        </Specimen>
        <Specimen label="Labels for invented data">
          <p className="flex flex-wrap gap-3">
            <SampleLabel />
            <SampleLabel>Invented example</SampleLabel>
          </p>
        </Specimen>
      </Specimens>
      <Specimens columns={2}>
        <ScoresPreview href="/rankings/full" />
        <ConsumerInsightsPreview text={<AskedSubjects />}>
          <WhereAsked module="behaviours">
            <GroupsPreview />
          </WhereAsked>
        </ConsumerInsightsPreview>
      </Specimens>
      <Specimen label="Upsell" className="mt-9">
        <Upsell
          title="Unlock All Energy Rankings"
          text="A free account shows every position in every industry. Scores and trends are part of a plan."
          anyone={{
            title: "The ranking of this industry",
            text: "What members and readers without JavaScript see in its place.",
            href: "/rankings/full",
            label: "All positions",
          }}
          more="+ 20 more insights"
        />
      </Specimen>
      <Specimen label="No page at this address" className="mt-9">
        <div inert className="[&_main]:max-w-none [&_main]:p-0">
          <NotFoundPage />
        </div>
      </Specimen>
    </DesignSection>
  );
}
