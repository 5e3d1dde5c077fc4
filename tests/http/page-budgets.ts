import type { Weights } from "../support/page-weight";

type Budget = Weights & {
  /** Whose page it is: a sample account, or a visitor. */
  as?: "free" | "professional" | "enterprise";
};

const FONTS = 172;
/** What most pages of one kind have in common; what they have besides is in their row. */
const page = (scripts: number, styles: number, html: number, as?: Budget["as"]): Budget => ({
  scripts,
  styles,
  fonts: FONTS,
  html,
  as,
});

/**
 * What the first load of each type of page may weigh, in gzip kB: scripts, styles, faces and HTML. A little above what
 * they weighed on 2026-11-24. A page that has to weigh more gets more here, in the change that makes it heavier.
 */
export const PAGE_BUDGETS: Readonly<Record<string, Budget>> = {
  "/": page(158, 43, 42),
  "/rankings/sweden": page(160, 43, 31),
  "/rankings/sweden/food-grocery": page(160, 43, 35),
  "/pricing": page(156, 30, 23),
  "/features": page(156, 43, 29),
  "/about-study": page(169, 48, 36),
  "/help": page(156, 29, 43),
  "/contact-us": page(161, 29, 17),
  "/sustainability-branding-hub": page(156, 43, 34),
  "/sustainability-branding-hub/avoiding-greenwashing": page(160, 48, 33),
  "/sustainability-branding-hub/glossary": page(156, 29, 32),
  "/auth?mode=signin": page(165, 43, 13),
  "/auth?mode=signup": page(165, 43, 23),
  "/rankings/full": page(231, 43, 28, "free"),
  "/account": page(226, 43, 21, "free"),
  "/insights": page(255, 43, 27, "enterprise"),
  "/brand-insights/single-country": page(315, 43, 80, "enterprise"),
  "/predictive-insights/momentum": page(305, 43, 115, "enterprise"),
};
