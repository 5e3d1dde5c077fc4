import type { PaidSubscription } from "@/lib/accounts/billing/contract/billing";
import type { BilledTo, BillingEvent } from "@/lib/accounts/billing/contract/events";
import type { Proration } from "@/lib/accounts/billing/contract/proration";
import type { Plan } from "@/lib/access/plan";

/** A plan that someone wants to buy. */
export interface Order {
  userId: string;
  plan: Plan;
  /** The buyer's id at the provider; null for a new customer. */
  customer: string | null;
  billedTo: BilledTo;
}

/** An upgrade's price at one moment; passed back on acceptance, so that the price shown is the price paid. */
export interface Quote extends Proration {
  at: Date;
}

/**
 * The only interface to the payment provider. Screens are ours and the same for all; the provider has the page for the
 * payment. Each method returns the provider's complete state of the subscription, which alone changes what someone has.
 */
export interface BillingProvider {
  name: "test" | "stripe";
  /** @returns the address of the page where the plan is paid */
  openCheckout(order: Order): Promise<string>;
  /** On the return from that page: the payment, or null if there was none. */
  readCheckout(session: string, userId: string): Promise<BillingEvent | null>;
  /** The current price of an upgrade. */
  quote(own: PaidSubscription, from: Plan, to: Plan): Promise<Quote>;
  /**
   * Immediately, for the quoted difference.
   * @throws {PaymentRefused} if the payment failed; nothing has changed then
   */
  upgrade(own: PaidSubscription, from: Plan, to: Plan, at: Date): Promise<BillingEvent>;
  /** From the next period. */
  downgrade(own: PaidSubscription, to: Plan): Promise<BillingEvent>;
  /** At the end of the period. */
  cancel(own: PaidSubscription): Promise<BillingEvent>;
  /** Undoes a cancellation or a scheduled downgrade. */
  keep(own: PaidSubscription): Promise<BillingEvent>;
  /** Immediately, for an erased account. */
  end(subscription: string): Promise<void>;
  /** The page where the amount due is paid. */
  payHref(own: PaidSubscription): Promise<string>;
  /** The provider's own page for card and address; null where there is none. */
  panelHref(own: PaidSubscription): Promise<string | null>;
}

/** The payment failed. */
export class PaymentRefused extends Error {
  override readonly name = "PaymentRefused";
}
