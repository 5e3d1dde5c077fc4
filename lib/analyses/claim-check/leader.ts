import type { Claim } from "@/lib/analyses/claim-check/claim";
import { toField } from "@/lib/analyses/claim-check/field";
import type { MarketDataset } from "@/lib/rankings/histories/dataset";

/** A claim to a position without a brand. */
export type UnnamedClaim = Omit<Claim, "brand">;

/**
 * The claim for the brand with the highest value: if any brand is clearly ahead of all others, it is this one, since
 * each difference must be above zero. Null if no brand has a value.
 */
export function forLeader(claim: UnnamedClaim, dataset: MarketDataset): Claim | null {
  const [leader] = toField(dataset, claim).contenders;
  return leader ? { ...claim, brand: leader.slug } : null;
}
