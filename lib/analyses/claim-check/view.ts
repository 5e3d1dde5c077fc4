import type { Claim } from "@/lib/analyses/claim-check/claim";
import { toField } from "@/lib/analyses/claim-check/field";
import { judge, type Judgement } from "@/lib/analyses/claim-check/verdict";
import { type CarriedWording, type ClaimFrame, toWording } from "@/lib/analyses/claim-check/wording";
import type { MarketDataset, MarketWave } from "@/lib/rankings/histories/dataset";
import type { Named } from "@/lib/catalogue/names/named";

/** A checked claim, with everything it was compared with. */
export interface CheckedClaim {
  frame: ClaimFrame;
  judgement: Judgement;
  /** The supported wording; null without a verdict. */
  wording: CarriedWording | null;
}

interface ClaimNames {
  markets: readonly Named[];
  industries: readonly Named[];
}

/** Checks a claim against its market's book, which has the waves it needs. */
export function checkClaim(
  claim: Claim,
  dataset: MarketDataset,
  waves: readonly MarketWave[],
  { markets, industries }: ClaimNames,
): CheckedClaim {
  const named = (list: readonly Named[], slug: string) =>
    list.find((each) => each.slug === slug) ?? { slug, name: slug };
  const frame: ClaimFrame = {
    claim,
    field: toField(dataset, claim),
    market: named(markets, claim.market),
    industry: claim.industry === null ? null : named(industries, claim.industry),
    rival: claim.rival === null ? null : named(dataset.brands, claim.rival),
    isSample: waves.some(({ market, year, isSample }) => isSample && market === claim.market && year === claim.year),
  };
  const judgement = judge(claim, frame.field);
  return { frame, judgement, wording: judgement.isJudged ? toWording(frame, judgement) : null };
}
