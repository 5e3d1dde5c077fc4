/**
 * The site's own scripts that stand in its pages: what runs in the head (chosen theme, question about cookies, who reads) and in the
 * header of public pages. By hash, so that edge and page store need none of the components that write them; a test beside
 * those holds the two together.
 */
export const OWN_SCRIPTS: readonly string[] = [
  "'sha256-pMpXY2BO3dVRYI7MmKfL/MC+luEa/38WmZIgBagm6W0='",
  "'sha256-o9uo6m62eembkTRlSOxLT8GlKPCK133MJXDy6yjkaLQ='",
];
