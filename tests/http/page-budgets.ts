import type { Weights } from "../support/page-weight";

type Budget = Weights & {
  /** Whose page it is: a sample account, or a visitor. */
  as?: "free" | "professional" | "enterprise";
};

const FONTS = 172;
/** The common part of most pages of one kind; additions are in their row. */
const page = (scripts: number, styles: number, html: number, as?: Budget["as"]): Budget => ({
  scripts,
  styles,
  fonts: FONTS,
  html,
  as,
});

/**
 * What the first load of each type of page may weigh, in gzip kB: scripts, styles, faces and HTML. A little above what
 * they weighed on 2026-11-26. A page that has to weigh more gets more here, in the change that makes it heavier.
 */
export const PAGE_BUDGETS: Readonly<Record<string, Budget>> = {
  "/": page(157, 38, 37),
  "/rankings/sweden": page(160, 37, 22),
  "/rankings/sweden/food-grocery": page(160, 37, 28),
  "/pricing": page(155, 32, 20),
  "/features": page(156, 31, 25),
  "/about-study": page(167, 36, 32),
  "/help": page(154, 31, 39),
  "/contact-us": page(157, 31, 12),
  "/sustainability-branding-hub": page(156, 33, 30),
  "/sustainability-branding-hub/avoiding-greenwashing": page(159, 36, 29),
  "/sustainability-branding-hub/glossary": page(154, 31, 27),
  "/auth?mode=signin": page(162, 31, 10),
  "/auth?mode=signup": page(162, 31, 21),
  "/rankings/full": page(184, 39, 21, "free"),
  "/account": page(185, 31, 18, "free"),
  "/insights": page(196, 35, 20, "enterprise"),
  "/brand-insights/single-country": page(229, 38, 63, "enterprise"),
  "/predictive-insights/momentum": page(219, 37, 51, "enterprise"),
};

interface Length {
  /** kB of the whole page before it is packed, and of the data for React in it, which says much of it again. */
  html: number;
  data: number;
  as?: Budget["as"];
}

/**
 * How long a page may be before it is packed: what the server draws, and a phone reads, each time. The market page's are
 * the product's own aims; the others are a little above what the pages were on 2026-11-24.
 */
export const PAGE_LENGTHS: Readonly<Record<string, Length>> = {
  "/": { html: 180, data: 92 },
  "/rankings/sweden": { html: 110, data: 50 },
  "/rankings/full?country=sweden": { html: 168, data: 99, as: "enterprise" },
  "/brand-insights/age-groups?market=sweden&industry=food-grocery": { html: 150, data: 87, as: "enterprise" },
  "/predictive-insights/momentum?market=sweden": { html: 172, data: 95, as: "enterprise" },
};
