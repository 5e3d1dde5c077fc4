import type { Metadata } from "next";
import { headers } from "next/headers";
import { after } from "next/server";
import { NoAnswer } from "@/components/layout/no-answer";
import { ShareNothing } from "@/components/sharing/links/share-nothing";
import { SharePassword } from "@/components/sharing/links/share-password";
import { ShareSharer } from "@/components/sharing/links/share-sharer";
import { ShareView } from "@/components/sharing/links/share-view";
import { toSharePath } from "@/lib/sharing/links/link";
import { loadShared, noteView } from "@/lib/sharing/links/load";
import { isPerson } from "@/lib/sharing/links/visitor";
import { toOembedAddress } from "@/lib/sharing/embeds/oembed";
import { toPageHead } from "@/lib/platform/site/page-head";
import { noteMissing } from "@/lib/platform/telemetry/page-status";
import { siteOrigin } from "@/lib/platform/site/origin";

interface SharedPageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: SharedPageProps): Promise<Metadata> {
  const { id } = await params;
  const shared = await loadShared(id);
  const words =
    shared.status === "open"
      ? { title: shared.document.title, description: shared.document.subtitle }
      : {
          title: shared.status === "none" ? "Shared chart not found" : "Shared view",
          description: "A shared chart.",
        };
  const path = toSharePath(id);
  const head = toPageHead({ path, ...words, listed: false });
  const types = { "application/json+oembed": toOembedAddress(path, siteOrigin()) };
  return { ...head, alternates: { ...head.alternates, ...(shared.status === "none" ? {} : { types }) } };
}

export default async function SharedPage({ params, searchParams }: SharedPageProps) {
  const [{ id }, { said: reason }] = await Promise.all([params, searchParams]);
  const shared = await loadShared(id);
  if (shared.status === "none") {
    noteMissing();
    return <ShareNothing />;
  }
  if (shared.status === "locked") return <SharePassword id={id} reason={typeof reason === "string" ? reason : ""} />;
  const path = toSharePath(id);
  if (shared.status === "unanswered")
    return (
      <main id="content" tabIndex={-1} className="wrap py-16">
        <h1 className="mb-8 text-s4 tracking-tight">Shared view</h1>
        <NoAnswer title="We couldn’t load this chart" href={path} />
      </main>
    );
  if (isPerson(await headers())) after(async () => noteView(id));
  return (
    <ShareView
      document={shared.document}
      sharer={<ShareSharer link={shared.link} />}
      chosen="This link shows the chart above and nothing else."
      image={shared.canTakePicture && shared.document.pictures.length > 0 ? `${path}/chart.png` : null}
      csv={shared.canTakeTable ? `${path}/chart.csv` : null}
      address={new URL(path, siteOrigin()).href}
    />
  );
}
