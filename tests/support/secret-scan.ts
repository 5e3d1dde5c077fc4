import { runSecretLint } from "secretlint";
import { z } from "zod";
import { repository } from "./process";

// Keys of well-known services are found by secretlint; those of this product by how they are made.

/** Name → form of a key that opens something here. Publishable keys open nothing by themselves. */
const OWN_KEYS: Readonly<Record<string, RegExp>> = {
  "key of the data API's server (supabase/local/secrets.ts)": /\bsb_secret_[\w-]{20,}/,
  "key of the API (lib/sharing/api-keys/secret.ts)": /\bgsk_[\w-]{43}(?![\w-])/,
  "secret key of Clerk or Stripe": /\b(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{20,}/,
  "signing secret of a webhook": /\bwhsec_[A-Za-z0-9+/=]{20,}/,
  "secret of an installation": /"(?:jwtSecret|internalToken|authSecret)":\s*"[\w-]{40,}"/,
  "secret set in a file":
    /^(?:export )?(?:AUTH_SECRET|INTERNAL_TOKEN|SUPABASE_JWT_SECRET|SUPABASE_SECRET_KEY|METRICS_TOKEN)=["']?[\w+/-]{32,}/m,
};

/** Our own keys in a text, by name. */
export function findOwnKeys(text: string): string[] {
  return Object.entries(OWN_KEYS).flatMap(([name, form]) => (form.test(text) ? [name] : []));
}

const report = z.array(z.object({ messages: z.array(z.object({ ruleId: z.string(), message: z.string() })) }));
const PRESET = { rules: [{ id: "@secretlint/secretlint-rule-preset-recommend" }] };

/**
 * What secretlint's recommended rules find in a text, secrets masked.
 * @throws {Error} when it could not look
 */
export async function findKnownSecrets(text: string): Promise<string[]> {
  const { exitStatus, stdout, stderr } = await runSecretLint({
    cliOptions: { cwd: repository, stdinContent: text, stdinFileName: "text.txt" },
    engineOptions: { cwd: repository, formatter: "json", color: false, maskSecrets: true, configFileJSON: PRESET },
  });
  if (stderr || exitStatus > 1) throw new Error(`secretlint could not look: ${stderr?.message ?? exitStatus}`);
  return report
    .parse(JSON.parse(stdout ?? "[]"))
    .flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
}

/** Files read as one text. secretlint compares the time of each look with all before it: thousands take minutes. */
const AT_ONCE = 100;

/** The same of many texts, each finding with its text's name. */
export async function findKnownSecretsIn(texts: readonly { name: string; text: string }[]): Promise<string[]> {
  const found: string[] = [];
  for (let from = 0; from < texts.length; from += AT_ONCE) {
    const some = texts.slice(from, from + AT_ONCE);
    if ((await findKnownSecrets(some.map(({ text }) => text).join("\n\n"))).length === 0) continue;
    for (const { name, text } of some)
      found.push(...(await findKnownSecrets(text)).map((finding) => `${name}: ${finding}`));
  }
  return found;
}
