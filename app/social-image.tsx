import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import { SocialCard, type SocialCardProps } from "@/components/rankings/social/social-card";
import { CARD } from "@/components/rankings/social/social-drawing";
import { loadDocument } from "@/lib/hub/posts/load";

/** What `opengraph-image` files say of their picture. */
export const SOCIAL_IMAGE = { size: CARD, contentType: "image/png" } as const;

/** The interface's face, and one for the letters it has not. */
const FONTS = [
  { name: "Grotesk", file: "app/fonts/schibsted-grotesk-650.ttf" },
  { name: "Noto", file: "lib/sharing/exports/fonts/noto-sans-600.ttf" },
] as const;

/** A week, and a day more while it is drawn anew: what a card shows changes with the next publication. */
const CACHE_CONTROL = "public, max-age=86400, s-maxage=604800, stale-while-revalidate=86400";

/** A drawing as a picture, set in the interface's face. */
export async function toSocialImage(drawing: React.ReactElement): Promise<ImageResponse> {
  const fonts = await Promise.all(
    FONTS.map(
      async ({ name, file }) =>
        ({ name, data: await readFile(join(process.cwd(), file)), weight: 600, style: "normal" }) as const,
    ),
  );
  return new ImageResponse(drawing, { ...CARD, fonts, headers: { "Cache-Control": CACHE_CONTROL } });
}

/** The picture of a link to one of the public pages. */
export function socialImageOf(card: SocialCardProps): Promise<ImageResponse> {
  return toSocialImage(<SocialCard {...card} />);
}

/** The picture of a link to a page of `content/`. */
export async function documentImage(slug: string): Promise<ImageResponse> {
  const { kicker, title, standfirst } = await loadDocument(slug);
  return socialImageOf({ kicker, title, standfirst });
}
