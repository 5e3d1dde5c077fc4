import { SOCIAL_IMAGE, socialImageOf } from "@/app/social-image";
import { SITE } from "@/lib/platform/site/site";

export const alt = `${SITE.name}: pricing`;
export const { size, contentType } = SOCIAL_IMAGE;

export default function Image() {
  return socialImageOf({
    kicker: "Pricing",
    title: "Positions are free. Scores come with a plan.",
    standfirst:
      "One yearly price per organisation. Every plan sees each number with its interval, its sample size and its source.",
  });
}
