import { SOCIAL_IMAGE, socialImageOf } from "@/app/social-image";
import { loadDocument } from "@/lib/posts/load";
import { SITE } from "@/lib/site/site";

export const alt = `${SITE.name}: about the study`;
export const { size, contentType } = SOCIAL_IMAGE;

export default async function Image() {
  const { kicker, title, standfirst } = await loadDocument("about-study");
  return socialImageOf({ kicker, title, standfirst });
}
