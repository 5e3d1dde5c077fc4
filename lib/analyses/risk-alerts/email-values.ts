import type { DueAlertEmail } from "@/lib/analyses/risk-alerts/alert-rows";
import type { Email } from "@/lib/accounts/emails/email";

/** Subject, kind and values of the letter about somebody's alerts. No figures: those are in the portal, behind the sign-in. */
export function wordEvent({
  events,
  told,
  rules,
  isSample,
}: Pick<DueAlertEmail, "events" | "told" | "rules" | "isSample">): Omit<Email, "to"> {
  const named = events.reduce((sum, { kinds }) => sum + kinds.length, 0);
  const brands = events.map(
    ({ brand, market, year, kinds, level }, place) =>
      [`brand-${place + 1}`, JSON.stringify({ name: brand.name, market, year, kinds, level })] as const,
  );
  return {
    subject:
      told === 0
        ? "No new alerts in the latest waves"
        : told === 1
          ? "One new alert in the latest waves"
          : `${told} new alerts in the latest waves`,
    kind: "alert-digest",
    values: {
      told: String(told),
      leftOut: String(told - named),
      rules: String(rules),
      sample: isSample ? "yes" : "no",
      ...Object.fromEntries(brands),
    },
  };
}
