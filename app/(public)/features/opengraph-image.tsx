import { SOCIAL_IMAGE, socialImageOf } from "@/app/social-image";
import { SITE } from "@/lib/platform/site/site";

export const alt = `${SITE.name}: premium features`;
export const { size, contentType } = SOCIAL_IMAGE;

export default function Image() {
  return socialImageOf({
    kicker: "Premium features",
    title: "What a plan adds to a position",
    standfirst:
      "Scores with margins of error, clear changes, brand and consumer insights, forecasts with a track record, and exports.",
  });
}
