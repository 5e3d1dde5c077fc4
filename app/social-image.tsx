import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import { SocialCard, type SocialCardProps } from "@/components/rankings/social/social-card";
import { CARD } from "@/components/rankings/social/social-drawing";
import { loadDocument } from "@/lib/hub/posts/load";

/** Exports that every `opengraph-image` file needs. */
export const SOCIAL_IMAGE = { size: CARD, contentType: "image/png" } as const;

/** The interface font, and a fallback for characters it lacks. */
const FONTS = [
  { name: "Grotesk", file: "app/fonts/schibsted-grotesk-650.ttf" },
  { name: "Noto", file: "lib/sharing/exports/fonts/noto-sans-600.ttf" },
] as const;

/** Cached for a week, and a day longer while being redrawn: cards change with the next publication. */
const CACHE_CONTROL = "public, max-age=86400, s-maxage=604800, stale-while-revalidate=86400";

/** Renders a drawing as an image in the interface font. */
export async function toSocialImage(drawing: React.ReactElement): Promise<ImageResponse> {
  const fonts = await Promise.all(
    FONTS.map(
      async ({ name, file }) =>
        ({
          name,
          data: await readFile(join(/* turbopackIgnore: true */ process.cwd(), file)),
          weight: 600,
          style: "normal",
        }) as const,
    ),
  );
  return new ImageResponse(drawing, { ...CARD, fonts, headers: { "Cache-Control": CACHE_CONTROL } });
}

/** The card image of a public page. */
export function socialImageOf(card: SocialCardProps): Promise<ImageResponse> {
  return toSocialImage(<SocialCard {...card} />);
}

/** The card image of a page from `content/`. */
export async function documentImage(slug: string): Promise<ImageResponse> {
  const { kicker, title, standfirst } = await loadDocument(slug);
  return socialImageOf({ kicker, title, standfirst });
}
