import "server-only";
import Stripe from "stripe";
import { requiredSetting, setting } from "@/lib/platform/environment/env.server";

/** Milliseconds per attempt; a person is waiting. */
const PATIENCE = 8_000;

let made: { key: string; client: Stripe } | null = null;

/**
 * Stripe's own client. `STRIPE_API_URL` points it to an emulator, for tests.
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

/** Whether Stripe's error says that the object does not exist. */
export const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";

/** Whether Stripe's error says that the payment failed. */
export const isRefusal = (error: unknown) =>
  error instanceof Stripe.errors.StripeCardError ||
  (error instanceof Stripe.errors.StripeError && error.statusCode === 402);
