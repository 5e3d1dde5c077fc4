/** Whether both of Stripe's secrets are set. Without the second, webhooks could not be verified. */
import { setting } from "@/lib/platform/environment/env.server";

export function isStripeSet(): boolean {
  return Boolean(setting("STRIPE_SECRET_KEY") && setting("STRIPE_WEBHOOK_SECRET"));
}
