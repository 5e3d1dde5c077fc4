import { made, none, notMet, clear, type Chapter } from "@/tests/security/asvs/rule";

const INVENTORY = "tests/security/asvs/cryptography.test.ts";

/** Cryptography. */
export const V11: Chapter = {
  "V11.1.1": made(
    "what keys there are, who makes, holds and replaces them, and what follows, in the handbook",
    "content/handbook/security.md",
    "supabase/local/secrets.ts",
  ),
  "V11.1.2": clear([[INVENTORY, "every file that uses cryptography is in the inventory, with what it uses"]]),
  "V11.2.1": clear(
    [[INVENTORY, "every file that uses cryptography is in the inventory, with what it uses"]],
    "Node's (OpenSSL), the browser's Web Crypto, jose and Better Auth; RFC 6238's sum over Node's HMAC is ours, held to the published vectors",
  ),
  "V11.2.2": notMet(
    "passwords of links and recovery codes name their cost or salt; what AUTH_SECRET seals does not name its cipher or key, so another secret ends sessions, links and second factors instead of sealing them anew",
  ),
  "V11.2.3": clear([[INVENTORY, "nothing below 128 bits is used, except where another standard requires it"]]),
  "V11.3.1": clear(
    [[INVENTORY, "nothing below 128 bits is used, except where another standard requires it"]],
    "AES-256-GCM alone",
  ),
  "V11.3.2": clear([[INVENTORY, "nothing below 128 bits is used, except where another standard requires it"]]),
  "V11.3.3": made(
    "AES-256-GCM, whose tag is checked before anything is read",
    "lib/accounts/identity/embedded/sealing.ts",
  ),
  "V11.4.1": clear(
    [[INVENTORY, "nothing below 128 bits is used, except where another standard requires it"]],
    "SHA-1 only inside HMAC for codes of authenticator apps",
  ),
  "V11.4.2": made(
    "scrypt: Better Auth's (N 16,384, r 16) for passwords, ours for links (32,768) and recovery codes",
    "lib/accounts/identity/embedded/accounts.ts",
    "lib/sharing/links/password.ts",
    "lib/accounts/identity/embedded/recovery-codes.ts",
  ),
  "V11.4.3": clear(
    [[INVENTORY, "nothing below 128 bits is used, except where another standard requires it"]],
    "SHA-256",
  ),
  "V11.4.4": none("no key is derived from a password: keys come of random secrets"),
  "V11.5.1": clear([
    ["lib/sharing/api-keys/secret.test.ts", "an API key has 256 bits and is recognised by its hash"],
    ["lib/platform/content-security/policy.test.ts", "a nonce has 128 bits and never repeats"],
    [INVENTORY, "nothing secret comes from Math.random or an ID"],
  ]),
  "V11.6.1": clear(
    [["supabase/local/caller.test.ts", "a token signed with the issuer's public key as a secret is refused"]],
    "HS256 with 256 random bits; of Clerk RS256 or ES256; no key pair is made here",
  ),
};
