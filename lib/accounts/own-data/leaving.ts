import { z } from "zod";
import { TIERS } from "@/lib/access/claims";
import { PLAN_NAMES } from "@/lib/access/plan";

export const leavingSchema = z.strictObject({
  /** They are the only admin. */
  isOnlyAdmin: z.boolean(),
  /** Tier of their own subscription, if it is active. */
  plan: z.enum(TIERS).nullable(),
  isTrial: z.boolean(),
  periodEnd: z.string().nullable(),
  /** Members of their team. */
  colleagues: z.number().int().min(0),
});

/** What someone and others would lose if their account were deleted. */
export type Leaving = z.output<typeof leavingSchema>;

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** The consequences of deleting an account for this person, in sentences. */
export function sayConsequences({ isOnlyAdmin, plan, isTrial, periodEnd, colleagues }: Leaving): string[] {
  return [
    ...(isOnlyAdmin ? ["You are the only admin. Make someone else an admin before you delete your account."] : []),
    "We’ll sign you out on every device. For 14 days you can sign in, or use the link we email you, to keep your account.",
    ...(plan === null ? [] : [planSentence(PLAN_NAMES[plan], isTrial, periodEnd)]),
    ...(colleagues === 0 ? [] : [teamSentence(colleagues)]),
    "After that we permanently delete your name, email address, preferences, seats and waitlist entry. We keep order records that accounting law requires, without your name, and your messages to us for 12 months.",
  ];
}

function planSentence(plan: string, isTrial: boolean, periodEnd: string | null): string {
  if (isTrial) return `Your ${plan} trial ends when your account is deleted.`;
  return periodEnd === null
    ? `Your ${plan} plan ends when your account is deleted.`
    : `Your ${plan} plan ends when your account is deleted, although it is paid until ${DAY.format(new Date(periodEnd))}.`;
}

function teamSentence(colleagues: number): string {
  const who = colleagues === 1 ? "1 colleague shares" : `${colleagues} colleagues share`;
  return `${who} your plan and would lose access. To keep it for them, first make one of them the owner under Plan and team.`;
}
