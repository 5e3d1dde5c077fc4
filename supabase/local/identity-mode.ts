import type { Environment } from "@/lib/platform/environment/env.server";
import type { Mode } from "@/supabase/local/child-environment";
import { PlainFailure } from "@/supabase/local/plain-failure";

/** The account provider: this installation, or Clerk, whose tokens the data API then accepts. */
export type Identity = { kind: "embedded" } | { kind: "clerk"; issuer: string; keysUrl: string };

const PUBLISHABLE = "NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY";
const SECRET = "CLERK_SECRET_KEY";

/**
 * The host of Clerk's Frontend API, which a publishable key contains in base64 with a `$` at its end; null for other
 * text.
 */
export function frontendApiOf(publishableKey: string): string | null {
  const encoded = /^pk_(?:test|live)_([\w+/=-]+)$/.exec(publishableKey)?.[1];
  const text = Buffer.from(encoded ?? "", "base64").toString("utf8");
  const host = text.endsWith("$") ? text.slice(0, -1) : "";
  return URL.parse(`https://${host}`)?.host === host ? host : null;
}

/**
 * Clerk if its two keys are set, otherwise this installation. `next.config.mjs` chooses the adapter by the same key.
 * @throws {PlainFailure} for one key without the other, and for one that is not a publishable key
 */
export function identityOf(environment: Environment): Identity {
  const { [PUBLISHABLE]: publishable, [SECRET]: secret, JWT_ISSUER, JWKS_URL } = environment;
  if (!publishable && !secret) return { kind: "embedded" };
  if (!publishable || !secret) {
    const [there, missing] = publishable ? [PUBLISHABLE, SECRET] : [SECRET, PUBLISHABLE];
    throw new PlainFailure(
      `${there} is set but ${missing} is not.`,
      "Set both to use Clerk, or neither to store accounts locally.",
    );
  }
  const host = frontendApiOf(publishable);
  if (host === null && !JWT_ISSUER) {
    throw new PlainFailure(
      `${PUBLISHABLE} is not a Clerk publishable key.`,
      "Copy it again from the Clerk dashboard; it begins with pk_live_ or pk_test_.",
    );
  }
  const issuer = JWT_ISSUER || `https://${host}`;
  return { kind: "clerk", issuer, keysUrl: JWKS_URL || `${issuer.replace(/\/$/, "")}/.well-known/jwks.json` };
}

/** The embedded backend's settings for accepting the account provider's tokens. */
export function issuerEnvironment(identity: Identity): Record<string, string> {
  return identity.kind === "clerk" ? { JWT_ISSUER: identity.issuer, JWKS_URL: identity.keysUrl } : {};
}

/**
 * A hosted data API accepts tokens of accounts stored here only if they are signed with its own secret.
 * @throws {PlainFailure}
 */
export function assertTokensHold(mode: Mode, identity: Identity, environment: Environment): void {
  if (mode.kind === "embedded" || identity.kind === "clerk" || environment.SUPABASE_JWT_SECRET) return;
  throw new PlainFailure(
    "SUPABASE_JWT_SECRET is not set; the hosted backend would reject everyone who signs in.",
    "Set it to the JWT secret of the Supabase project, or sign in with Clerk by setting its two keys.",
  );
}
