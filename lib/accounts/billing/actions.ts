"use server";

import { redirect } from "next/navigation";
import { z } from "zod";
import { TIERS, type Tier } from "@/lib/access/claims";
import { asMember, loadMember, type Member } from "@/lib/access/load";
import { choiceOf, isPaid, type PaidSubscription } from "@/lib/accounts/billing/contract/billing";
import { checkoutHref } from "@/lib/accounts/billing/checkout-address";
import { loadBilling, loadProviderOf, loadSale, renewClaims } from "@/lib/accounts/billing/load";
import { applyEvent, startTrialOf } from "@/lib/accounts/billing/mutations";
import { type BillingProvider, PaymentRefused } from "@/lib/accounts/billing/contract/port";
import { providerOf } from "@/lib/accounts/billing/provider";
import type { BillingEvent } from "@/lib/accounts/billing/contract/events";
import type { PlanMessage } from "@/lib/accounts/billing/message";
import { tellOf } from "@/lib/accounts/billing/tell";
import { contactHref } from "@/lib/accounts/contact/topic";
import { formatDate } from "@/lib/platform/words/format";
import { sendEmail } from "@/lib/accounts/emails/send";
import { keepMember } from "@/lib/accounts/people/mutations";
import { isWaitlistMode } from "@/lib/platform/site/environment";
import { loadPlans } from "@/lib/accounts/subscriptions/load";
import { PLAN_NAMES, TRIAL } from "@/lib/access/plan";
import { readForm } from "@/lib/platform/forms/load";
import { logError } from "@/lib/platform/telemetry/log-error";

// Redirecting throws, so it must be outside every try. Next accepts these posts only from pages of this site.

const planForm = z.object({ plan: z.enum(TIERS) });
/** A price that was shown can be accepted for half an hour. */
const QUOTED_FOR = 1_800_000;
const upgradeForm = z.object({ plan: z.enum(TIERS), at: z.iso.datetime() });

const settings = (message: PlanMessage) => `/settings?${new URLSearchParams({ said: message }).toString()}`;

async function requireMember(from: string): Promise<Member> {
  return (await loadMember()) ?? redirect(`/auth?${new URLSearchParams({ mode: "signin", from }).toString()}`);
}

/** Our own errors are logged; the user reads that nothing has changed. */
async function orFailed(name: string, work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PaymentRefused) return settings("refused");
    logError(error, `Billing action ${name} failed.`);
    return settings("failed");
  }
}

/** Opens the page where a plan is paid. For people without an active plan, if plans are sold on this site. */
export async function beginCheckout(data: FormData): Promise<void> {
  const { plan: wanted } = readForm(planForm, data);
  const member = await requireMember(checkoutHref(wanted));
  const to = await orFailed("beginCheckout", async () => {
    const [kind, billing, plans] = await Promise.all([loadSale(), loadBilling(), loadPlans()]);
    const [provider, plan] = [providerOf(kind, member.claims.userId), plans.find(({ tier }) => tier === wanted)];
    if (!provider || !plan) return contactHref("plan", wanted);
    const own = billing.subscription;
    if (choiceOf(own, wanted) !== "buy") return checkoutHref(wanted);
    await keepMember(member);
    const { firstName, lastName, email } = member.profile;
    const billedTo = {
      name: `${firstName} ${lastName}`.trim(),
      email,
      lines: [member.details.company].filter(Boolean),
      taxId: "",
    };
    const customer = own?.provider === provider.name ? own.customer : null;
    return provider.openCheckout({ userId: member.claims.userId, plan, customer, billedTo });
  });
  redirect(to);
}

/** Starts the 7-day trial, once per account and address. No card needed. */
export async function beginTrial(): Promise<void> {
  const member = await requireMember(checkoutHref(TRIAL.tier, true));
  const to = await orFailed("beginTrial", async () => {
    if (isWaitlistMode()) return "/waitlist";
    await keepMember(member);
    const answer = await startTrialOf(asMember);
    if (answer === "unknown") return `${checkoutHref(TRIAL.tier)}&said=failed`;
    if (answer !== "started") return `${checkoutHref(TRIAL.tier)}&said=${answer}`;
    await renewClaims();
    await tellOfTrial(member.profile.email);
    return settings("trial");
  });
  redirect(to);
}

async function tellOfTrial(to: string): Promise<void> {
  const day = formatDate(new Date(Date.now() + TRIAL.days * 86_400_000).toISOString());
  try {
    await sendEmail({
      to,
      subject: `Your ${TRIAL.days}-day ${PLAN_NAMES[TRIAL.tier]} trial has started`,
      kind: "trial-started",
      values: { plan: PLAN_NAMES[TRIAL.tier], day },
    });
  } catch (error) {
    logError(error, "Trial email not sent.");
  }
}

type Change = (provider: BillingProvider, own: PaidSubscription) => Promise<BillingEvent | null>;

/** Changes the caller's own subscription through its payment provider. `change` returns null if they may not. */
async function changeOwn(name: string, message: PlanMessage, change: Change): Promise<void> {
  const member = await requireMember("/settings");
  const to = await orFailed(name, async () => {
    const own = (await loadBilling()).subscription;
    const provider = isPaid(own) ? await loadProviderOf(member, own.provider) : null;
    if (!isPaid(own) || !provider) return settings("stale");
    const event = await change(provider, own);
    if (!event) return settings("stale");
    const outcome = await applyEvent(event);
    await renewClaims();
    await tellOf(outcome);
    return settings(message);
  });
  redirect(to);
}

async function plansOf(from: Tier, to: Tier) {
  const plans = await loadPlans();
  return [from, to].map((wanted) => plans.find(({ tier }) => tier === wanted));
}

/** Upgrades at once, for the price that was shown. */
export async function upgradePlan(data: FormData): Promise<void> {
  const { plan: wanted, at } = readForm(upgradeForm, data);
  await changeOwn("upgradePlan", "upgraded", async (provider, own) => {
    const age = Date.now() - Date.parse(at);
    const [from, to] = await plansOf(own.tier, wanted);
    if (choiceOf(own, wanted) !== "upgrade" || age < 0 || age > QUOTED_FOR || !from || !to) return null;
    return provider.upgrade(own, from, to, new Date(at));
  });
}

/** Downgrades at the end of the period. */
export async function downgradePlan(data: FormData): Promise<void> {
  const { plan: wanted } = readForm(planForm, data);
  await changeOwn("downgradePlan", "smaller", async (provider, own) => {
    const [, to] = await plansOf(own.tier, wanted);
    return choiceOf(own, wanted) === "downgrade" && to ? provider.downgrade(own, to) : null;
  });
}

/** Cancels the plan at the end of its period. */
export async function cancelPlan(): Promise<void> {
  await changeOwn("cancelPlan", "cancelled", async (provider, own) =>
    own.counts && !own.cancels ? provider.cancel(own) : null,
  );
}

/** Undoes a cancellation or a scheduled downgrade. */
export async function keepPlan(): Promise<void> {
  await changeOwn("keepPlan", "kept", async (provider, own) =>
    own.counts && (own.cancels || own.nextTier !== null) ? provider.keep(own) : null,
  );
}

async function goToProvider(
  name: string,
  where: (provider: BillingProvider, own: PaidSubscription) => Promise<string | null>,
): Promise<void> {
  const member = await requireMember("/settings");
  const to = await orFailed(name, async () => {
    const own = (await loadBilling()).subscription;
    const provider = isPaid(own) ? await loadProviderOf(member, own.provider) : null;
    return (isPaid(own) && provider && (await where(provider, own))) || settings("stale");
  });
  redirect(to);
}

/** Opens the page where the amount due is paid. */
export async function payOwed(): Promise<void> {
  await goToProvider("payOwed", async (provider, own) => (own.status === "past_due" ? provider.payHref(own) : null));
}

/** Opens the provider's own page for card and billing address. */
export async function openPanel(): Promise<void> {
  await goToProvider("openPanel", async (provider, own) => provider.panelHref(own));
}
