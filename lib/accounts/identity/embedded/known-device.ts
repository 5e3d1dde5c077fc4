import "server-only";
import { randomUUID } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { DEVICE_COOKIE } from "@/lib/accounts/identity/embedded/cookies";
import { digestOf, keyFor } from "@/lib/accounts/identity/embedded/sealing";
import type { Visit } from "@/lib/accounts/identity/embedded/visit";

// A browser that someone has signed in from has its own count, so that strangers who use up an account's attempts do
// not lock its owner out (OWASP: device cookies).

const LIFE = 365 * 86_400;
const LONGEST_TOKEN = 1_024;
const TERMS = { issuer: "granskog", audience: "granskog:device" } as const;

const accountDigest = (email: string) => digestOf("known-device", email.toLowerCase());

/** Remembers in the browser that this account signed in here. */
export async function rememberDevice(visit: Visit, email: string): Promise<void> {
  const id = (await findDevice(visit, email)) ?? randomUUID();
  const token = await new SignJWT()
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer(TERMS.issuer)
    .setAudience(TERMS.audience)
    .setSubject(accountDigest(email))
    .setJti(id)
    .setIssuedAt()
    .setExpirationTime(`${LIFE}s`)
    .sign(keyFor("known-device"));
  visit.write(DEVICE_COOKIE, token, { maxAge: LIFE });
}

/**
 * Who has a separate count of attempts: this browser if the account knows it, otherwise everyone who tries the address.
 */
export async function attemptSubject(visit: Visit, email: string): Promise<string> {
  const device = await findDevice(visit, email);
  return device === null ? `account ${email.toLowerCase()}` : `device ${device} ${email.toLowerCase()}`;
}

async function findDevice(visit: Visit, email: string): Promise<string | null> {
  const token = visit.read(DEVICE_COOKIE);
  if (!token || token.length > LONGEST_TOKEN) return null;
  try {
    const { payload } = await jwtVerify(token, keyFor("known-device"), {
      ...TERMS,
      algorithms: ["HS256"],
      subject: accountDigest(email),
      requiredClaims: ["exp", "jti"],
    });
    return payload.jti ?? null;
  } catch {
    return null;
  }
}
