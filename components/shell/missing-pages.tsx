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

/** Texts for each kind of missing page. */
export const MISSING_WORDS: Record<Missing, Words> = {
  page: { title: "Page not found" },
  brand: {
    title: "Brand not found",
    words:
      "No ranked brand has that address. It may be spelt differently, or too few people knew it to include it in the study.",
    pages: [...RANKINGS, { href: "/contact-us", title: "Suggest a brand for the study" }],
  },
  ranking: {
    title: "Ranking not found",
    words: "We don’t publish a ranking for that country or industry. Choose a country below to see its industries.",
    pages: [...RANKINGS, { href: "/about-study", title: "About the study" }],
  },
  text: {
    title: "Article not found",
    words: "The post or term may have been renamed. Browse the Sustainability Hub below, or search for a brand.",
    pages: [
      { href: `${HUB}/insights`, title: "All posts" },
      { href: HUB, title: "The four guides" },
      { href: `${HUB}/glossary`, title: "Glossary" },
      { href: "/about-study", title: "About the study" },
    ],
  },
};

/** The page for a missing address. */
export function MissingPage({ what }: { what: Missing }) {
  return <NotFoundPage {...MISSING_WORDS[what]} />;
}
