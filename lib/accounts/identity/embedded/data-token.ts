import "server-only";
import { SignJWT } from "jose";

/** Seconds. One token serves one request of the site. */
const LIFE = 60;

/** The token with which the site asks the data API in somebody's name. The API takes no other kind from the site. */
export async function mintDataToken(userId: string): Promise<string> {
  const secret = process.env.SUPABASE_JWT_SECRET;
  if (!secret)
    throw new Error(
      "SUPABASE_JWT_SECRET is not set. The start command sets it: see content/handbook/configuration.md.",
    );
  return new SignJWT({ role: "authenticated" })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuer("granskog")
    .setSubject(userId)
    .setIssuedAt()
    .setExpirationTime(`${LIFE}s`)
    .sign(new TextEncoder().encode(secret));
}
