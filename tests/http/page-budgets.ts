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
 * they weighed on 2026-11-28. A page that has to weigh more gets more here, in the change that makes it heavier.
 */
export const PAGE_BUDGETS: Readonly<Record<string, Budget>> = {
  "/": page(155, 36, 37),
  "/rankings/sweden": page(156, 35, 22),
  "/rankings/sweden/food-grocery": page(156, 35, 27),
  "/pricing": page(153, 32, 20),
  "/features": page(154, 32, 25),
  "/about-study": page(154, 36, 32),
  "/help": page(151, 30, 39),
  "/contact-us": page(155, 30, 13),
  "/sustainability-branding-hub": page(151, 35, 30),
  "/sustainability-branding-hub/avoiding-greenwashing": page(154, 36, 29),
  "/sustainability-branding-hub/glossary": page(151, 30, 26),
  "/auth?mode=signin": page(155, 31, 11),
  "/auth?mode=signup": page(157, 31, 17),
  "/rankings/full": page(179, 36, 20, "free"),
  "/account": page(183, 31, 17, "free"),
  "/insights": page(158, 36, 20, "enterprise"),
  "/brand-insights/single-country": page(157, 47, 54, "enterprise"),
  "/predictive-insights/momentum": page(157, 47, 38, "enterprise"),
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
  "/": { html: 178, data: 91 },
  "/rankings/sweden": { html: 110, data: 50 },
  "/rankings/full?country=sweden": { html: 118, data: 52, as: "enterprise" },
  "/brand-insights/age-groups?market=sweden&industry=food-grocery": { html: 140, data: 70, as: "enterprise" },
  "/predictive-insights/momentum?market=sweden": { html: 150, data: 70, as: "enterprise" },
};
