/** With it tokens are verified without loading Clerk's keys. */
import { setting } from "@/lib/platform/environment/env.server";

export const jwtKey = (): string | undefined => setting("CLERK_JWT_KEY") ?? undefined;

/** Tokens for another site are not valid here. */
export function authorizedParties(): string[] | undefined {
  const origin = setting("APP_ORIGIN");
  return origin === null ? undefined : [origin];
}
