import type { ProseBlock } from "@/lib/hub/posts/outline";

/** A term in the glossary. */
export interface Term {
  slug: string;
  title: string;
  description: string;
  /** Its meaning, in one or two sentences. */
  definition: string;
  group: TermGroup;
  related: string[];
  see: string[];
  sources: string[];
  /** ISO day. */
  updated: string;
  blocks: ProseBlock[];
}

type TermGroup = "statistics" | "study" | "claims";

const GLOSSARY = "/sustainability-branding-hub/glossary";

export const termHref = (slug: string): string => `${GLOSSARY}/${slug}`;

/** The groups in display order. */
export const TERM_GROUPS: readonly { group: TermGroup; title: string; line: string }[] = [
  { group: "statistics", title: "Statistics", line: "How sure a number is, and how we know." },
  { group: "study", title: "The study", line: "What we ask, who we ask, and what we call the results." },
  { group: "claims", title: "Claims", line: "What brands say about themselves, and what it takes to back it up." },
];

export const byTitle = (a: Term, b: Term): number => a.title.localeCompare(b.title, "en");

/** Terms by first letter, A first; letters without a term are left out. */
export function toLetters<Item extends { title: string }>(terms: readonly Item[]): { letter: string; terms: Item[] }[] {
  const letters = new Map<string, Item[]>();
  for (const term of [...terms].sort((a, b) => a.title.localeCompare(b.title, "en"))) {
    const letter = term.title.charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), term]);
  }
  return [...letters].map(([letter, list]) => ({ letter, terms: list }));
}

/** Related terms, in the order given. */
export function toRelatedTerms(term: Term, terms: readonly Term[]): Term[] {
  return term.related.flatMap((slug) => terms.find((other) => other.slug === slug) ?? []);
}

/** Whether the text links to the term. */
export function mentions(blocks: readonly ProseBlock[], slug: string): boolean {
  return blocks.some((block) => block.kind === "html" && block.html.includes(`href="${termHref(slug)}"`));
}
