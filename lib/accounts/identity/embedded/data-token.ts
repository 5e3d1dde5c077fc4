import "server-only";
import { SignJWT } from "jose";
import { requiredSetting } from "@/lib/platform/environment/env.server";

/** Seconds. One token is used for one request. */
const LIFE = 60;

/** The token for calls to the data API on someone's behalf. The API accepts no other kind from the site. */
export async function mintDataToken(userId: string): Promise<string> {
  const secret = requiredSetting("SUPABASE_JWT_SECRET");
  return new SignJWT({ role: "authenticated" })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuer("granskog")
    .setSubject(userId)
    .setIssuedAt()
    .setExpirationTime(`${LIFE}s`)
    .sign(new TextEncoder().encode(secret));
}
