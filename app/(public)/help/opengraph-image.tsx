import { SOCIAL_IMAGE, socialImageOf } from "@/app/social-image";
import { SITE } from "@/lib/platform/site/site";

export const alt = `${SITE.name}: help`;
export const { size, contentType } = SOCIAL_IMAGE;

export default function Image() {
  return socialImageOf({
    kicker: "Help & Documentation",
    title: "How to find your way, and how to read what you find",
    standfirst: "First steps, brands, countries, consumers, search, keyboard shortcuts and your account.",
  });
}
