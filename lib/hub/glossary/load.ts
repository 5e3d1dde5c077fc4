import "server-only";
import { terms } from "#content";
import { byTitle, mentions, toRelatedTerms, type Term } from "@/lib/hub/glossary/term";
import { loadGuides, loadMethods, loadPosts } from "@/lib/hub/posts/load";
import { inWordsOfStudy } from "@/lib/hub/prose/load";
import { guideHref, methodHref, postHref } from "@/lib/hub/posts/post";

/** A page that uses a term. */
interface TermUse {
  href: string;
  title: string;
  /** The kind of page. */
  kind: string;
}

/** A term with everything on its page. */
interface OpenTerm {
  term: Term;
  related: Term[];
  uses: TermUse[];
}

const OTHER_PAGES: readonly TermUse[] = [
  { href: "/about-study", title: "About the study", kind: "The study" },
  { href: "/ranking-guidelines", title: "Ranking guidelines", kind: "The study" },
  { href: "/rankings", title: "Rankings", kind: "Lists" },
];

/** All terms, alphabetical. */
export async function loadTerms(): Promise<Term[]> {
  return inWordsOfStudy([...terms].sort(byTitle));
}

/** A term with its neighbours and the pages that use it; null if there is none with that slug. */
export async function loadTerm(slug: string): Promise<OpenTerm | null> {
  if (!terms.some((candidate) => candidate.slug === slug)) return null;
  const [own, guides, methods, posts] = await Promise.all([loadTerms(), loadGuides(), loadMethods(), loadPosts()]);
  const term = own.find((candidate) => candidate.slug === slug);
  if (!term) return null;
  const pages = [
    ...guides.map(({ slug: at, title, blocks }) => ({ href: guideHref(at), title, kind: "Guide", blocks })),
    ...methods.map(({ slug: at, title, blocks }) => ({ href: methodHref(at), title, kind: "Method", blocks })),
    ...posts.map(({ slug: at, title, blocks }) => ({ href: postHref(at), title, kind: "Blog", blocks })),
    ...OTHER_PAGES.map((page) => ({ ...page, blocks: [] })),
  ];
  const uses = pages.filter(({ href, blocks }) => term.see.includes(href) || mentions(blocks, slug));
  return {
    term,
    related: toRelatedTerms(term, own),
    uses: uses.map(({ href, title, kind }) => ({ href, title, kind })),
  };
}
