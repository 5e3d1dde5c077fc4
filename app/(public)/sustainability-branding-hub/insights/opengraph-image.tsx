import { SOCIAL_IMAGE, socialImageOf } from "@/app/social-image";
import { SITE } from "@/lib/platform/site/site";

export const alt = `${SITE.name} Blog`;
export const { size, contentType } = SOCIAL_IMAGE;

export default function Image() {
  return socialImageOf({
    kicker: "Blog",
    title: "One question and one answer at a time",
    standfirst: "The blog: how to read rankings, write claims and tell change from chance.",
  });
}
