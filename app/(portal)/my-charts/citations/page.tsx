import { toMemberPage } from "@/app/(portal)/member-page";
import { CitationsList } from "@/components/sharing/citations/citations-list";
import { NoAnswer } from "@/components/layout/no-answer";
import { loadGuarded } from "@/lib/access/load";
import { loadOwnCitations } from "@/lib/sharing/citations/load";
import { loadOwnEmbeds } from "@/lib/sharing/embeds/load";
import { answerInTime } from "@/lib/platform/requests/answer-in-time";
import { siteOrigin } from "@/lib/platform/site/origin";
import { toPageHead } from "@/lib/platform/site/page-head";

const PATH = "/my-charts/citations";

export const metadata = toPageHead({
  path: PATH,
  title: "Citations and embeds",
  description: "Charts you have cited, and charts embedded on other sites.",
  listed: false,
});

export default toMemberPage(async function CitationsPage() {
  await loadGuarded(PATH);
  const answer = await answerInTime(Promise.all([loadOwnCitations(), loadOwnEmbeds()]));
  if (!answer)
    return (
      <main id="content" tabIndex={-1} className="wrap pt-14 md:pt-24">
        <h1 className="mb-8 text-s4 tracking-tight">Citations and embeds</h1>
        <NoAnswer title="We couldn’t load your citations and embeds" href={PATH}>
          Your citations and embeds are safe. Please try again in a moment.
        </NoAnswer>
      </main>
    );
  const [citations, embeds] = answer;
  return <CitationsList citations={citations} embeds={embeds} origin={siteOrigin()} />;
});
