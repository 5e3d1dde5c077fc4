import { MARKETS } from "@/lib/catalogue/markets/market";
import { countInWords } from "@/lib/platform/words/sentences";
import { SOCIAL_IMAGE, socialImageOf } from "@/app/social-image";
import { SITE } from "@/lib/platform/site/site";

export const alt = `Official Rankings ${SITE.rankingYear}`;
export const { size, contentType } = SOCIAL_IMAGE;

export default function Image() {
  return socialImageOf({
    kicker: `${SITE.rankingYear}`,
    title: `Official Rankings ${SITE.rankingYear}`,
    standfirst: `How sustainable people in ${countInWords(MARKETS.length)} markets say the brands they know are. The top 10 of each market, free.`,
  });
}
