import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { POST } from "@/app/api/webhooks/stripe/route";
import { listInvoices } from "@/lib/accounts/billing/queries";
import { emailsTo } from "../support/outbox";
import { STRIPE_SECRET, StripeSite } from "../support/stripe-site";

let site: StripeSite;

beforeAll(async () => {
  site = await StripeSite.start();
});
afterAll(async () => site?.stop());

describe("a Stripe event", () => {
  it("Stripe events activate the plan once and send one receipt, in any order", async () => {
    const user = await site.person();
    const sold = site.stripe.sell("sub_a", user);
    const invoice = site.stripe.invoices.get("in_sub_a");
    // The invoice before the subscription it is for, and all of it twice.
    for (const id of ["1", "2"]) {
      expect(await site.deliver("invoice.paid", invoice, { id: `evt_invoice_${id}` })).toBe(200);
      expect(
        await site.deliver(
          "customer.subscription.created",
          { ...sold, status: "incomplete" },
          { id: `evt_created_${id}` },
        ),
      ).toBe(200);
      expect(
        await site.deliver("checkout.session.completed", { id: "cs_1", subscription: "sub_a" }, { id: "evt_same" }),
      ).toBe(200);
    }
    expect(await site.ownOf(user)).toMatchObject({
      tier: "professional",
      counts: true,
      provider: "stripe",
      customer: "cus_1",
    });
    expect(await listInvoices(site.callerFor(user), user, null)).toMatchObject([
      { number: "GR-sub_a", status: "paid", totalCents: 1_112_500 },
    ]);
    expect((await emailsTo(`${user}@fjord.test`)).map(({ subject }) => subject)).toEqual([
      "Receipt: your payment of €11,125.00",
    ]);
  });

  it("a Stripe event applies the current state, whatever an old delivery says", async () => {
    const user = await site.person();
    const sold = site.stripe.sell("sub_b", user);
    const old = structuredClone(sold);
    sold.status = "past_due";
    await site.deliver("customer.subscription.updated", old);
    expect(await site.ownOf(user)).toMatchObject({ status: "past_due", counts: true });
    sold.status = "canceled";
    await site.deliver("customer.subscription.updated", old);
    expect(await site.ownOf(user)).toMatchObject({ status: "canceled", counts: false });
  });

  it("a Stripe event that could not be stored is requested again, and then processed", async () => {
    const user = await site.person();
    const sold = site.stripe.sell("sub_c", user);
    site.stripe.isDown = true;
    expect(await site.deliver("customer.subscription.created", sold, { id: "evt_again" })).toBe(503);
    site.stripe.isDown = false;
    expect(await site.ownOf(user)).toBeNull();
    expect(await site.deliver("customer.subscription.created", sold, { id: "evt_again" })).toBe(200);
    expect(await site.ownOf(user)).toMatchObject({ counts: true });
  });

  it.each([
    ["another secret", { secret: "whsec_of_somebody_else" }],
    ["a signature older than five minutes", { at: Math.floor(Date.now() / 1000) - 301 }],
  ])("a Stripe event is refused with %s", async (_, sent) => {
    const user = await site.person();
    expect(await site.deliver("customer.subscription.created", site.stripe.sell(`sub_${user}`, user), sent)).toBe(401);
    expect(await site.ownOf(user)).toBeNull();
  });

  it("a Stripe event is refused if unsigned or too long, and 404 without the secret", async () => {
    const post = async (body: string, headers: Record<string, string> = {}) =>
      (await POST(new Request("https://granskog.test/x", { method: "POST", body, headers }))).status;
    expect(await post("{}")).toBe(401);
    expect(await post(" ".repeat(1_048_577))).toBe(413);
    vi.stubEnv("STRIPE_WEBHOOK_SECRET", "");
    expect(await post("{}")).toBe(404);
    vi.stubEnv("STRIPE_WEBHOOK_SECRET", STRIPE_SECRET);
  });

  it("a Stripe event about something else is ignored", async () => {
    expect(
      await site.deliver(
        "customer.subscription.created",
        site.stripe.sell("sub_other", "x", { metadata: { user_id: "", tier: "" } }),
      ),
    ).toBe(200);
    expect(await site.deliver("payout.paid", { id: "po_1" })).toBe(200);
  });
});
