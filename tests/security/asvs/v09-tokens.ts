import { made, clear, type Chapter } from "@/tests/security/asvs/rule";

const CALLER = "supabase/local/caller.test.ts";

/** Tokens that say something themselves: claims of the edge, tokens for the data API, Clerk's. */
export const V9: Chapter = {
  "V9.1.1": clear([
    ["lib/access/edge-claims.test.ts", "edge claims are invalid if any part is changed"],
    ["lib/accounts/identity/clerk/session-token.test.ts", "a forged Clerk session cookie is ignored"],
  ]),
  "V9.1.2": clear(
    [
      [CALLER, "a token signed with the issuer's public key as a secret is refused"],
      [CALLER, "the issuer's tokens are refused if no issuer is configured"],
    ],
    "each use has a list of one or two algorithms",
  ),
  "V9.1.3": made(
    "keys come from the settings alone; nothing of a token's head is followed",
    "supabase/local/caller.ts",
  ),
  "V9.2.1": clear([
    [CALLER, "a caller with %s is refused"],
    ["lib/access/edge-claims.test.ts", "edge claims are invalid if any part is changed"],
    ["tests/integration/identity-attempts.test.ts", "a known browser is valid for one account and cannot be forged"],
  ]),
  "V9.2.2": clear(
    [
      ["lib/access/edge-claims.test.ts", "edge claims are invalid if any part is changed"],
      [CALLER, "a caller with %s is refused"],
    ],
    "each purpose has a key, an issuer and an audience of its own",
  ),
  "V9.2.3": made(
    "claims, steps and known browsers name their audience, and it is asked for; tokens of the data API have a key that nothing else is signed with, which stands for theirs",
    "lib/access/edge-claims.ts",
    "lib/accounts/identity/embedded/pending-step.ts",
    "lib/accounts/identity/embedded/known-device.ts",
    "lib/accounts/identity/embedded/data-token.ts",
  ),
  "V9.2.4": made(
    "of one secret a key is derived for each purpose, so no two audiences share one",
    "lib/accounts/identity/embedded/sealing.ts",
  ),
};
