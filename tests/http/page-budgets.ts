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
  "/": page(161, 43, 46),
  "/rankings/sweden": page(165, 43, 31),
  "/rankings/sweden/food-grocery": page(165, 43, 35),
  "/pricing": page(162, 32, 25),
  "/features": page(158, 43, 31),
  "/about-study": page(171, 48, 37),
  "/help": page(158, 31, 43),
  "/contact-us": page(163, 31, 18),
  "/sustainability-branding-hub": page(158, 43, 35),
  "/sustainability-branding-hub/avoiding-greenwashing": page(162, 48, 34),
  "/sustainability-branding-hub/glossary": page(158, 31, 34),
  "/auth?mode=signin": page(167, 43, 15),
  "/auth?mode=signup": page(167, 43, 26),
  "/rankings/full": page(235, 43, 28, "free"),
  "/account": page(228, 43, 22, "free"),
  "/insights": page(257, 43, 28, "enterprise"),
  "/brand-insights/single-country": page(318, 43, 80, "enterprise"),
  "/predictive-insights/momentum": page(310, 43, 115, "enterprise"),
};
