import { PageData } from "@/components/discovery/structured-data/page-data";
import type { Metadata } from "next";
import Link from "next/link";
import { toLimitedPage } from "@/app/limited-page";
import { UnmetNotice } from "@/components/layout/unmet-notice";
import { NoAnswer } from "@/components/layout/no-answer";
import { ShareNothing } from "@/components/sharing/links/share-nothing";
import { ShareOffer } from "@/components/sharing/links/share-offer";
import { ShareView } from "@/components/sharing/links/share-view";
import { may, planWith } from "@/lib/access/rights";
import { asMember, loadMember } from "@/lib/access/load";
import { anonymousViewer } from "@/lib/access/viewer";
import { parseShareSearch, toPageAddress, toShareSearch, type ChartConfiguration } from "@/lib/analyses/configuration";
import { loadChart } from "@/lib/analyses/load";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { loadPaletteNames } from "@/lib/discovery/palette/load";
import { answerInTime } from "@/lib/platform/requests/answer-in-time";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { toSelection } from "@/lib/sharing/links/selection";
import { loadUnmet } from "@/lib/rankings/unmet/load";
import { toPageHead } from "@/lib/platform/site/page-head";
import { siteOrigin } from "@/lib/platform/site/origin";

interface SharePageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function readConfiguration(searchParams: SharePageProps["searchParams"]): Promise<ChartConfiguration | null> {
  const entries = Object.entries(await searchParams).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? (value[0] ?? "") : value]],
  );
  return parseShareSearch(new URLSearchParams(entries));
}

const toFacts = (configuration: ChartConfiguration | null) => ({
  path: "/share",
  title: configuration ? ANALYSES[configuration.figure].name : "Shared view",
  description: "What shared links are, what people who open them can see, and what to do if a link doesn’t work.",
});

export async function generateMetadata({ searchParams }: SharePageProps): Promise<Metadata> {
  return toPageHead({ ...toFacts(await readConfiguration(searchParams)), listed: false });
}

/** An address with a selection: it shows each reader what they may see; no one else's rights apply. */
export default toLimitedPage(async function SharePage({ searchParams }: SharePageProps) {
  const configuration = await readConfiguration(searchParams);
  return (
    <>
      <PageData page={toFacts(configuration)} />
      {await drawShared(configuration, await searchParams)}
    </>
  );
});

async function drawShared(
  configuration: ChartConfiguration | null,
  params: Awaited<SharePageProps["searchParams"]>,
): Promise<React.ReactElement> {
  if (!configuration) return <ShareNothing />;
  const { name, right } = ANALYSES[configuration.figure];
  const here = `/share${toShareSearch(configuration)}`;
  const member = await loadMember();
  const viewer = member?.viewer ?? anonymousViewer;
  if (!may(viewer, right)) {
    const selection = toSelection(configuration, await loadPaletteNames(), await loadShownStudy());
    const plan = `the ${planWith(right)} plan`;
    return (
      <ShareOffer
        name={name}
        selection={selection}
        plan={plan}
        signIn={member ? null : `/auth?${new URLSearchParams({ mode: "signin", from: here }).toString()}`}
      />
    );
  }
  const found = await answerInTime(
    loadChart({ viewer, caller: asMember }, configuration).then((document) => ({ document })),
  );
  if (found && !found.document) return <ShareNothing />;
  if (!found?.document)
    return (
      <main id="content" tabIndex={-1} className="wrap py-16">
        <h1 className="mb-8 text-s4 tracking-tight">Shared view</h1>
        <NoAnswer title="We couldn’t load this chart" href={here} />
      </main>
    );
  const files = `figure=${configuration.figure}${configuration.search && `&${configuration.search}`}`;
  return (
    <>
      <UnmetNotice sentences={await loadUnmet(viewer, params)} />
      <ShareView
        document={found.document}
        chosen={
          <>
            Showing what your plan includes.{" "}
            <Link href={toPageAddress(configuration)} prefetch={false} className="link">
              Open it in {name}
            </Link>{" "}
            to change the selection.
          </>
        }
        image={may(viewer, "pngExport") && found.document.pictures.length > 0 ? `/api/exports/png?${files}` : null}
        csv={may(viewer, "csvExport") ? `/api/exports/csv?${files}` : null}
        address={new URL(here, siteOrigin()).href}
      />
    </>
  );
}
