// Objects as Stripe's API answers them, as far as they are read here.

const START = 1_767_225_600;
const YEAR = 31_536_000;

export function subscriptionObject(more: Record<string, unknown> = {}) {
  return {
    id: "sub_1",
    object: "subscription",
    status: "active",
    customer: "cus_1",
    metadata: { user_id: "u-1", tier: "professional" },
    cancel_at_period_end: false,
    cancel_at: null as number | null,
    items: {
      object: "list",
      data: [
        {
          id: "si_1",
          current_period_start: START,
          current_period_end: START + YEAR,
          price: { id: "price_professional", metadata: { tier: "professional" } as Record<string, string> },
        },
      ],
    },
    schedule: null as null | { id: string; status: string; metadata: Record<string, string> },
    ...more,
  };
}
export type SubscriptionObject = ReturnType<typeof subscriptionObject>;

export function invoiceObject(more: Record<string, unknown> = {}) {
  return {
    id: "in_1",
    object: "invoice",
    number: "GR-0001",
    status: "paid",
    created: START,
    status_transitions: { finalized_at: START, paid_at: START + 5 },
    currency: "eur",
    total: 1_112_500,
    total_excluding_tax: 890_000,
    total_taxes: [{ amount: 222_500 }],
    customer_name: "Tarnholt AB",
    customer_email: "maja@tarnholt.example",
    customer_address: { line1: "Storgatan 1", line2: null, postal_code: "111 22", city: "Stockholm", country: "SE" },
    customer_tax_exempt: "none",
    customer_tax_ids: [{ type: "eu_vat", value: "SE556000000001" }],
    hosted_invoice_url: "https://invoice.stripe.example/in_1",
    lines: {
      object: "list",
      data: [
        {
          description: "1 × Granskog Professional (at €8,900.00 / year)",
          amount: 890_000,
          period: { start: START, end: START + YEAR },
        },
      ],
    },
    parent: {
      type: "subscription_details",
      subscription_details: { subscription: "sub_1", metadata: { user_id: "u-1" } },
    },
    ...more,
  };
}
