import type { Metadata } from "next";
import { Reading } from "@/components/hub/reading";
import { ABOUT_FIGURES } from "@/components/methods/about-figures";
import { loadDocument, loadMethods } from "@/lib/posts/load";
import { toPageHead } from "@/lib/posts/page-head";
import { methodHref } from "@/lib/posts/post";

const PATH = "/about-study";

export async function generateMetadata(): Promise<Metadata> {
  return toPageHead(await loadDocument("about-study"), { path: PATH, title: "About the study" });
}

export default async function AboutStudyPage() {
  const [article, methods] = await Promise.all([loadDocument("about-study"), loadMethods()]);
  const items = methods.map(({ slug, label }) => ({ href: methodHref(slug), title: label }));
  return (
    <Reading
      article={article}
      kicker={{ text: article.kicker }}
      plain
      chapters
      pages={{ label: "Methods in detail", current: PATH, items }}
      figures={ABOUT_FIGURES}
    />
  );
}
