import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Plan } from "@/lib/access/plan";
import { endGoneSubscriptions } from "@/lib/accounts/billing/maintenance/mutations";
import { applyEvent } from "@/lib/accounts/billing/mutations";
import { chargedFrom } from "@/lib/accounts/billing/contract/proration";
import { PaymentRefused } from "@/lib/accounts/billing/contract/port";
import { stripeProvider } from "@/lib/accounts/billing/stripe/provider";
import { listPlans } from "@/lib/accounts/subscriptions/queries";
import { StripeSite } from "../support/stripe-site";

let site: StripeSite;

beforeAll(async () => {
  site = await StripeSite.start();
});
afterAll(async () => site?.stop());

describe("calls to Stripe", () => {
  let plans: Plan[];
  const planOf = (tier: Plan["tier"]) => plans.find((plan) => plan.tier === tier) as Plan;
  beforeAll(async () => {
    plans = await listPlans(null);
  });
  const billedTo = { name: "Ola N", email: "ola@fjord.test", lines: [], taxId: "" };

  it("one Stripe checkout is created for a yearly price, for the caller", async () => {
    for (const customer of [null, "cus_9"]) {
      expect(
        await stripeProvider("u-x").openCheckout({ userId: "u-x", plan: planOf("essential"), customer, billedTo }),
      ).toMatch(/^https:\/\/checkout\.stripe\.example/);
    }
    const [first, second] = site.stripe.asked
      .filter(({ path: asked }) => asked === "checkout/sessions")
      .map(({ fields }) => Object.fromEntries(fields));
    expect(first).toMatchObject({
      mode: "subscription",
      client_reference_id: "u-x",
      customer_email: "ola@fjord.test",
      "line_items[0][price]": "price_essential",
      "line_items[0][quantity]": "1",
      "tax_id_collection[enabled]": "true",
      "subscription_data[metadata][user_id]": "u-x",
      success_url: "https://granskog.test/checkout/done?session={CHECKOUT_SESSION_ID}",
    });
    expect(second).toMatchObject({ customer: "cus_9", "customer_update[address]": "auto" });
    const made = site.stripe.asked.filter(({ method, path: asked }) => method === "POST" && asked === "prices");
    expect(
      made.map(({ fields }) => [
        fields.get("unit_amount"),
        fields.get("recurring[interval]"),
        fields.get("tax_behavior"),
      ]),
    ).toEqual([["390000", "year", "exclusive"]]);
  });

  it("returning from Stripe activates only what the caller has paid", async () => {
    const user = await site.person();
    site.stripe.sell("sub_back", user);
    site.stripe.sessions.set("cs_test_back", {
      id: "cs_test_back",
      status: "complete",
      client_reference_id: user,
      subscription: "sub_back",
    });
    site.stripe.sessions.set("cs_test_open", {
      id: "cs_test_open",
      status: "open",
      client_reference_id: user,
      subscription: null,
    });
    const read = async (session: string, who = user) => stripeProvider(who).readCheckout(session, who);
    expect([
      await read("cs_test_open"),
      await read("cs_test_none"),
      await read("../secrets"),
      await read("cs_test_back", "u-else"),
    ]).toEqual([null, null, null, null]);
    const events = await read("cs_test_back");
    expect(events && (await applyEvent(events))).toMatchObject({ change: "begin", tier: "professional" });
  });

  it("an upgrade through Stripe costs the quoted price, or changes nothing if declined", async () => {
    const user = await site.person();
    const [item] = site.stripe.sell("sub_up", user).items.data;
    if (item) item.price = { id: "price_essential", metadata: { tier: "essential" } };
    await site.deliver("customer.subscription.created", { id: "sub_up" });
    const provider = stripeProvider(user);
    const { periodStart, periodEnd } = await site.paidOf(user);
    const period = { start: new Date(periodStart), end: new Date(periodEnd) };
    const quote = await provider.quote(await site.paidOf(user), planOf("essential"), planOf("professional"));
    expect(quote).toMatchObject({ creditCents: 195_000, chargeCents: 445_000, dueCents: 250_000 });

    site.stripe.cardWorks = false;
    await expect(
      provider.upgrade(await site.paidOf(user), planOf("essential"), planOf("professional"), quote.at),
    ).rejects.toThrow(PaymentRefused);
    expect(await site.ownOf(user)).toMatchObject({ tier: "essential" });
    site.stripe.cardWorks = true;
    expect(
      await applyEvent(
        await provider.upgrade(await site.paidOf(user), planOf("essential"), planOf("professional"), quote.at),
      ),
    ).toMatchObject({ change: "upgrade", tier: "professional" });
    const update = site.stripe.asked.findLast(
      ({ method, path: asked }) => method === "POST" && asked === "subscriptions/sub_up",
    );
    const asked = {
      proration_behavior: "always_invoice",
      payment_behavior: "error_if_incomplete",
      // By the day: from the beginning of the one that has begun.
      proration_date: String(chargedFrom(period, quote.at).getTime() / 1000),
    };
    expect(Object.fromEntries(update?.fields ?? [])).toMatchObject(asked);
  });

  it("a downgrade or cancellation at Stripe can be undone", async () => {
    const user = await site.person();
    site.stripe.sell("sub_down", user);
    await site.deliver("customer.subscription.created", { id: "sub_down" });
    const provider = stripeProvider(user);
    expect(await applyEvent(await provider.downgrade(await site.paidOf(user), planOf("essential")))).toMatchObject({
      change: "downgrade",
      nextTier: "essential",
    });
    expect(await applyEvent(await provider.keep(await site.paidOf(user)))).toMatchObject({
      change: "keep",
      nextTier: null,
    });
    expect(await applyEvent(await provider.cancel(await site.paidOf(user)))).toMatchObject({ change: "cancel" });
    expect(await site.ownOf(user)).toMatchObject({ cancels: true, counts: true });
    expect(await applyEvent(await provider.keep(await site.paidOf(user)))).toMatchObject({ change: "keep" });
    expect(await provider.panelHref(await site.paidOf(user))).toMatch(/^https:\/\/billing\.stripe\.example/);
  });

  it("deleting an account ends what it was paying for at Stripe", async () => {
    const user = await site.person();
    const sold = site.stripe.sell("sub_gone", user);
    await site.deliver("customer.subscription.created", { id: "sub_gone" });
    await site.backend.command("erase_person", { p_user: user });
    expect(await endGoneSubscriptions()).toBe(1);
    expect(sold.status).toBe("canceled");
    expect(await endGoneSubscriptions()).toBe(0);
  });
});
