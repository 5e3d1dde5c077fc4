import { createHash, timingSafeEqual } from "node:crypto";
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from "jose";
import { z } from "zod";
import type { Secrets } from "@/supabase/local/secrets";

export const databaseRoleSchema = z.enum(["anon", "authenticated", "service_role"]);

export type DatabaseRole = z.output<typeof databaseRoleSchema>;

/** The caller's claims for the database: read by `auth.jwt()`, with the role of the transaction. */
export type CallerClaims = JWTPayload & { role: DatabaseRole };

/** Tokens of another issuer, such as Clerk, verified with its published keys. */
export interface Issuer {
  issuer: string;
  keys: JWTVerifyGetKey;
}

/** The key or token is missing or invalid. The message is for the caller. */
export class Refused extends Error {
  override readonly name = "Refused";
}

/** The issuer of tokens signed with our shared secret: the site. */
const SITE_ISSUER = "granskog";
/** Longer tokens are refused unread. */
const LONGEST_TOKEN = 8_192;
const ISSUER_ALGORITHMS = ["RS256", "ES256"];
const BEARER = /^Bearer ([\w.~+/=-]+)$/i;

const digest = (text: string) => createHash("sha256").update(text).digest();
const isSame = (left: string, right: string) => timingSafeEqual(digest(left), digest(right));

/** The issuer's name and the address of its keys, which are fetched on first use. */
export function remoteIssuer(issuer: string, keysUrl: string): Issuer {
  return { issuer, keys: createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: 3_000 }) };
}

function roleOfKey(key: string, secrets: Secrets): DatabaseRole {
  if (isSame(key, secrets.publishableKey)) return "anon";
  if (isSame(key, secrets.secretKey)) return "service_role";
  throw new Refused("Invalid API key");
}

function algorithmOf(token: string): string {
  try {
    return decodeProtectedHeader(token).alg ?? "none";
  } catch {
    throw new Refused("The bearer token is not a JSON web token.");
  }
}

async function verify(token: string, secrets: Secrets, issuer: Issuer | null): Promise<JWTPayload> {
  const algorithm = algorithmOf(token);
  const required = { requiredClaims: ["sub", "exp"] };
  try {
    if (algorithm === "HS256") {
      const secret = new TextEncoder().encode(secrets.jwtSecret);
      const { payload } = await jwtVerify(token, secret, { ...required, algorithms: ["HS256"], issuer: SITE_ISSUER });
      // Only the key grants service rights, never a token.
      if (payload.role !== "authenticated") throw new Refused("The bearer token is for a different role.");
      return payload;
    }
    if (issuer && ISSUER_ALGORITHMS.includes(algorithm)) {
      const options = { ...required, algorithms: ISSUER_ALGORITHMS, issuer: issuer.issuer };
      return (await jwtVerify(token, issuer.keys, options)).payload;
    }
  } catch (error) {
    throw error instanceof Refused ? error : new Refused("The bearer token is not valid.", { cause: error });
  }
  throw new Refused("The bearer token is of an unknown kind.");
}

/**
 * The caller, from the `apikey` header and the bearer token, with hosted Supabase's rules: the key admits the request,
 * and a person's token makes the caller that person.
 * @throws {Refused}
 */
export async function identifyCaller(
  headers: Headers,
  secrets: Secrets,
  issuer: Issuer | null = null,
): Promise<CallerClaims> {
  const key = headers.get("apikey");
  if (!key) throw new Refused("No API key found in request");
  const role = roleOfKey(key, secrets);
  const authorization = headers.get("authorization");
  if (authorization === null) return { role };
  if (authorization.length > LONGEST_TOKEN) throw new Refused("The bearer token is too long.");
  const token = BEARER.exec(authorization)?.[1];
  if (!token) throw new Refused("The authorization header has no bearer token.");
  if (isSame(token, key)) return { role };
  return { ...(await verify(token, secrets, issuer)), role: "authenticated" };
}
