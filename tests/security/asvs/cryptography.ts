/** What a file may use, as it is in the code. */
export const PRIMITIVES: Readonly<Record<string, RegExp>> = {
  sha256: /createHash\("sha256"|"SHA-256"/,
  sha1: /"sha1"|"SHA-1"/i,
  md5: /"md5"/i,
  hmac: /createHmac\(/,
  "aes-256-gcm": /aes-256-gcm/,
  "other cipher": /createCipheriv\((?!CIPHER)|subtle\.encrypt|"aes-(?!256-gcm)/i,
  scrypt: /\bscrypt\(/,
  pbkdf: /pbkdf2/i,
  jws: /\bSignJWT\b|\bjwtVerify\b/,
  jwe: /\bEncryptJWT\b|\bjwtDecrypt\b/,
  "random bytes": /\brandomBytes\(|getRandomValues\(/,
  "random digits": /\brandomInt\(/,
  uuid: /\brandomUUID\(/,
  "library's id": /\bgenerateId\(\)/,
  "Math.random": /Math\.random/,
};

/** Above 128 bits, or made for something else than secrecy. */
const NAME = "a name that must be its own, not unknown";
const SAME = "tells whether something is the same";

type Use = readonly [primitives: string, purpose: string];

/** Which file uses which primitive, for what, and under which key. The keys are in content/handbook/security.md. */
export const INVENTORY: Readonly<Record<string, Use>> = {
  "app/api/charts/[id]/thumbnail/route.ts": ["sha256", SAME],
  "app/api/palette/route.ts": ["sha256", SAME],
  "app/api/v1/answer.ts": ["sha256", SAME],
  "lib/sharing/short-addresses/short-code.ts": ["sha256", NAME],
  "components/sharing/api/webhook-reference.tsx": ["hmac", "example for receivers of news, not run here"],
  "components/sharing/saved-charts/save-chart.tsx": ["uuid", NAME],
  "components/analyses/portfolio/use-saved.ts": ["uuid", NAME],
  "components/analyses/risk-alerts/rules-panel.tsx": ["uuid", NAME],
  "components/sharing/saved-charts/use-charts.ts": ["uuid", NAME],
  "lib/access/edge-claims.ts": [
    "sha256 jws",
    "claims of a minute for the edge, HS256, key of AUTH_SECRET for this alone",
  ],
  "lib/access/internal-call.ts": ["sha256", "compares INTERNAL_TOKEN in constant time"],
  "lib/sharing/api-keys/actions.ts": ["uuid", NAME],
  "lib/sharing/api-keys/secret.ts": [
    "sha256 random bytes",
    "keys of the API: 256 random bits, of which a digest is kept",
  ],
  "lib/sharing/api/cursor.ts": ["sha256", SAME],
  "lib/accounts/billing/test/order.ts": [
    "sha256 jws uuid",
    "orders of the test checkout, HS256, key of AUTH_SECRET for this alone",
  ],
  "lib/sharing/exports/data-package.ts": ["sha256", "digest of a file of data, named beside it"],
  "lib/sharing/exports/drawn-pictures.ts": ["sha256", SAME],
  "lib/sharing/citations/actions.ts": ["random bytes", "ids of citations, 128 bits"],
  "lib/sharing/citations/content-hash.ts": ["sha256", "digest of what was cited"],
  "lib/accounts/contact/contact.ts": [
    "Math.random",
    "reference of a message before it is kept; tells two submissions apart, opens nothing",
  ],
  "lib/catalogue/definition/definition-hash.ts": [
    "sha256",
    "the mark of a study’s definition; says whether two are the same",
  ],
  "lib/study/cli/publish-release.ts": ["sha256", SAME],
  "lib/study/jobs/job-files.ts": ["random bytes", NAME],
  "lib/study/jobs/start-job.ts": ["random bytes", NAME],
  "lib/study/previews/preview-token.ts": [
    "sha256 hmac random bytes",
    "words of preview links, 192 bits, signed under a key of AUTH_SECRET for this alone; a digest is kept",
  ],
  "lib/study/computation/quality-record.ts": [
    "sha256",
    "ids of excluded interviews in the record, hashed with the id of the computation",
  ],
  "lib/platform/page-cache/cached-for-all.ts": [
    "sha256",
    "the sum of an answer kept for everyone; tells a new one from the last",
  ],
  "lib/platform/content-security/policy.ts": ["sha256 random bytes", "hashes of scripts; nonces of 128 bits"],
  "lib/hub/covers/mutations.ts": ["uuid", NAME],
  "components/accounts/draft-files/use-uploads.ts": ["uuid", NAME],
  "lib/accounts/draft-files/send-file.ts": ["sha256", "tells whether a chunk arrived whole"],
  "lib/study/drafts/draft-hash.ts": ["sha256", SAME],
  "lib/study/drafts/jobs/describe-upload.ts": ["sha256", SAME],
  "lib/study/drafts/uploads/upload-store.ts": [
    "sha256 uuid",
    "tells whether a chunk arrived whole; a name that must be its own, not unknown",
  ],
  "lib/study/jobs/write-note.ts": ["uuid", NAME],
  "lib/sharing/embeds/actions.ts": ["random bytes", "ids of embeds, 128 bits"],
  "lib/sharing/embeds/embed-page.ts": ["sha256", "hash of the embed's script and styles for its policy"],
  "lib/sharing/exports/workbook.ts": ["sha256", "word of a statement in a methods sheet"],
  "lib/accounts/identity/embedded/accounts.ts": ["library's id", NAME],
  "lib/accounts/identity/embedded/address-change.ts": ["random bytes", "a password that nobody knows, 256 bits"],
  "lib/accounts/identity/embedded/codes.ts": [
    "random digits",
    "codes of letters: six digits, ten minutes, five tries; kept as HMAC under AUTH_SECRET",
  ],
  "lib/accounts/identity/embedded/data-token.ts": [
    "jws",
    "tokens of a minute for the data API, HS256, SUPABASE_JWT_SECRET",
  ],
  "lib/accounts/identity/embedded/known-device.ts": [
    "jws uuid",
    "browsers that are known, HS256, key of AUTH_SECRET for this alone",
  ],
  "lib/accounts/identity/embedded/password-reset.ts": ["library's id", "stands for an account where there is none"],
  "lib/accounts/identity/embedded/pending-step.ts": [
    "jwe uuid",
    "the step a browser is in, A256GCM, key of AUTH_SECRET for this alone",
  ],
  "lib/accounts/identity/embedded/recovery-codes.ts": [
    "scrypt random bytes random digits",
    "recovery codes of 49 bits, salted, then HMAC under AUTH_SECRET",
  ],
  "lib/accounts/identity/embedded/sealing.ts": [
    "sha256 hmac aes-256-gcm random bytes",
    "keys for purposes, digests, sealed secrets of second factors, words of links (192 bits)",
  ],
  "lib/accounts/identity/embedded/second-factor.ts": [
    "random bytes",
    "secrets of authenticator apps, 160 bits (RFC 4226)",
  ],
  "lib/accounts/identity/embedded/sessions.ts": [
    "hmac",
    "signature of the session's cookie, AUTH_SECRET, as Better Auth's",
  ],
  "lib/accounts/identity/embedded/sign-up.ts": ["library's id", "stands for an account where there is none"],
  "lib/accounts/identity/embedded/totp.ts": [
    "sha1 hmac",
    "codes of authenticator apps, HMAC-SHA-1 as RFC 6238 and the apps have it",
  ],
  "lib/accounts/invitations/code.ts": [
    "sha256 hmac uuid",
    "codes of invitations, 128 bits, of AUTH_SECRET and an id; a digest is kept",
  ],
  "lib/platform/mail/outbox.ts": ["random bytes", NAME],
  "lib/accounts/emails/unsent.ts": ["random bytes", NAME],
  "lib/accounts/email-choices/leave-token.ts": ["hmac", "links that end a kind of letters, AUTH_SECRET"],
  "lib/hub/posts/mutations.ts": ["random bytes", "preview links, of which a digest is kept"],
  "lib/hub/posts/preview-token.ts": ["sha256", "digest of a preview link"],
  "lib/sharing/webhooks/actions.ts": ["uuid", NAME],
  "lib/sharing/webhooks/signature.ts": ["hmac random bytes", "signed news, HMAC-SHA-256, 256 bits for each receiver"],
  "lib/sharing/links/actions.ts": ["random bytes", "ids of shared links, 128 bits"],
  "lib/sharing/links/pass.ts": [
    "hmac random bytes",
    "the hour for which a link's password opens it, and marks of 128 bits of browsers that entered it, AUTH_SECRET",
  ],
  "lib/sharing/links/password.ts": ["scrypt random bytes", "passwords of links, N 32,768, salt of 128 bits"],
  "lib/sharing/links/visitor.ts": ["hmac", "marks of visitors of one link, AUTH_SECRET"],
  "lib/study/cli/import.ts": ["sha256", SAME],
  "lib/study/cli/publish.ts": ["sha256", SAME],
  "lib/study/computation/computation.ts": ["sha256", SAME],
  "lib/study/computation/store.ts": ["sha256", SAME],
  "lib/study/interviews/inspect-file.ts": ["sha256", SAME],
  "lib/platform/response-cache/store.ts": ["sha256", SAME],
  "lib/platform/requests/guard-requests.ts": ["random bytes", "mark of requests of this process to itself, 256 bits"],
  "lib/platform/telemetry/own-calls.ts": ["uuid", "mark of calls of this process to itself"],
  "lib/platform/requests/load.ts": ["hmac", "marks of visitors' networks, AUTH_SECRET"],
  "lib/platform/telemetry/request-id.ts": ["uuid", NAME],
  "supabase/local/backup-database.ts": ["uuid", NAME],
  "supabase/local/backup-manifest.ts": ["sha256", "digests of what a backup holds"],
  "supabase/local/build-stamp.ts": ["sha256", SAME],
  "supabase/local/caller.ts": [
    "sha256 jws",
    "whose call it is: keys in constant time; HS256 of ours, RS256 or ES256 of Clerk's",
  ],
  "supabase/local/first-edition.ts": ["sha256", "compares applied migrations with the files of the first edition"],
  "supabase/local/owner-lock.ts": ["uuid", NAME],
  "supabase/local/secrets.ts": ["random bytes uuid", "secrets of an installation, 256 bits each"],
  "supabase/local/storage.ts": ["uuid", NAME],
};
