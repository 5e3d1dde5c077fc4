import type { Claim } from "@/lib/analyses/claim-check/claim";
import { toField } from "@/lib/analyses/claim-check/field";
import type { MarketDataset } from "@/lib/rankings/histories/dataset";

/** A claim to a position in which no one is named. */
export type UnnamedClaim = Omit<Claim, "brand">;

/**
 * The claim made by the brand whose figure is the highest: should anyone be clearly ahead of all others, it is that
 * one, since each of the differences must be above zero. Null where no brand has a figure.
 */
export function forLeader(claim: UnnamedClaim, dataset: MarketDataset): Claim | null {
  const [leader] = toField(dataset, claim).contenders;
  return leader ? { ...claim, brand: leader.slug } : null;
}
