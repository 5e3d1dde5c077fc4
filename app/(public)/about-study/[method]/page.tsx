import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Reading } from "@/components/hub/reading";
import { ReadNext } from "@/components/hub/read-next";
import { METHOD_FIGURES } from "@/components/methods/method-figures";
import { loadMethods } from "@/lib/posts/load";
import { toPageHead } from "@/lib/posts/page-head";
import { methodHref, toNeighbours } from "@/lib/posts/post";

interface PageProps {
  params: Promise<{ method: string }>;
}

/** The methods are files of this build: any other address is none. */
export const dynamicParams = false;

export async function generateStaticParams() {
  return (await loadMethods()).map(({ slug }) => ({ method: slug }));
}

async function findMethod({ params }: PageProps) {
  const { method } = await params;
  const methods = await loadMethods();
  return { methods, article: methods.find(({ slug }) => slug === method) ?? notFound() };
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { article } = await findMethod(props);
  return toPageHead(article, { path: methodHref(article.slug) });
}

export default async function MethodPage(props: PageProps) {
  const { methods, article } = await findMethod(props);
  const items = methods.map(({ slug, label }) => ({ href: methodHref(slug), title: label }));
  const about = { href: "/about-study", title: "About the study" };
  return (
    <Reading
      article={article}
      kicker={{ text: "About the study", href: about.href }}
      plain
      pages={{ label: "Methods", current: methodHref(article.slug), items: [about, ...items] }}
      figures={METHOD_FIGURES}
    >
      <ReadNext
        items={toNeighbours(article, methods).map(({ slug, label, title, summary }) => ({ href: methodHref(slug), note: label, title, line: summary }))}
      />
    </Reading>
  );
}
