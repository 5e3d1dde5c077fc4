import { SMALLEST_TIER } from "@/lib/access/claims";
import type { Viewer } from "@/lib/access/viewer";
import { PLAN_NAMES, TRIAL } from "@/lib/access/plan";
import { hasActiveSubscription, isExpiringSoon, type Subscription } from "@/lib/access/subscription";

/** The state of a subscription, in words. */
export interface Standing {
  /** The current plan. */
  plan: string;
  status: string;
  /** A sentence on its consequences. */
  meaning: string;
  /** Whether to highlight it. */
  isUrgent: boolean;
  /** The next link: Essential subscribers are offered an upgrade, people in a trial choose a plan, people without one see the plans. */
  offer: "plans" | "choose" | "upgrade" | null;
}

const FREE = "You can see every position in every ranking. Scores, trends and analytics are part of a plan.";

const AFTER_TRIAL =
  "After that your account returns to free. You won’t be charged. To keep your scores and analyses, choose a plan before then.";

/** The status of a subscription, active or not, for its own viewer. */
export function toStanding(subscription: Subscription | null, viewer: Viewer): Standing {
  const isCounting = hasActiveSubscription(subscription) && (viewer.level === "paid" || viewer.role === "admin");
  if (subscription && isCounting) return active(subscription);
  if (viewer.role === "admin") {
    return {
      plan: "None needed",
      status: "Admin",
      meaning: "Admins see everything without a plan.",
      isUrgent: false,
      offer: null,
    };
  }
  return { plan: "Free", ...inactive(subscription), offer: "plans" };
}

function active(subscription: Subscription): Standing {
  const plan = PLAN_NAMES[subscription.tier];
  const offer = subscription.tier === SMALLEST_TIER ? "upgrade" : null;
  const days = subscription.daysRemaining;
  if (!subscription.isTrialActive || days === null) {
    return { plan, status: "Active", meaning: "Everything in this plan is available to you.", isUrgent: false, offer };
  }
  const isUrgent = isExpiringSoon(subscription);
  const left = `${days} ${days === 1 ? "day" : "days"} left, including today`;
  const status = isUrgent ? `Trial ending soon: ${left}` : `Trial: ${left}`;
  return { plan, status, meaning: AFTER_TRIAL, isUrgent, offer: "choose" };
}

function inactive(subscription: Subscription | null): Pick<Standing, "status" | "meaning" | "isUrgent"> {
  if (!subscription) return { status: "No plan", meaning: FREE, isUrgent: false };
  const plan = PLAN_NAMES[subscription.tier];
  switch (subscription.status) {
    case "active":
      return {
        status: "Waitlist",
        meaning: `Your ${plan} plan starts when the waitlist opens. Until then everyone has a free account.`,
        isUrgent: false,
      };
    case "past_due":
      return {
        status: "Payment overdue",
        meaning: `Your ${plan} plan is paused until you pay. ${FREE}`,
        isUrgent: true,
      };
    case "canceled":
      return { status: "Cancelled", meaning: `Your ${plan} plan was cancelled. ${FREE}`, isUrgent: false };
    case "expired":
      return subscription.daysRemaining === null
        ? { status: "Expired", meaning: `Your ${plan} plan has ended. ${FREE}`, isUrgent: false }
        : {
            status: "Trial ended",
            meaning: `Your ${TRIAL.days}-day ${plan} trial has ended and you haven’t been charged. ${FREE}`,
            isUrgent: false,
          };
  }
}
