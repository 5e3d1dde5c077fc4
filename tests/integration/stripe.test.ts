import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { POST } from "@/app/api/webhooks/stripe/route";
import { isPaid } from "@/lib/accounts/billing/billing";
import { applyNews } from "@/lib/accounts/billing/mutations";
import { PaymentRefused } from "@/lib/accounts/billing/port";
import { findMyBilling, listInvoices } from "@/lib/accounts/billing/queries";
import { stripeProvider } from "@/lib/accounts/billing/stripe/provider";
import { endGoneSubscriptions } from "@/lib/accounts/billing/maintenance/mutations";
import { listPlans } from "@/lib/accounts/subscriptions/queries";
import type { Plan } from "@/lib/access/plans/plan";
import { FakeStripe } from "../support/fake-stripe";
import { lettersTo } from "../support/outbox";
import { TestBackend } from "../support/test-backend";

const SECRET = "whsec_test_of_the_signature";
let backend: TestBackend;
let stripe: FakeStripe;
let mail: string;

beforeAll(async () => {
  backend = await TestBackend.start();
  stripe = await FakeStripe.start();
  mail = mkdtempSync(path.join(tmpdir(), "granskog-mail-"));
  const environment = {
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: backend.secrets.publishableKey,
    SUPABASE_SECRET_KEY: backend.secrets.secretKey,
    STRIPE_SECRET_KEY: "sk_test_nobody",
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API_URL: stripe.url,
    APP_ORIGIN: "https://granskog.test",
    DATA_DIR: mail,
    SMTP_URL: "",
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  rmSync(mail, { recursive: true, force: true });
  await Promise.all([stripe?.stop(), backend?.stop()]);
});

let count = 0;
async function person() {
  const user = `u-${(count += 1)}`;
  await backend.command("keep_person", {
    p_user: user,
    p_email: `${user}@fjord.test`,
    p_first_name: "Ola",
    p_last_name: "N",
    p_told_at: "2026-01-01T00:00:00Z",
  });
  return user;
}
const callerFor = (user: string) => async () => Object.values(await backend.tokenFor(user))[0] ?? null;
const ownOf = async (user: string) => (await findMyBilling(callerFor(user))).subscription;
async function paidOf(user: string) {
  const own = await ownOf(user);
  if (!isPaid(own)) throw new Error("not paid");
  return own;
}

type Sent = { id?: string; at?: number; secret?: string };
async function deliver(
  type: string,
  object: unknown,
  { id = `evt_${(count += 1)}`, at = Math.floor(Date.now() / 1000), secret = SECRET }: Sent = {},
) {
  const payload = JSON.stringify({ id, object: "event", type, created: at, data: { object } });
  const signature = new Stripe("sk_test_nobody").webhooks.generateTestHeaderString({ payload, secret, timestamp: at });
  const request = new Request("https://granskog.test/api/webhooks/stripe", {
    method: "POST",
    body: payload,
    headers: { "stripe-signature": signature },
  });
  return (await POST(request)).status;
}
describe("what Stripe tells", () => {
  it("opens the plan, keeps the invoice, and sends one receipt however often and in which order it comes", async () => {
    const user = await person();
    const sold = stripe.sell("sub_a", user);
    const invoice = stripe.invoices.get("in_sub_a");
    // The invoice before the subscription it is for, and all of it twice.
    for (const id of ["1", "2"]) {
      expect(await deliver("invoice.paid", invoice, { id: `evt_invoice_${id}` })).toBe(200);
      expect(
        await deliver("customer.subscription.created", { ...sold, status: "incomplete" }, { id: `evt_created_${id}` }),
      ).toBe(200);
      expect(
        await deliver("checkout.session.completed", { id: "cs_1", subscription: "sub_a" }, { id: "evt_same" }),
      ).toBe(200);
    }
    expect(await ownOf(user)).toMatchObject({
      tier: "professional",
      counts: true,
      provider: "stripe",
      customer: "cus_1",
    });
    expect(await listInvoices(callerFor(user), user, null)).toMatchObject([
      { number: "GR-sub_a", status: "paid", totalCents: 1_112_500 },
    ]);
    expect((await lettersTo(`${user}@fjord.test`)).map(({ subject }) => subject)).toEqual([
      "Receipt for invoice GR-sub_a",
    ]);
  });

  it("is what is true now, whatever an old delivery says", async () => {
    const user = await person();
    const sold = stripe.sell("sub_b", user);
    const old = structuredClone(sold);
    sold.status = "past_due";
    await deliver("customer.subscription.updated", old);
    expect(await ownOf(user)).toMatchObject({ status: "past_due", counts: true });
    sold.status = "canceled";
    await deliver("customer.subscription.updated", old);
    expect(await ownOf(user)).toMatchObject({ status: "canceled", counts: false });
  });

  it("is asked for again when it could not be kept, and then done", async () => {
    const user = await person();
    const sold = stripe.sell("sub_c", user);
    const quiet = vi.spyOn(console, "error").mockImplementation(() => undefined);
    stripe.isDown = true;
    expect(await deliver("customer.subscription.created", sold, { id: "evt_again" })).toBe(503);
    stripe.isDown = false;
    quiet.mockRestore();
    expect(await ownOf(user)).toBeNull();
    expect(await deliver("customer.subscription.created", sold, { id: "evt_again" })).toBe(200);
    expect(await ownOf(user)).toMatchObject({ counts: true });
  });

  it.each([
    ["another secret", { secret: "whsec_of_somebody_else" }],
    ["a signature older than five minutes", { at: Math.floor(Date.now() / 1000) - 301 }],
  ])("is refused with %s", async (_, sent) => {
    const user = await person();
    expect(await deliver("customer.subscription.created", stripe.sell(`sub_${user}`, user), sent)).toBe(401);
    expect(await ownOf(user)).toBeNull();
  });

  it("is refused unsigned, when it is too long, and absent without the secret", async () => {
    const post = async (body: string, headers: Record<string, string> = {}) =>
      (await POST(new Request("https://granskog.test/x", { method: "POST", body, headers }))).status;
    expect(await post("{}")).toBe(401);
    expect(await post(" ".repeat(1_048_577))).toBe(413);
    vi.stubEnv("STRIPE_WEBHOOK_SECRET", "");
    expect(await post("{}")).toBe(404);
    vi.stubEnv("STRIPE_WEBHOOK_SECRET", SECRET);
  });

  it("is left alone where it is about something else", async () => {
    expect(
      await deliver(
        "customer.subscription.created",
        stripe.sell("sub_other", "x", { metadata: { user_id: "", tier: "" } }),
      ),
    ).toBe(200);
    expect(await deliver("payout.paid", { id: "po_1" })).toBe(200);
  });
});

describe("what is asked of Stripe", () => {
  let plans: Plan[];
  const planOf = (tier: Plan["tier"]) => plans.find((plan) => plan.tier === tier) as Plan;
  beforeAll(async () => {
    plans = await listPlans(null);
  });
  const billedTo = { name: "Ola N", email: "ola@fjord.test", lines: [], taxId: "" };

  it("a checkout of a yearly price, made once, for the one who asks", async () => {
    for (const customer of [null, "cus_9"]) {
      expect(
        await stripeProvider("u-x").openCheckout({ userId: "u-x", plan: planOf("essential"), customer, billedTo }),
      ).toMatch(/^https:\/\/checkout\.stripe\.example/);
    }
    const [first, second] = stripe.asked
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
    const made = stripe.asked.filter(({ method, path: asked }) => method === "POST" && asked === "prices");
    expect(
      made.map(({ fields }) => [
        fields.get("unit_amount"),
        fields.get("recurring[interval]"),
        fields.get("tax_behavior"),
      ]),
    ).toEqual([["390000", "year", "exclusive"]]);
  });

  it("coming back opens what one has paid oneself, and nothing of somebody else's", async () => {
    const user = await person();
    stripe.sell("sub_back", user);
    stripe.sessions.set("cs_test_back", {
      id: "cs_test_back",
      status: "complete",
      client_reference_id: user,
      subscription: "sub_back",
    });
    stripe.sessions.set("cs_test_open", {
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
    const news = await read("cs_test_back");
    expect(news && (await applyNews(news))).toMatchObject({ change: "begin", tier: "professional" });
  });

  it("an upgrade for the price that was quoted, or nothing when the card is refused", async () => {
    const user = await person();
    const [item] = stripe.sell("sub_up", user).items.data;
    if (item) item.price = { id: "price_essential", metadata: { tier: "essential" } };
    await deliver("customer.subscription.created", { id: "sub_up" });
    const provider = stripeProvider(user);
    const quote = await provider.quote(await paidOf(user), planOf("essential"), planOf("professional"));
    expect(quote).toMatchObject({ creditCents: 195_000, chargeCents: 445_000, dueCents: 250_000 });

    stripe.cardWorks = false;
    await expect(
      provider.upgrade(await paidOf(user), planOf("essential"), planOf("professional"), quote.at),
    ).rejects.toThrow(PaymentRefused);
    expect(await ownOf(user)).toMatchObject({ tier: "essential" });
    stripe.cardWorks = true;
    expect(
      await applyNews(
        await provider.upgrade(await paidOf(user), planOf("essential"), planOf("professional"), quote.at),
      ),
    ).toMatchObject({ change: "upgrade", tier: "professional" });
    const update = stripe.asked.findLast(
      ({ method, path: asked }) => method === "POST" && asked === "subscriptions/sub_up",
    );
    const asked = {
      proration_behavior: "always_invoice",
      payment_behavior: "error_if_incomplete",
      proration_date: String(Math.floor(quote.at.getTime() / 1000)),
    };
    expect(Object.fromEntries(update?.fields ?? [])).toMatchObject(asked);
  });

  it("a smaller plan, a cancellation, and both taken back", async () => {
    const user = await person();
    stripe.sell("sub_down", user);
    await deliver("customer.subscription.created", { id: "sub_down" });
    const provider = stripeProvider(user);
    expect(await applyNews(await provider.downgrade(await paidOf(user), planOf("essential")))).toMatchObject({
      change: "downgrade",
      nextTier: "essential",
    });
    expect(await applyNews(await provider.keep(await paidOf(user)))).toMatchObject({ change: "keep", nextTier: null });
    expect(await applyNews(await provider.cancel(await paidOf(user)))).toMatchObject({ change: "cancel" });
    expect(await ownOf(user)).toMatchObject({ cancels: true, counts: true });
    expect(await applyNews(await provider.keep(await paidOf(user)))).toMatchObject({ change: "keep" });
    expect(await provider.panelHref(await paidOf(user))).toMatch(/^https:\/\/billing\.stripe\.example/);
  });

  it("the end of what an erased account was paying for", async () => {
    const user = await person();
    const sold = stripe.sell("sub_gone", user);
    await deliver("customer.subscription.created", { id: "sub_gone" });
    await backend.command("erase_person", { p_user: user });
    expect(await endGoneSubscriptions()).toBe(1);
    expect(sold.status).toBe("canceled");
    expect(await endGoneSubscriptions()).toBe(0);
  });
});
