import "server-only";
import type { BillingProvider } from "@/lib/accounts/billing/contract/port";
import { stripeProvider } from "@/lib/accounts/billing/stripe/provider";
import { isStripeSet } from "@/lib/accounts/billing/stripe/settings";
import { testProvider } from "@/lib/accounts/billing/test/provider";

/** The payment provider: none if buyers must contact us. */
export type SaleKind = "stripe" | "test" | "contact";

/** Stripe if its keys are set; otherwise the test checkout, for a demonstration only. */
export function saleKind(isDemo: boolean): SaleKind {
  if (isStripeSet()) return "stripe";
  return isDemo ? "test" : "contact";
}

/** The adapter for the caller; null if it is not available. */
export function providerOf(kind: SaleKind, userId: string): BillingProvider | null {
  switch (kind) {
    case "stripe":
      return stripeProvider(userId);
    case "test":
      return testProvider(userId);
    case "contact":
      return null;
  }
}
