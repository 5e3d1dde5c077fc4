import type { DefinedTerm, DefinedTermSet } from "schema-dts";

const GLOSSARY = "/sustainability-branding-hub/glossary";
export const GLOSSARY_CRUMB = { name: "Glossary", href: GLOSSARY } as const;

interface TermFacts {
  slug: string;
  name: string;
  definition: string;
}

const toSetId = (origin: string): string => `${new URL(GLOSSARY, origin).href}#terms`;

/** A glossary entry and its meaning here. */
export function toDefinedTerm({ slug, name, definition }: TermFacts, origin: string): DefinedTerm {
  const url = new URL(`${GLOSSARY}/${slug}`, origin).href;
  return {
    "@type": "DefinedTerm",
    "@id": `${url}#term`,
    url,
    name,
    description: definition,
    termCode: slug,
    inDefinedTermSet: { "@id": toSetId(origin) },
  };
}

/** The glossary as a whole. */
export function toDefinedTermSet(terms: readonly TermFacts[], origin: string): DefinedTermSet {
  return {
    "@type": "DefinedTermSet",
    "@id": toSetId(origin),
    url: new URL(GLOSSARY, origin).href,
    name: "Glossary",
    hasDefinedTerm: terms.map((term) => toDefinedTerm(term, origin)),
  };
}
