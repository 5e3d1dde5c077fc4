import { SOCIAL_IMAGE, socialImageOf } from "@/app/social-image";
import { loadGuide } from "@/lib/hub/posts/load";
import { SITE } from "@/lib/platform/site/site";

export const alt = `${SITE.name} Sustainability Hub`;
export const { size, contentType } = SOCIAL_IMAGE;

export default async function Image() {
  const { title, standfirst } = await loadGuide("communication-guide");
  return socialImageOf({ kicker: "Sustainability Hub", title, standfirst });
}
