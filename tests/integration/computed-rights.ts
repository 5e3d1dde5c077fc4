import type { CallerName } from "@/tests/support/sentinel-study";

/** Both edges of each window; 2011, 2018 and 2023 are compared with a year that lies outside of one. */
export const YEARS = [2010, 2011, 2017, 2018, 2022, 2023, 2024, 2025];

/** What of the computed figures a caller may know: the years of their window, and by tier. */
type Rights = { years: number[]; predictions: boolean; alerts: boolean; audit: boolean };
const NOTHING: Rights = { years: [], predictions: false, alerts: false, audit: false };
const PROFESSIONAL: Rights = { ...NOTHING, years: [2018, 2022, 2023, 2024, 2025], predictions: true };
const ENTERPRISE: Rights = { ...PROFESSIONAL, years: [2011, 2017, ...PROFESSIONAL.years], alerts: true };
const ALL: Rights = { years: YEARS, predictions: true, alerts: true, audit: true };
export const RIGHTS: Record<CallerName, Rights> = {
  anonymous: NOTHING,
  free: NOTHING,
  trialExpired: NOTHING,
  canceled: NOTHING,
  invitedOnly: NOTHING,
  researcher: { ...NOTHING, audit: true },
  essential: { ...NOTHING, years: [2023, 2024, 2025] },
  trialRunning: PROFESSIONAL,
  professional: PROFESSIONAL,
  enterprise: ENTERPRISE,
  teamMember: ENTERPRISE,
  admin: ALL,
  service: ALL,
};
