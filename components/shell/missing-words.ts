import type { LikelyPage } from "@/components/shell/not-found-page";
import type { Missing } from "@/lib/discovery/palette/known-addresses";

const HUB = "/sustainability-branding-hub";

interface Words {
  title: string;
  words?: string;
  pages?: readonly LikelyPage[];
  report?: string;
}

/** Texts for each kind of missing page. Apart from the page: who needs a title alone does not bring its parts to every page. */
export const MISSING_WORDS: Record<Missing, Words> = {
  page: { title: "Page not found" },
  brand: {
    title: "Brand not found",
    words:
      "No ranked brand has that address. It may be spelt differently, or too few people knew it to include it in the study.",
    report: "Suggest a brand for the study",
  },
  ranking: {
    title: "Ranking not found",
    words: "We don’t publish a ranking for that country or industry. Choose a country to see its industries.",
  },
  text: {
    title: "Article not found",
    words: "The post or term may have been renamed. Browse the Sustainability Hub below, or search for a brand.",
    pages: [
      { href: `${HUB}/insights`, title: "All posts", words: "On ranks, claims and change" },
      { href: HUB, title: "The four guides", words: "On claims and trust" },
      { href: `${HUB}/glossary`, title: "Glossary", words: "The words of the study, explained" },
      { href: "/about-study", title: "About the study", words: "How a score is made, and how sure we are" },
      { href: "/ranking-guidelines", title: "Ranking guidelines", words: "How to cite a position" },
      { href: "/help", title: "Help", words: "Answers, shortcuts and contact" },
    ],
  },
};
