import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BackendProcess } from "@/supabase/local/backend-process";
import { startBackend } from "@/supabase/local/backend-process";
import { installationAt } from "@/supabase/local/installation";
import { loadSecrets } from "@/supabase/local/secrets";

/** A folder for a backend's secrets. */
export const newFolder = () => mkdtempSync(path.join(tmpdir(), "granskog-served-"));

export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** Starts a backend on a server's database; several may share a folder under different names. */
export const serve = (databaseUrl: string, folder: string, instance = "one", pool = 8): Promise<BackendProcess> =>
  startBackend({
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: String(pool),
    INSTANCE: instance,
    BACKEND_PORT: "0",
  });

/** Calls a function of the data API by the key of anyone or of the service. */
export async function call(
  backend: BackendProcess,
  folder: string,
  as: "anon" | "service",
  name: string,
): Promise<{ status: number; body: unknown }> {
  const { publishableKey, secretKey } = loadSecrets(installationAt(folder));
  const answer = await fetch(`${backend.url}/rest/v1/rpc/${name}`, {
    method: "POST",
    headers: { apikey: as === "anon" ? publishableKey : secretKey, "content-type": "application/json" },
    body: "{}",
  });
  return { status: answer.status, body: await answer.json().catch(() => null) };
}
