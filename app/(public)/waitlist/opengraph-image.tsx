import { SOCIAL_IMAGE, socialImageOf } from "@/app/social-image";
import { SITE } from "@/lib/platform/site/site";

export const alt = `${SITE.name}: waitlist`;
export const { size, contentType } = SOCIAL_IMAGE;

export default function Image() {
  return socialImageOf({
    kicker: "Waitlist",
    title: "Be told when it opens",
    standfirst: "Leave your address for the parts of the study that need a plan.",
  });
}
