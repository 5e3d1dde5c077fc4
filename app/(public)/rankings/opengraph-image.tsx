import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { countInWords } from "@/lib/platform/words/sentences";
import { SOCIAL_IMAGE, socialImageOf } from "@/app/social-image";
import { SITE } from "@/lib/platform/site/site";

export const alt = `Official Rankings ${SITE.rankingYear}`;
export const { size, contentType } = SOCIAL_IMAGE;

export default async function Image() {
  const { rankingYear, markets } = await loadShownStudy();
  return socialImageOf({
    kicker: String(rankingYear),
    title: `Official Rankings ${rankingYear}`,
    standfirst: `How sustainable people in ${countInWords(markets.length)} markets say the brands they know are. The top 10 of each market, free.`,
  });
}
