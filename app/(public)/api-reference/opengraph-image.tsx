import { SOCIAL_IMAGE, socialImageOf } from "@/app/social-image";
import { SITE } from "@/lib/platform/site/site";

export const alt = `${SITE.name}: API reference`;
export const { size, contentType } = SOCIAL_IMAGE;

export default function Image() {
  return socialImageOf({
    kicker: "For programs",
    title: "API reference",
    standfirst: "Rankings, scores and consumer data as JSON and CSV: keys, parameters, responses, limits and errors.",
  });
}
