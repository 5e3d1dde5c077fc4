import "server-only";
import { stripeClient } from "@/lib/accounts/billing/stripe/client";
import { type Plan, PLAN_NAMES } from "@/lib/access/plan";
import { SITE } from "@/lib/platform/site/site";

const known = new Map<string, string>();

/** Stripe's id of a plan's yearly price as in the database; created at Stripe on first use. */
export async function priceFor({ tier, annualPriceEur }: Plan): Promise<string> {
  const key = `granskog_${tier}_year_${annualPriceEur}_eur`;
  const found = known.get(key);
  if (found) return found;
  const stripe = stripeClient();
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  const price =
    data[0] ??
    (await stripe.prices.create(
      {
        currency: "eur",
        unit_amount: annualPriceEur * 100,
        recurring: { interval: "year" },
        tax_behavior: "exclusive",
        lookup_key: key,
        metadata: { tier },
        product_data: { name: `${SITE.name} ${PLAN_NAMES[tier]}`, metadata: { tier } },
      },
      { idempotencyKey: `price-${key}` },
    ));
  known.set(key, price.id);
  return price.id;
}
