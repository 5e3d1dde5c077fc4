import { jwtVerify, SignJWT } from "jose";
import { TIERS, type Claims, type Role, type Tier } from "@/lib/access/claims";

/** Cookie with the claims that the edge uses. */
export const CLAIMS_COOKIE = "edge_claims";
/** Seconds for which the edge accepts them. */
export const CLAIMS_LIFE = 1_800;
/** Seconds for which it refuses because of them. Older ones may let someone through to a page, which checks again. */
const FRESH = 60;

const SIGNING = { issuer: "granskog", audience: "granskog:edge" } as const;
const ALGORITHM = "HS256";
const SHORTEST_SECRET = 32;
/** Longer tokens are not ours and are ignored. */
const LONGEST_TOKEN = 2_048;
const ROLES: readonly Role[] = ["admin", "researcher", "user"];

async function keyFrom(secret: string): Promise<Uint8Array> {
  if (secret.length < SHORTEST_SECRET) throw new Error(`AUTH_SECRET must have at least ${SHORTEST_SECRET} characters.`);
  // A separate key, so that no token signed for another purpose is accepted.
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`edge-claims:${secret}`));
  return new Uint8Array(digest);
}

/** Claims as a signed token, valid for {@link CLAIMS_LIFE} seconds. */
export async function sealClaims({ userId, sessionId, tier, role }: Claims, secret: string): Promise<string> {
  return new SignJWT({ sid: sessionId, tier, app_role: role })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(userId)
    .setIssuer(SIGNING.issuer)
    .setAudience(SIGNING.audience)
    .setIssuedAt()
    .setExpirationTime(`${CLAIMS_LIFE}s`)
    .sign(await keyFrom(secret));
}

export interface OpenedClaims {
  claims: Claims;
  /** Read from the database within the last minute. */
  isFresh: boolean;
}

/** The claims in a valid token of ours; null for anything else. */
export async function openClaims(token: string | undefined, secret: string): Promise<OpenedClaims | null> {
  if (!token || token.length > LONGEST_TOKEN) return null;
  try {
    const { payload } = await jwtVerify(token, await keyFrom(secret), {
      ...SIGNING,
      algorithms: [ALGORITHM],
      requiredClaims: ["sub", "exp", "iat"],
      maxTokenAge: CLAIMS_LIFE,
    });
    const { sub, sid, tier, app_role: role, iat = 0 } = payload;
    if (typeof sub !== "string" || typeof sid !== "string" || !isTierOrNone(tier) || !isRole(role)) return null;
    const isFresh = Date.now() / 1_000 - iat <= FRESH;
    return { claims: { userId: sub, sessionId: sid, tier, role }, isFresh };
  } catch {
    return null;
  }
}

function isTierOrNone(value: unknown): value is Tier | null {
  return value === null || TIERS.some((tier) => tier === value);
}

function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}
