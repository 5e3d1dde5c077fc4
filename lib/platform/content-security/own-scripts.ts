/**
 * The site's own scripts that stand in its pages: what runs in the head (chosen theme, question about cookies, who reads) and in the
 * header of public pages. By hash, so that edge and page store need none of the components that write them; a test beside
 * those holds the two together.
 */
export const OWN_SCRIPTS: readonly string[] = [
  "'sha256-vgaN6ewy6EmGkspILaFyQtjfJ8WKC5UnAhF1ePaPXGE='",
  "'sha256-o9uo6m62eembkTRlSOxLT8GlKPCK133MJXDy6yjkaLQ='",
];
