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
  "/": page(161, 43, 41),
  "/rankings/sweden": page(165, 43, 27),
  "/rankings/sweden/food-grocery": page(165, 43, 32),
  "/pricing": page(162, 32, 22),
  "/features": page(158, 43, 27),
  "/about-study": page(171, 48, 34),
  "/help": page(158, 31, 40),
  "/contact-us": page(163, 31, 15),
  "/sustainability-branding-hub": page(158, 43, 32),
  "/sustainability-branding-hub/avoiding-greenwashing": page(162, 48, 31),
  "/sustainability-branding-hub/glossary": page(158, 31, 29),
  "/auth?mode=signin": page(167, 43, 12),
  "/auth?mode=signup": page(167, 43, 22),
  "/rankings/full": page(222, 43, 24, "free"),
  "/account": page(216, 43, 18, "free"),
  "/insights": page(245, 43, 23, "enterprise"),
  "/brand-insights/single-country": page(308, 43, 78, "enterprise"),
  "/predictive-insights/momentum": page(300, 43, 112, "enterprise"),
};
