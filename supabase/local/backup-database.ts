import { randomUUID } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { connectToFolder } from "@/supabase/local/database";
import { copyWhileUsed } from "@/supabase/local/backup-copy";
import type { Database } from "@/supabase/local/database-session";
import type { Manifest } from "@/supabase/local/backup-manifest";
import type { Installation } from "@/supabase/local/installation";
import { PlainFailure } from "@/supabase/local/plain-failure";
import type { Runtime } from "@/supabase/local/runtime-file";
import { loadSecrets } from "@/supabase/local/secrets";

/** Where copies are made before they are packed: on the data disk, whatever the target. */
export const draftsOf = ({ root }: Installation) => join(root, "backup.part");

const PATIENCE = 10 * 60_000;

/**
 * Asks the process that owns the database to copy it into a draft; without one the caller holds the lock and makes the
 * copy.
 */
export async function copyDatabase(installation: Installation, live: Runtime | null, draft: string): Promise<void> {
  if (!live) {
    if (!existsSync(installation.database))
      throw new PlainFailure(
        `No database found in ${installation.root}.`,
        "Set DATA_DIR to the data directory you want to back up.",
      );
    return copyWhileUsed(installation.database, join(draft, "database"), (task) => task());
  }
  const { secretKey } = loadSecrets(installation);
  const answer = await fetch(new URL(`/backup/v1/copies/${basename(draft)}`, live.backendUrl), {
    method: "POST",
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!answer.ok)
    throw new PlainFailure(
      `The backend returned ${answer.status} for the copy: ${await answer.text()}`,
      "Check its log, or stop the site and run the command again.",
    );
}

/** Rows by table and the applied migrations, of any of our databases. */
export async function describeDatabase(database: Database): Promise<Omit<Manifest["database"], "kind">> {
  const { rows: tables } = await database.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'study', 'access', 'supabase_migrations') order by 1`,
  );
  const rows: Record<string, number> = {};
  for (const { name } of tables) {
    const counted = await database.query<{ n: number }>(`select count(*)::int as n from ${name}`);
    rows[name] = counted.rows[0]?.n ?? 0;
  }
  const applied = await database.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations order by 1",
  );
  return { migrations: applied.rows.map(({ version }) => version), rows };
}

/**
 * Opens a copied database, as after a power failure, reads it and closes it properly: this proves that the backup
 * opens.
 * @throws if it does not open
 */
export async function settleCopy(folder: string): Promise<Manifest["database"]> {
  const connection = await connectToFolder(folder);
  try {
    const described = await describeDatabase(connection.driver);
    await connection.driver.exec("checkpoint");
    return { kind: "embedded", ...described };
  } finally {
    await connection.close();
  }
}

/** A folder for one backup, replacing any left by an interrupted one. */
export function newDraft(installation: Installation): string {
  rmSync(draftsOf(installation), { recursive: true, force: true });
  return join(draftsOf(installation), randomUUID());
}
