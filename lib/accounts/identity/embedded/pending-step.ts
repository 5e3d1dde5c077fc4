import "server-only";
import { randomUUID } from "node:crypto";
import { EncryptJWT, jwtDecrypt } from "jose";
import * as z from "zod";
import { STEP_COOKIE } from "@/lib/accounts/identity/embedded/cookies";
import { keyFor } from "@/lib/accounts/identity/embedded/sealing";
import type { Visit } from "@/lib/accounts/identity/embedded/visit";
import type { PendingStep } from "@/lib/access/identity-port";

/** Seconds between requesting and entering a code. */
const LIFE = 30 * 60;
/** Browsers store about 4,000 characters per cookie; the typed values are dropped before the step is. */
const LONGEST_VALUES = 2_000;
const LONGEST_TOKEN = 4_096;
const TERMS = { issuer: "granskog", audience: "granskog:step" } as const;

/** The step in the browser's cookie, encrypted. Codes belong to a step, so they only work in that browser. */
export interface OwnedStep extends PendingStep {
  id: string;
  /** The account it is for. A made-up id if the address has no account, or none of this person's. */
  userId: string;
}

const stepClaims = z.object({
  jti: z.uuid(),
  sub: z.string().min(1).max(100),
  purpose: z.enum(["verify-email", "reset-password", "second-factor", "change-email"]),
  email: z.string().max(254),
  values: z.record(z.string().max(60), z.string().max(2_048)),
});

/** Starts a step in this browser, replacing any earlier one. */
export async function beginStep(
  visit: Visit,
  { purpose, email, userId, values }: Omit<OwnedStep, "id">,
): Promise<OwnedStep> {
  const step: OwnedStep = { id: randomUUID(), purpose, email, userId, values: toShortValues(values) };
  const token = await new EncryptJWT({ purpose, email, values: step.values })
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .setIssuer(TERMS.issuer)
    .setAudience(TERMS.audience)
    .setSubject(userId)
    .setJti(step.id)
    .setIssuedAt()
    .setExpirationTime(`${LIFE}s`)
    .encrypt(keyFor("pending-step"));
  visit.write(STEP_COOKIE, token, { maxAge: LIFE });
  return step;
}

/** The browser's current step, or null. */
export async function readStep(visit: Visit): Promise<OwnedStep | null> {
  const token = visit.read(STEP_COOKIE);
  if (!token || token.length > LONGEST_TOKEN) return null;
  try {
    const { payload } = await jwtDecrypt(token, keyFor("pending-step"), {
      ...TERMS,
      keyManagementAlgorithms: ["dir"],
      contentEncryptionAlgorithms: ["A256GCM"],
      requiredClaims: ["exp", "sub", "jti"],
    });
    const { jti: id, sub: userId, purpose, email, values } = stepClaims.parse(payload);
    return { id, userId, purpose, email, values };
  } catch {
    return null;
  }
}

export function endStep(visit: Visit): void {
  visit.forget(STEP_COOKIE);
}

function toShortValues(values: PendingStep["values"]): PendingStep["values"] {
  return Buffer.byteLength(JSON.stringify(values)) <= LONGEST_VALUES ? values : {};
}
