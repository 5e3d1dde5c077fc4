import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Stripe from "stripe";
import { vi } from "vitest";
import { POST } from "@/app/api/webhooks/stripe/route";
import { isPaid } from "@/lib/accounts/billing/contract/billing";
import { findMyBilling } from "@/lib/accounts/billing/queries";
import { FakeStripe } from "./fake-stripe";
import { TestBackend } from "./test-backend";

interface Sent {
  id?: string;
  at?: number;
  secret?: string;
}

export const STRIPE_SECRET = "whsec_test_of_the_signature";

/** A backend and a fake Stripe, with the settings that point the code under test to both. */
export class StripeSite {
  private count = 0;

  private constructor(
    readonly backend: TestBackend,
    readonly stripe: FakeStripe,
    private readonly mail: string,
  ) {}

  static async start(): Promise<StripeSite> {
    const backend = await TestBackend.start();
    const stripe = await FakeStripe.start();
    const mail = mkdtempSync(path.join(tmpdir(), "granskog-mail-"));
    const environment = {
      SUPABASE_URL: backend.url,
      SUPABASE_PUBLISHABLE_KEY: backend.secrets.publishableKey,
      SUPABASE_SECRET_KEY: backend.secrets.secretKey,
      STRIPE_SECRET_KEY: "sk_test_nobody",
      STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
      STRIPE_API_URL: stripe.url,
      APP_ORIGIN: "https://granskog.test",
      DATA_DIR: mail,
      SMTP_URL: "",
    };
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    return new StripeSite(backend, stripe, mail);
  }

  async stop(): Promise<void> {
    vi.unstubAllEnvs();
    rmSync(this.mail, { recursive: true, force: true });
    await Promise.all([this.stripe.stop(), this.backend.stop()]);
  }

  /** A new account; its id. */
  async person(): Promise<string> {
    const user = `u-${(this.count += 1)}`;
    await this.backend.command("keep_person", {
      p_user: user,
      p_email: `${user}@fjord.test`,
      p_first_name: "Ola",
      p_last_name: "N",
      p_told_at: "2026-01-01T00:00:00Z",
    });
    return user;
  }

  callerFor(user: string) {
    return async () => Object.values(await this.backend.tokenFor(user))[0] ?? null;
  }

  async ownOf(user: string) {
    return (await findMyBilling(this.callerFor(user))).subscription;
  }

  async paidOf(user: string) {
    const own = await this.ownOf(user);
    if (!isPaid(own)) throw new Error("not paid");
    return own;
  }

  /** Sends an event as Stripe does, signed; the status of the response. */
  async deliver(
    type: string,
    object: unknown,
    { id = `evt_${(this.count += 1)}`, at = Math.floor(Date.now() / 1000), secret = STRIPE_SECRET }: Sent = {},
  ): Promise<number> {
    const payload = JSON.stringify({ id, object: "event", type, created: at, data: { object } });
    const signature = new Stripe("sk_test_nobody").webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: at,
    });
    const request = new Request("https://granskog.test/api/webhooks/stripe", {
      method: "POST",
      body: payload,
      headers: { "stripe-signature": signature },
    });
    return (await POST(request)).status;
  }
}
