import type { Metadata } from "next";
import { cache } from "react";
import { CitationNotFound } from "@/components/sharing/citations/citation-not-found";
import { CitedView } from "@/components/sharing/citations/cited-view";
import { NoAnswer } from "@/components/layout/no-answer";
import { toCitePath } from "@/lib/sharing/citations/citation";
import { loadCited } from "@/lib/sharing/citations/load";
import { toReference } from "@/lib/sharing/citations/reference";
import { siteOrigin } from "@/lib/platform/site/origin";
import { toPageHead } from "@/lib/platform/site/page-head";
import { noteMissing } from "@/lib/platform/telemetry/page-status";

interface CitePageProps {
  params: Promise<{ id: string }>;
}

const load = cache(loadCited);

export async function generateMetadata({ params }: CitePageProps): Promise<Metadata> {
  const { id } = await params;
  const cited = await load(id);
  const words =
    "record" in cited
      ? { title: cited.record.title, description: `${cited.record.kicker}, as cited.` }
      : { title: cited.status === "none" ? "Citation not found" : "Citation", description: "A cited chart." };
  return toPageHead({ path: toCitePath(id), ...words, listed: false });
}

export default async function CitePage({ params }: CitePageProps) {
  const { id } = await params;
  const cited = await load(id);
  if (cited.status === "none") {
    noteMissing();
    return <CitationNotFound />;
  }
  if (cited.status === "unanswered") {
    return (
      <main id="content" tabIndex={-1} className="wrap py-16">
        <NoAnswer title="We couldn’t load this chart" href={toCitePath(id)} />
      </main>
    );
  }
  return <CitedView cited={cited} reference={toReference(cited.record, siteOrigin())} />;
}
