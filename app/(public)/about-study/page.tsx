import type { Metadata } from "next";
import { studyExclusions } from "@/app/study-exclusions";
import { Reading } from "@/components/hub/reading";
import { ExampleFigure } from "@/components/hub/methods/example-figure";
import { ExclusionList } from "@/components/hub/methods/exclusion-list";
import { RuleHistory } from "@/components/hub/methods/rule-history";
import { StillMarketBeside } from "@/components/hub/methods/still-market-beside";
import { PageData } from "@/components/discovery/structured-data/page-data";
import { loadScoringRules } from "@/lib/rankings/scores/load";
import { loadDocument, loadMethods } from "@/lib/hub/posts/load";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import type { ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import { toPageHead } from "@/lib/platform/site/page-head";
import type { ScoringRule } from "@/lib/study/scoring-rule";
import { methodHref } from "@/lib/hub/posts/post";

const PATH = "/about-study";

/** Components of the page. */
function figuresOf(rules: readonly ScoringRule[], study: ShownStudy) {
  const rule = rules.at(-1);
  return {
    ...(rule && { recompute: <ExampleFigure rule={rule} study={study} /> }),
    "scoring-rules": <RuleHistory rules={rules} study={study} />,
    "still-market-beside": <StillMarketBeside />,
  };
}

/** Metadata of the page. */
async function readPage() {
  const { description, updated } = await loadDocument("about-study");
  return { path: PATH, title: "About the study", description, modified: updated };
}

export async function generateMetadata(): Promise<Metadata> {
  return toPageHead(await readPage());
}

export default async function AboutStudyPage() {
  const [article, methods, page, left, rules, study] = await Promise.all([
    loadDocument("about-study"),
    loadMethods(),
    readPage(),
    studyExclusions(),
    loadScoringRules(),
    loadShownStudy(),
  ]);
  const items = methods.map(({ slug, label }) => ({ href: methodHref(slug), title: label }));
  return (
    <>
      <PageData page={{ ...page, kind: "AboutPage" }} />
      <Reading
        article={article}
        study={study}
        kicker={{ text: article.kicker }}
        plain
        chapters
        next={{ words: "See the result: the top 10 of every country, free." }}
        pages={{ label: "Methods in detail", current: PATH, items }}
        figures={{ ...figuresOf(rules, study), exclusions: <ExclusionList {...left} /> }}
      />
    </>
  );
}
