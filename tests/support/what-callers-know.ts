import { TIERS, type Tier } from "@/lib/access/claims";
import { may } from "@/lib/access/rights";
import type { Right } from "@/lib/catalogue/rights";
import { YEARS, type CallerName } from "./sentinel-study";

/** What a caller may know, as decisions of access have it by level; `years` are those with answers. */
export type Knows = { brands: number; industryPositions: boolean; exact: boolean; scoredYears: number[] };

const TOP_TEN: Knows = { brands: 10, industryPositions: false, exact: false, scoredYears: [] };
const POSITIONS: Knows = { brands: 14, industryPositions: true, exact: false, scoredYears: [] };
const paid = (years: number[]): Knows => ({ brands: 14, industryPositions: true, exact: true, scoredYears: years });
const THREE_YEARS = paid([2023, 2024, 2025]);
const EIGHT_YEARS = paid([2018, 2022, 2023, 2024, 2025]);
const FIFTEEN_YEARS = paid([2011, 2017, 2018, 2022, 2023, 2024, 2025]);
const ALL_YEARS = paid(YEARS);

export const KNOWS: Record<CallerName, Knows> = {
  anonymous: TOP_TEN,
  free: POSITIONS,
  trialExpired: POSITIONS,
  canceled: POSITIONS,
  invitedOnly: POSITIONS,
  researcher: POSITIONS,
  essential: THREE_YEARS,
  trialRunning: EIGHT_YEARS,
  professional: EIGHT_YEARS,
  enterprise: FIFTEEN_YEARS,
  teamMember: FIFTEEN_YEARS,
  admin: ALL_YEARS,
  service: ALL_YEARS,
};

/** The plan that counts for a caller; admins and the server's key have every right. */
const TIER_OF: Record<CallerName, Tier | null> = {
  anonymous: null,
  free: null,
  trialExpired: null,
  canceled: null,
  invitedOnly: null,
  researcher: null,
  essential: "essential",
  trialRunning: "professional",
  professional: "professional",
  enterprise: "enterprise",
  teamMember: "enterprise",
  admin: "enterprise",
  service: "enterprise",
};

export const callerMay = (name: CallerName, right: Right): boolean => may({ tier: TIER_OF[name] }, right);

/** No plan, and each that lacks a right: the largest of them last. */
export const tiersWithout = (right: Right): (Tier | null)[] => [null, ...TIERS.filter((tier) => !may({ tier }, right))];

/** Years that get an answer at all. */
export const yearsOf = (knows: Knows) => (knows.exact ? knows.scoredYears : [2025]);
