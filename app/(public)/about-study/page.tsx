import type { Metadata } from "next";
import { Reading } from "@/components/hub/reading";
import { ABOUT_FIGURES } from "@/components/hub/methods/about-figures";
import { PageData } from "@/components/discovery/structured-data/page-data";
import { loadDocument, loadMethods } from "@/lib/hub/posts/load";
import { toPageHead } from "@/lib/platform/site/page-head";
import { methodHref } from "@/lib/hub/posts/post";

const PATH = "/about-study";

/** Metadata of the page. */
async function readPage() {
  const { description, updated } = await loadDocument("about-study");
  return { path: PATH, title: "About the study", description, modified: updated };
}

export async function generateMetadata(): Promise<Metadata> {
  return toPageHead(await readPage());
}

export default async function AboutStudyPage() {
  const [article, methods, page] = await Promise.all([loadDocument("about-study"), loadMethods(), readPage()]);
  const items = methods.map(({ slug, label }) => ({ href: methodHref(slug), title: label }));
  return (
    <>
      <PageData page={{ ...page, kind: "AboutPage" }} />
      <Reading
        article={article}
        kicker={{ text: article.kicker }}
        plain
        chapters
        pages={{ label: "Methods in detail", current: PATH, items }}
        figures={ABOUT_FIGURES}
      />
    </>
  );
}
