import type { PaidSubscription } from "@/lib/accounts/billing/contract/billing";
import type { BilledTo, BillingEvent } from "@/lib/accounts/billing/contract/events";
import type { Proration } from "@/lib/accounts/billing/contract/proration";
import type { Plan } from "@/lib/access/plan";

/** A plan that someone wants to pay for. */
export interface Order {
  userId: string;
  plan: Plan;
  /** Who the provider knows the buyer as from before; null for someone new. */
  customer: string | null;
  billedTo: BilledTo;
}

/** An upgrade's price at one moment; given back when it is agreed to, so that what was shown is what is paid. */
export interface Quote extends Proration {
  at: Date;
}

/**
 * The one door to anyone who takes the payments. Screens are ours and the same with each of them; a provider shows the
 * page where the money is paid. What it answers is its news of the whole subscription, which alone changes what someone
 * has.
 */
export interface BillingProvider {
  name: "test" | "stripe";
  /** @returns the address of the page where the plan is paid */
  openCheckout(order: Order): Promise<string>;
  /** Someone comes back from that page: what they have paid, or null where they have not. */
  readCheckout(session: string, userId: string): Promise<BillingEvent | null>;
  /** What an upgrade would cost now. */
  quote(own: PaidSubscription, from: Plan, to: Plan): Promise<Quote>;
  /** At once, for the quoted difference. @throws {PaymentRefused} when it could not be taken; nothing has changed then */
  upgrade(own: PaidSubscription, from: Plan, to: Plan, at: Date): Promise<BillingEvent>;
  /** From the next period on. */
  downgrade(own: PaidSubscription, to: Plan): Promise<BillingEvent>;
  /** Ends with the period. */
  cancel(own: PaidSubscription): Promise<BillingEvent>;
  /** Takes a cancellation or a smaller plan to come back. */
  keep(own: PaidSubscription): Promise<BillingEvent>;
  /** Ends at once, for an account that is erased. */
  end(subscription: string): Promise<void>;
  /** Where what is owed is paid. */
  payHref(own: PaidSubscription): Promise<string>;
  /** The provider's own page for card and address; null where there is none. */
  panelHref(own: PaidSubscription): Promise<string | null>;
}

/** The money could not be taken. */
export class PaymentRefused extends Error {
  override readonly name = "PaymentRefused";
}
