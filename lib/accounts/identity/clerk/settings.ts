/** With it tokens are verified without asking Clerk for its keys. */
import { setting } from "@/lib/platform/environment/env.server";

export const jwtKey = (): string | undefined => setting("CLERK_JWT_KEY") ?? undefined;

/** Tokens made for another site are none of ours. */
export function authorizedParties(): string[] | undefined {
  const origin = setting("APP_ORIGIN");
  return origin === null ? undefined : [origin];
}
