import { SOCIAL_IMAGE, socialImageOf } from "@/app/social-image";
import { SITE } from "@/lib/platform/site/site";

export const alt = `${SITE.name} glossary`;
export const { size, contentType } = SOCIAL_IMAGE;

export default function Image() {
  return socialImageOf({
    kicker: "Sustainability Hub",
    title: "Glossary",
    standfirst: "Terms from surveys, rankings and claims, each with its meaning, an example and where it is used.",
  });
}
