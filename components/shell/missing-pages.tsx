import { NotFoundPage, type LikelyPage } from "@/components/shell/not-found-page";
import { MARKETS } from "@/lib/catalogue/markets/market";
import type { Missing } from "@/lib/discovery/palette/known-addresses";
import { rankingHref } from "@/lib/rankings/search-params";

const RANKINGS: readonly LikelyPage[] = MARKETS.map(({ slug, name }) => ({
  href: rankingHref({ market: slug }),
  title: `Rankings, ${name}`,
}));
const HUB = "/sustainability-branding-hub";

interface Words {
  title: string;
  words?: string;
  pages?: readonly LikelyPage[];
}

/** What each kind of missing page says of itself. */
export const MISSING_WORDS: Record<Missing, Words> = {
  page: { title: "There is no page here" },
  brand: {
    title: "There is no brand here",
    words:
      "No brand is ranked under that address. It may be spelt another way, or not have been known to enough people to be asked about.",
    pages: [...RANKINGS, { href: "/contact-us", title: "Ask for a brand to be asked about" }],
  },
  ranking: {
    title: "There is no ranking here",
    words:
      "No ranking of that country or industry is published. These are the countries there are; each page leads to its industries.",
    pages: [...RANKINGS, { href: "/about-study", title: "About the study" }],
  },
  text: {
    title: "There is no text here",
    words:
      "The post or term may have another name now. What the hub holds is listed below; brands are found by searching.",
    pages: [
      { href: `${HUB}/insights`, title: "All posts" },
      { href: HUB, title: "The four guides" },
      { href: `${HUB}/glossary`, title: "Glossary" },
      { href: "/about-study", title: "About the study" },
    ],
  },
};

/** The page for something that is not there. */
export function MissingPage({ what }: { what: Missing }) {
  return <NotFoundPage {...MISSING_WORDS[what]} />;
}
