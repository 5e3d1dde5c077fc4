import type { Role, Tier } from "@/lib/access/claims";
import type { Profile, SignUpDetails } from "@/lib/access/identity-port";
import { TRIAL } from "@/lib/access/plan";

/** A fictitious person for exploring the sample study. Only exists if `isDemo` is set. */
export interface SampleAccount {
  profile: Profile;
  details: SignUpDetails;
  tier: Tier | null;
  isTrial: boolean;
  role: Role;
}

/** Public, and only valid for the sample study on one's own machine. */
export const SAMPLE_PASSWORD = "granskog-sample";

interface Rights {
  tier?: Tier;
  isTrial?: true;
  role?: Role;
}

// The top-level domain .test is reserved: it receives no email, so no one can verify such an address by signing up.
function account(
  name: string,
  firstName: string,
  lastName: string,
  country: string,
  title: string,
  rights: Rights = {},
): SampleAccount {
  const { tier = null, isTrial = false, role = "user" } = rights;
  return {
    profile: { firstName, lastName, email: `${name}@sample.test` },
    details: { company: "Sample reader", country, title, industry: "Food & grocery", marketingConsent: false },
    tier,
    isTrial,
    role,
  };
}

export const SAMPLE_ACCOUNTS: readonly SampleAccount[] = [
  account("free", "Aino", "Korpela", "Finland", "Brand Manager"),
  account("essential", "Mikkel", "Toft", "Denmark", "Marketing Manager", { tier: "essential" }),
  account("professional", "Elin", "Lagerås", "Sweden", "Head of Insights", { tier: "professional" }),
  account("enterprise", "Ingrid", "Haugen", "Norway", "Sustainability Director", { tier: "enterprise" }),
  account("trial", "Daan", "Vermeulen", "The Netherlands", "Category Manager", { tier: TRIAL.tier, isTrial: true }),
  account("researcher", "Signe", "Ravn", "Denmark", "Researcher", { role: "researcher" }),
  account("admin", "Olle", "Granlund", "Sweden", "Administrator", { role: "admin" }),
];

/** The purpose of a sample account, in a few words. */
export function describeSampleAccount({ tier, isTrial, role }: SampleAccount): string {
  if (role !== "user") return role;
  return tier === null ? "no subscription" : `${tier}${isTrial ? ", on trial" : ""}`;
}
