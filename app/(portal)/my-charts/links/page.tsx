import { toMemberPage } from "@/app/(portal)/member-page";
import { NoAnswer } from "@/components/layout/no-answer";
import { ShareLinks } from "@/components/sharing/links/share-links";
import { loadGuarded } from "@/lib/access/load";
import { loadOwnLinks } from "@/lib/sharing/links/load";
import { toPageHead } from "@/lib/platform/site/page-head";
import { siteOrigin } from "@/lib/platform/site/origin";

const PATH = "/my-charts/links";

export const metadata = toPageHead({
  path: PATH,
  title: "Shared links",
  description: "Links you have shared: how often each was opened, and how to turn it off.",
  listed: false,
});

export default toMemberPage(async function LinksPage() {
  await loadGuarded(PATH);
  const links = await loadOwnLinks();
  if (!links)
    return (
      <main id="content" tabIndex={-1} className="wrap pt-14 md:pt-24">
        <h1 className="mb-8 text-s4 tracking-tight">Shared links</h1>
        <NoAnswer title="We couldn’t load your links" href={PATH}>
          Your links are safe. Please try again in a moment.
        </NoAnswer>
      </main>
    );
  return <ShareLinks links={links} origin={siteOrigin()} now={new Date().toISOString()} />;
});
