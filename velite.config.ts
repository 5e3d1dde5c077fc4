import { defineCollection, defineConfig, s } from "velite";
import {
  datesInOrder,
  datesOutOfOrder,
  documentFrontmatter,
  guideFrontmatter,
  helpFrontmatter,
  methodFrontmatter,
  postFrontmatter,
  topicFrontmatter,
} from "./lib/hub/posts/frontmatter";
import { termFrontmatter } from "./lib/hub/glossary/frontmatter";
import { checklists } from "./lib/hub/posts/checklist";
import { formulas } from "./lib/hub/posts/formula";
import { outlineOf, readingMinutes, toBlocks, wordsIn } from "./lib/hub/posts/outline";
import { STUDY_TOKENS, unknownTokens } from "./lib/hub/prose/prose-names";
import { headingAnchors, sideNotes, spacedDashes, tablesInRegions } from "./lib/hub/posts/prose";
import { toQuestions } from "./lib/hub/posts/questions";

/** Prose becomes HTML at build time; the browser gets no Markdown or MDX runtime. */
const body = {
  slug: s.path().transform((path) => path.split("/").at(-1) ?? path),
  html: s.markdown({
    copyLinkedFiles: false,
    rehypePlugins: [formulas, sideNotes, checklists, headingAnchors, tablesInRegions, spacedDashes],
  }),
};

/** A token that stands for nothing would be read as it is written. */
const hasKnownTokens = (data: object) => unknownTokens(JSON.stringify(data)).length === 0;
/** Help is shown in a dialog too, which a browser fills. */
const hasStudyTokens = (data: object) => unknownTokens(JSON.stringify(data), STUDY_TOKENS).length === 0;
const knownTokens = { message: "a {{token}} that is not in lib/hub/prose/prose-names.ts" };

function toArticle<Data extends { html: string }>({ html, ...data }: Data) {
  return { ...data, blocks: toBlocks(html), outline: outlineOf(html), minutes: readingMinutes(wordsIn(html)) };
}

const guides = defineCollection({
  name: "Guide",
  pattern: "hub/*.md",
  schema: guideFrontmatter
    .extend(body)
    .refine(datesInOrder, datesOutOfOrder)
    .refine(hasKnownTokens, knownTokens)
    .transform(toArticle),
});

const posts = defineCollection({
  name: "Post",
  pattern: "blog/*.md",
  // The Markdown as well: the desk takes posts over from their files.
  schema: postFrontmatter
    .extend({ ...body, markdown: s.raw() })
    .refine(datesInOrder, datesOutOfOrder)
    .transform(toArticle),
});

const documents = defineCollection({
  name: "Document",
  pattern: ["legal/*.md", "study/*.md"],
  schema: documentFrontmatter
    .extend(body)
    .refine(datesInOrder, datesOutOfOrder)
    .refine(hasKnownTokens, knownTokens)
    .transform(toArticle),
});

const methods = defineCollection({
  name: "Method",
  pattern: "study/methods/*.md",
  schema: methodFrontmatter
    .extend(body)
    .refine(datesInOrder, datesOutOfOrder)
    .refine(hasKnownTokens, knownTokens)
    .transform(toArticle),
});

const help = defineCollection({
  name: "Help",
  pattern: "help/*.md",
  schema: helpFrontmatter
    .extend(body)
    .refine(datesInOrder, datesOutOfOrder)
    .refine(hasKnownTokens, knownTokens)
    .transform(toArticle),
});

const topics = defineCollection({
  name: "Topic",
  pattern: "help/topics/*.md",
  schema: topicFrontmatter
    .extend(body)
    .refine(hasStudyTokens, knownTokens)
    .transform(({ html, ...data }) => ({ ...data, questions: toQuestions(html) })),
});

const terms = defineCollection({
  name: "Term",
  pattern: "glossary/*.md",
  schema: termFrontmatter
    .extend(body)
    .refine(hasKnownTokens, knownTokens)
    .transform(({ html, ...data }) => ({ ...data, blocks: toBlocks(html) })),
});

export default defineConfig({
  root: "content",
  strict: true,
  output: { data: ".velite", assets: ".velite/assets", base: "/", clean: false },
  collections: { guides, posts, documents, methods, help, topics, terms },
});
