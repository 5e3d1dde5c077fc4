import { renameSync } from "node:fs";
import { basename } from "node:path";
import { copyToServer } from "@/supabase/local/copy-to-server";
import { holdsDatabase, type Installation } from "@/supabase/local/installation";
import { PlainFailure } from "@/supabase/local/plain-failure";
import type { PostgresSettings } from "@/supabase/local/postgres-settings";
import { lockInstallation } from "@/supabase/local/preconditions";
import { finishRestore } from "@/supabase/local/restore-swap";
import type { Digests } from "@/supabase/local/table-digests";

export interface Moved {
  /** Of each table and sequence. */
  digests: Digests;
  /** The folder of the embedded database. */
  aside: string;
}

/**
 * Moves the embedded database of a data directory to an empty database on a server, all or nothing. The embedded one is
 * then renamed, as the last step: after an earlier kill, the move can be repeated. Accounts, covers and secrets are in
 * neither database and stay.
 * @param installation with the paths of the embedded database
 * @throws {PlainFailure} with nothing changed
 */
export async function moveDatabase(installation: Installation, settings: PostgresSettings): Promise<Moved> {
  const { root, database } = installation;
  finishRestore(installation);
  if (!holdsDatabase(database))
    throw new PlainFailure(
      `No embedded database found in ${root}.`,
      "Set DATA_DIR to the data directory whose database you want to move.",
    );
  const lock = lockInstallation(installation);
  try {
    const digests = await copyToServer(database, settings);
    const aside = `${database}.moved-${new Date().toISOString().replace(/[-:.]/g, "")}`;
    renameSync(database, aside);
    return { digests, aside: basename(aside) };
  } finally {
    lock.release();
  }
}
