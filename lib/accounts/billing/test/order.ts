import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { TIERS } from "@/lib/access/claims";
import type { Order } from "@/lib/accounts/billing/contract/port";

const SIGNING = { issuer: "granskog", audience: "granskog:test-checkout" } as const;
const ALGORITHM = "HS256";
/** Minutes for which an order can be paid. */
const LIFE = 30;
const LONGEST = 4_000;

const orderSchema = z.object({
  sub: z.string().min(1),
  jti: z.uuid(),
  iat: z.int().positive(),
  tier: z.enum(TIERS),
  cents: z.int().positive(),
  name: z.string(),
  email: z.string(),
  company: z.array(z.string()),
});

/** An order in the test checkout, for its page and its events. */
export interface TestOrder {
  id: string;
  userId: string;
  tier: (typeof TIERS)[number];
  cents: number;
  billedTo: Order["billedTo"];
  at: Date;
}

async function key(secret: string): Promise<Uint8Array> {
  if (secret.length < 32) throw new Error("AUTH_SECRET must have at least 32 characters.");
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`test-checkout:${secret}`)));
}

/** A signed order as text, for the address of the test checkout. */
export async function sealOrder({ userId, plan, billedTo }: Order, secret: string): Promise<string> {
  const { name, email, lines } = billedTo;
  return new SignJWT({ tier: plan.tier, cents: plan.annualPriceEur * 100, name, email, company: [...lines] })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(userId)
    .setJti(crypto.randomUUID())
    .setIssuer(SIGNING.issuer)
    .setAudience(SIGNING.audience)
    .setIssuedAt()
    .setExpirationTime(`${LIFE}m`)
    .sign(await key(secret));
}

/** The order in such a text while it can be paid; null for anything else. */
export async function openOrder(text: string | undefined, secret: string): Promise<TestOrder | null> {
  if (!text || text.length > LONGEST) return null;
  try {
    const { payload } = await jwtVerify(text, await key(secret), {
      ...SIGNING,
      algorithms: [ALGORITHM],
      requiredClaims: ["exp"],
    });
    const { sub, jti, iat, tier, cents, name, email, company } = orderSchema.parse(payload);
    return {
      id: jti,
      userId: sub,
      tier,
      cents,
      billedTo: { name, email, lines: company, taxId: "" },
      at: new Date(iat * 1000),
    };
  } catch {
    return null;
  }
}
