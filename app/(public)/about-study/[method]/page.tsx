import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Reading } from "@/components/hub/reading";
import { ReadNext } from "@/components/hub/read-next";
import { CoverageFigure } from "@/components/hub/methods/coverage-figure";
import { DifferenceFigure, MarginFigure } from "@/components/hub/methods/margin-figures";
import { ArticleData } from "@/components/discovery/structured-data/page-data";
import { loadMethods } from "@/lib/hub/posts/load";
import { methodHref, toNeighbours } from "@/lib/hub/posts/post";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import { toPageHead } from "@/lib/platform/site/page-head";
import { STUDY_CRUMB } from "@/lib/rankings/brands/trail";

/** Figures of the method pages. */
const figuresOf = (study: ShownStudy) => ({
  margins: <MarginFigure study={study} />,
  differences: <DifferenceFigure />,
  "coverage-scores": <CoverageFigure page="scores" />,
  "coverage-rank-ranges": <CoverageFigure page="rank-ranges" />,
  "coverage-changes": <CoverageFigure page="changes" />,
  "coverage-forecasts": <CoverageFigure page="forecasts" />,
  "coverage-risk-alerts": <CoverageFigure page="risk-alerts" />,
  "coverage-consumer-groups": <CoverageFigure page="consumer-groups" />,
});

interface PageProps {
  params: Promise<{ method: string }>;
}

/** The methods are files of this build; any other address is 404. */
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
  const { title, description } = article;
  return toPageHead({
    path: methodHref(article.slug),
    title,
    description,
    article: { ...article, section: "Methods" },
  });
}

export default async function MethodPage(props: PageProps) {
  const [{ methods, article }, study] = await Promise.all([findMethod(props), loadShownStudy()]);
  const items = methods.map(({ slug, label }) => ({ href: methodHref(slug), title: label }));
  const about = { href: "/about-study", title: "About the study" };
  const path = methodHref(article.slug);
  return (
    <>
      <ArticleData
        article={article}
        path={path}
        kind="Article"
        section="Methods"
        trail={[STUDY_CRUMB, { name: article.title, href: path }]}
      />
      <Reading
        article={article}
        study={study}
        kicker={{ text: "About the study", href: about.href }}
        plain
        pages={{ label: "Methods", current: methodHref(article.slug), items: [about, ...items] }}
        figures={figuresOf(study)}
      >
        <ReadNext
          items={toNeighbours(article, methods).map(({ slug, label, title, summary }) => ({
            href: methodHref(slug),
            note: label,
            title,
            line: summary,
          }))}
        />
      </Reading>
    </>
  );
}
