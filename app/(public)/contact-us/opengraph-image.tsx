import { SOCIAL_IMAGE, socialImageOf } from "@/app/social-image";
import { SITE } from "@/lib/platform/site/site";

export const alt = `${SITE.name}: contact`;
export const { size, contentType } = SOCIAL_IMAGE;

export default function Image() {
  return socialImageOf({
    kicker: "Contact",
    title: "Write to us",
    standfirst: "Questions, plans, permission to use what we publish, corrections.",
  });
}
