import { randomBytes, randomUUID } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import { createWhole } from "@/supabase/local/exclusive-file";
import type { Installation } from "@/supabase/local/installation";
import { finishRestore } from "@/supabase/local/restore-swap";
import { PlainFailure, systemCode } from "@/supabase/local/plain-failure";

const secretsSchema = z.object({
  installationId: z.uuid(),
  publishableKey: z.string().startsWith("sb_publishable_"),
  secretKey: z.string().startsWith("sb_secret_"),
  jwtSecret: z.string().min(43),
  internalToken: z.string().min(43),
  authSecret: z.string().min(43),
});

export type Secrets = z.output<typeof secretsSchema>;

const random = () => randomBytes(32).toString("base64url");

function createSecrets(): Secrets {
  return {
    installationId: randomUUID(),
    publishableKey: `sb_publishable_${random()}`,
    secretKey: `sb_secret_${random()}`,
    jwtSecret: random(),
    internalToken: random(),
    authSecret: random(),
  };
}

function readSecrets(path: string): Secrets | null {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if (systemCode(error) === "ENOENT") return null;
    throw error;
  }
  try {
    return secretsSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new PlainFailure(
      `Cannot read the secrets in ${path}.`,
      "Restore the file from a backup, or delete it to create new secrets (everyone will have to sign in again).",
      { cause: error },
    );
  }
}

/** The installation's secrets, created on first use: atomically, readable by their owner only. */
export function loadSecrets(installation: Installation): Secrets {
  mkdirSync(installation.root, { recursive: true, mode: 0o700 });
  finishRestore(installation);
  const found = readSecrets(installation.secrets);
  if (found) {
    chmodSync(installation.secrets, 0o600);
    return found;
  }
  // Never replaces: of two simultaneous first starts, both use the secrets of the faster one.
  createWhole(installation.secrets, `${JSON.stringify(createSecrets(), null, 2)}\n`);
  const made = readSecrets(installation.secrets);
  if (!made) throw new Error(`${installation.secrets} disappeared while it was being created.`);
  return made;
}
