import "server-only";
import Stripe from "stripe";
import { requiredSetting, setting } from "@/lib/platform/environment/env.server";

/** Milliseconds for one attempt; someone is watching. */
const PATIENCE = 8_000;

let made: { key: string; client: Stripe } | null = null;

/**
 * Stripe's own client. `STRIPE_API_URL` leads it to a stand-in, for tests.
 * @throws {SettingError} without `STRIPE_SECRET_KEY`
 */
export function stripeClient(): Stripe {
  const key = requiredSetting("STRIPE_SECRET_KEY");
  if (made?.key === key) return made.client;
  const elsewhere = URL.parse(setting("STRIPE_API_URL") ?? "");
  const server = elsewhere && {
    host: elsewhere.hostname,
    port: elsewhere.port,
    protocol: elsewhere.protocol === "http:" ? ("http" as const) : ("https" as const),
  };
  made = { key, client: new Stripe(key, { timeout: PATIENCE, maxNetworkRetries: 1, telemetry: false, ...server }) };
  return made.client;
}

/** Does Stripe say that there is no such thing? */
export const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";

/** Does Stripe say that the money could not be taken? */
export const isRefusal = (error: unknown) =>
  error instanceof Stripe.errors.StripeCardError ||
  (error instanceof Stripe.errors.StripeError && error.statusCode === 402);
