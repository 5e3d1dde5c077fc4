import "server-only";
import { cache } from "react";
import { loadQuestionnaire } from "@/lib/analyses/consumers/questionnaire/load";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { fillProse, linkKnownMarkets } from "@/lib/hub/prose/fill-prose";
import { toProseWords } from "@/lib/hub/prose/prose-words";

const loadFiller = cache(async () => {
  const [study, asked] = await Promise.all([loadShownStudy(), loadQuestionnaire()]);
  const words = toProseWords(asked);
  return <Content>(content: Content): Content => fillProse(content, study, words);
});

/** What an article is made of here: HTML and figures, and its headings. */
interface Outlined {
  blocks: ({ kind: "html"; html: string } | { kind: "figure"; name: string })[];
  outline: { id: string; title: string }[];
}

/** Articles that people wrote, which link to rankings of the published study only. */
export async function articlesOfPeople<Content>(content: Content): Promise<Content> {
  return linkKnownMarkets(content, await loadShownStudy());
}

/** Texts of the site in the words of the published study. */
export async function inWordsOfStudy<Content>(content: Content): Promise<Content> {
  return (await loadFiller())(content);
}

/** The same for texts with an outline, which keeps only the headings that the text still has. */
export async function articlesOfStudy<Article extends Outlined>(articles: readonly Article[]): Promise<Article[]> {
  const fill = await loadFiller();
  return articles.map((article) => {
    const filled = fill(article);
    const html = filled.blocks.map((block) => (block.kind === "html" ? block.html : "")).join("");
    return { ...filled, outline: filled.outline.filter(({ id }) => html.includes(`id="${id}"`)) };
  });
}
