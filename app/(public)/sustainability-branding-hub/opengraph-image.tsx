import { SOCIAL_IMAGE, socialImageOf } from "@/app/social-image";
import { SITE } from "@/lib/platform/site/site";

export const alt = `${SITE.name}: Sustainability Branding Hub`;
export const { size, contentType } = SOCIAL_IMAGE;

export default function Image() {
  return socialImageOf({
    kicker: "Sustainability Branding Hub",
    title: "Say what you did. Show how you know.",
    standfirst: "Four guides and a notebook on sustainability and brands: all of it can be checked.",
  });
}
