import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import { SocialCard, type SocialCardProps } from "@/components/seo/social-card";
import { CARD } from "@/components/seo/social-drawing";

/** What `opengraph-image` files say of their picture. */
export const SOCIAL_IMAGE = { size: CARD, contentType: "image/png" } as const;

/** A drawing as a picture, set in the interface's face. */
export async function toSocialImage(drawing: React.ReactElement): Promise<ImageResponse> {
  const grotesk = await readFile(join(process.cwd(), "app/fonts/schibsted-grotesk-650.ttf"));
  return new ImageResponse(drawing, { ...CARD, fonts: [{ name: "Grotesk", data: grotesk, weight: 600, style: "normal" }] });
}

/** The picture of a link to one of the public pages. */
export function socialImageOf(card: SocialCardProps): Promise<ImageResponse> {
  return toSocialImage(<SocialCard {...card} />);
}
