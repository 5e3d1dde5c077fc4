import { SOCIAL_IMAGE, socialImageOf } from "@/app/social-image";
import { SITE } from "@/lib/platform/site/site";

export const alt = `${SITE.name}: Sustainability Hub`;
export const { size, contentType } = SOCIAL_IMAGE;

export default function Image() {
  return socialImageOf({
    kicker: "Sustainability Hub",
    title: "Say what you did. Show how you know.",
    standfirst: "Four guides and a blog on sustainability and brands, all of it checkable.",
  });
}
