import { prorate } from "@/lib/accounts/billing/contract/proration";
import type { BillingProvider } from "@/lib/accounts/billing/contract/port";
import { changed, upgraded } from "@/lib/accounts/billing/test/events";
import { openOrder, sealOrder } from "@/lib/accounts/billing/test/order";
import { setting } from "@/lib/platform/environment/env.server";

const secret = () => setting("AUTH_SECRET") ?? "";

/**
 * Takes no money, and exists only in a demonstration. Its page is `/test-checkout`; what is done there is reported in
 * the same events as a real provider's.
 * @param userId the owner of the subscriptions
 */
export const testProvider = (userId: string): BillingProvider => ({
  name: "test",
  openCheckout: async (order) =>
    `/test-checkout?${new URLSearchParams({ session: await sealOrder(order, secret()) }).toString()}`,
  // The payment was reported when the button was selected.
  async readCheckout(session) {
    const order = await openOrder(session, secret());
    return order?.userId === userId ? { asOf: order.at, by: userId, subscription: null, invoices: [] } : null;
  },
  async quote(own, from, to) {
    const at = new Date();
    const period = { start: new Date(own.periodStart), end: new Date(own.periodEnd) };
    return Promise.resolve({ ...prorate(from.annualPriceEur * 100, to.annualPriceEur * 100, period, at), at });
  },
  upgrade: async (own, from, to, at) => Promise.resolve(upgraded(own, userId, from, to, at, new Date())),
  downgrade: async (own, to) =>
    Promise.resolve(changed(own, userId, { nextTier: to.tier, cancels: false }, new Date())),
  cancel: async (own) => Promise.resolve(changed(own, userId, { cancels: true, nextTier: null }, new Date())),
  keep: async (own) => Promise.resolve(changed(own, userId, { cancels: false, nextTier: null }, new Date())),
  end: async () => Promise.resolve(),
  payHref: async () => Promise.resolve("/test-checkout?owed=1"),
  panelHref: async () => Promise.resolve(null),
});
