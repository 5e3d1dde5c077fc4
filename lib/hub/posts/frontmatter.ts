import { s } from "velite";

const day = s
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, "not a day such as 2026-11-20")
  .refine((text) => !Number.isNaN(Date.parse(text)), "no such day");

/**
 * Required metadata at the top of each Markdown file in `content/`. Velite checks it at build time
 * (`velite.config.ts`): a missing or malformed field stops the build. Dates are ISO days: `2026-11-20`.
 */
const common = {
  title: s.string().min(4).max(80),
  /** For search results and social cards: one sentence, no markup. */
  description: s.string().min(60).max(165),
  /** One or two sentences under the title. */
  standfirst: s.string().min(40).max(320),
  author: s.string().min(2).max(60),
  published: day,
  updated: day,
};

const TOPICS = ["Methods", "Rankings", "Consumers", "Language", "Markets", "Rules"] as const;

export const datesInOrder = (data: { published: string; updated: string }) => data.updated >= data.published;
export const datesOutOfOrder = { message: "updated is earlier than published", path: ["updated"] };

/** Metadata of a blog post (`content/blog/<slug>.md`). */
export const postFrontmatter = s.object({
  ...common,
  /** Replaces a title that is too long for search results. */
  seoTitle: s.string().min(4).max(54).optional(),
  topic: s.enum(TOPICS),
  featured: s.boolean().default(false),
});

/** Metadata of a hub guide (`content/hub/<slug>.md`). */
export const guideFrontmatter = s.object({
  ...common,
  order: s.number().int().min(1).max(4),
  /** The line on the hub's start page. */
  summary: s.string().min(40).max(160),
});

/** Metadata of a study or legal page (`content/study/<slug>.md`, `content/legal/<slug>.md`). */
export const documentFrontmatter = s.object({
  ...common,
  /** Words above the title: the kind of page. */
  kicker: s.string().min(2).max(40),
});

/** Metadata of a method's page (`content/study/methods/<slug>.md`). */
export const methodFrontmatter = s.object({
  ...common,
  /** Its position among the methods. */
  order: s.number().int().min(1).max(20),
  /** Its name in lists of methods. */
  label: s.string().min(3).max(40),
  /** The line below its name in such lists. */
  summary: s.string().min(30).max(140),
});

/** Metadata of a help article (`content/help/<slug>.md`). */
export const helpFrontmatter = s.object({
  ...common,
  order: s.number().int().min(1).max(40),
  /** Who it is written for: the reader results, or anyone who publishes them. */
  audience: s.enum(["readers", "staff"]),
});

/** Metadata of a help topic with questions and answers (`content/help/topics/<slug>.md`). */
export const topicFrontmatter = s.object({
  title: common.title,
  description: common.description,
  order: s.number().int().min(1).max(9),
});
