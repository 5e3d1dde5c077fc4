/** Are both of Stripe's secrets there? Without the second nothing that it tells could be believed. */
import { setting } from "@/lib/platform/environment/env.server";

export function isStripeSet(): boolean {
  return Boolean(setting("STRIPE_SECRET_KEY") && setting("STRIPE_WEBHOOK_SECRET"));
}
