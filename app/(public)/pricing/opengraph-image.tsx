import { SOCIAL_IMAGE, socialImageOf } from "@/app/social-image";
import { SITE } from "@/lib/platform/site/site";

export const alt = `${SITE.name}: pricing`;
export const { size, contentType } = SOCIAL_IMAGE;

export default function Image() {
  return socialImageOf({
    kicker: "Pricing",
    title: "Rankings are free. Scores are part of a plan.",
    standfirst:
      "One yearly price per organisation. Every number comes with its margin of error, sample size and source.",
  });
}
