import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { TermPage } from "@/components/hub/term-page";
import { PageData } from "@/components/discovery/structured-data/page-data";
import { loadTerm, loadTerms } from "@/lib/hub/glossary/load";
import { termHref } from "@/lib/hub/glossary/term";
import { siteOrigin } from "@/lib/platform/site/origin";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { toPageHead } from "@/lib/platform/site/page-head";
import { GLOSSARY_CRUMB, toDefinedTerm } from "@/lib/discovery/structured-data/glossary";
import { HUB_CRUMB } from "@/lib/rankings/brands/trail";

interface Params {
  params: Promise<{ term: string }>;
}

export async function generateStaticParams() {
  return (await loadTerms()).map(({ slug }) => ({ term: slug }));
}

/** An unknown term gets the full not-found page, without JavaScript too. */
export const dynamicParams = false;

const titleOf = (title: string) => `${title}: what it means`;

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const open = await loadTerm((await params).term);
  if (!open) return {};
  const { slug, title, description } = open.term;
  return toPageHead({ path: termHref(slug), title: titleOf(title), description, keywords: [title.toLowerCase()] });
}

export default async function GlossaryTermPage({ params }: Params) {
  const [open, terms, study] = await Promise.all([loadTerm((await params).term), loadTerms(), loadShownStudy()]);
  if (!open) notFound();
  const { slug, title, description, definition, updated } = open.term;
  const path = termHref(slug);
  const term = toDefinedTerm({ slug, name: title, definition }, siteOrigin());
  return (
    <>
      <PageData
        page={{
          path,
          title: titleOf(title),
          description,
          modified: updated,
          trail: [HUB_CRUMB, GLOSSARY_CRUMB, { name: title, href: path }],
          mainEntity: term,
        }}
      />
      <TermPage open={open} terms={terms} study={study} />
    </>
  );
}
