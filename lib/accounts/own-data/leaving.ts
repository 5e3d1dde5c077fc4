import { z } from "zod";
import { TIERS } from "@/lib/access/claims";
import { PLAN_NAMES } from "@/lib/access/plan";

export const leavingSchema = z.strictObject({
  /** Nobody else could give roles any more. */
  isOnlyAdmin: z.boolean(),
  /** Tier of their own subscription, where one counts now. */
  plan: z.enum(TIERS).nullable(),
  isTrial: z.boolean(),
  periodEnd: z.string().nullable(),
  /** People who have joined their team. */
  colleagues: z.number().int().min(0),
});

/** What would end for somebody and for others, were their account deleted. */
export type Leaving = z.output<typeof leavingSchema>;

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** What deleting an account means for this person, in sentences. */
export function sayConsequences({ isOnlyAdmin, plan, isTrial, periodEnd, colleagues }: Leaving): string[] {
  return [
    ...(isOnlyAdmin
      ? ["You are the only admin. Give somebody else that role first: until then the account cannot be deleted."]
      : []),
    "You are signed out everywhere at once. For 14 days you can sign in and keep everything; our letter has a link for it too.",
    ...(plan === null ? [] : [planSentence(PLAN_NAMES[plan], isTrial, periodEnd)]),
    ...(colleagues === 0 ? [] : [teamSentence(colleagues)]),
    "Then your name, address, choices, seats and place on the waitlist are erased for good. Of orders we keep what bookkeeping law asks for, under a number; messages you wrote to us, for their 12 months.",
  ];
}

function planSentence(plan: string, isTrial: boolean, periodEnd: string | null): string {
  if (isTrial) return `Your trial of ${plan} ends with the account.`;
  return periodEnd === null
    ? `Your ${plan} plan ends with the account.`
    : `Your ${plan} plan ends with the account, though it is paid until ${DAY.format(new Date(periodEnd))}.`;
}

function teamSentence(colleagues: number): string {
  const who = colleagues === 1 ? "1 colleague uses" : `${colleagues} colleagues use`;
  return `${who} your subscription and would lose what it includes. To keep it for them, make one of them its owner in the settings first.`;
}
