import { s } from "velite";

/** Metadata of a glossary entry (`content/glossary/<slug>.md`), checked at build time like every text. */
export const termFrontmatter = s.object({
  title: s.string().min(3).max(60),
  description: s.string().min(60).max(165),
  /** One or two self-contained sentences. */
  definition: s.string().min(40).max(200),
  group: s.enum(["statistics", "study", "claims"]),
  /** Slugs of related entries. */
  related: s
    .array(s.string().regex(/^[a-z-]+$/))
    .min(1)
    .max(6),
  /** Addresses of pages that use it; their titles come from the pages. */
  see: s.array(s.string().startsWith("/")).min(1).max(4),
  sources: s.array(s.string().min(10)).default([]),
  updated: s.string().regex(/^\d{4}-\d{2}-\d{2}$/, "not a day such as 2026-11-20"),
});
