/**
 * Hashes of the site's own inline scripts: in the head (chosen theme, cookie question, viewer, early clicks) and in the
 * header of public pages. As hashes, so that the edge and the page cache need not import the components that write
 * them; a test checks that they match.
 */
export const OWN_SCRIPTS: readonly string[] = [
  "'sha256-ItGevMkh4K9CrKKPCV3nMvPCSVuHCpNbJESOJusP9OU='",
  "'sha256-o9uo6m62eembkTRlSOxLT8GlKPCK133MJXDy6yjkaLQ='",
];
