import { SOCIAL_IMAGE, socialImageOf } from "@/app/social-image";
import { SITE } from "@/lib/platform/site/site";

export const alt = `${SITE.name}: invitation`;
export const { size, contentType } = SOCIAL_IMAGE;

export default function Image() {
  return socialImageOf({
    kicker: "Invitation",
    title: `You are invited to ${SITE.name}`,
    standfirst: "Open the link to see what you are invited to, and to accept it.",
  });
}
