/** With it tokens are verified without asking Clerk for its keys. */
export const jwtKey = (): string | undefined => process.env.CLERK_JWT_KEY || undefined;

/** Tokens made for another site are none of ours. */
export const authorizedParties = (): string[] | undefined =>
  process.env.APP_ORIGIN ? [process.env.APP_ORIGIN] : undefined;
