/** Are both of Stripe's secrets there? Without the second nothing that it tells could be believed. */
export function isStripeSet(): boolean {
  return Boolean(process.env.STRIPE_SECRET_KEY && process.env.STRIPE_WEBHOOK_SECRET);
}
