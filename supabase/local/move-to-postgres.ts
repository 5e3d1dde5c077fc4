/** `npm run move-to-postgres`: moves the embedded database to the server that `DATABASE_URL` names. */
import { parseArgs } from "node:util";
import { assertSettings } from "@/supabase/local/assert-settings";
import { explainDataFailure } from "@/supabase/local/explain-failure";
import { embeddedInstallationAt } from "@/supabase/local/installation";
import { moveDatabase } from "@/supabase/local/move-database";
import { PlainFailure } from "@/supabase/local/plain-failure";
import { postgresSettings } from "@/supabase/local/postgres-settings";
import { environmentWith } from "@/lib/platform/environment/env.server";
import { print } from "@/lib/platform/terminal/terminal";

const HELP = `Move the database of DATA_DIR to an empty database on a PostgreSQL server. Stop the site first.

  DATABASE_URL=postgres://user:password@host:5432/database npm run move-to-postgres

Everything is copied in one transaction and compared by number of rows and checksum of each table; if anything differs,
nothing is changed. Accounts, covers and secrets stay in DATA_DIR, and so does the embedded database, under another name.`;

try {
  const { values } = parseArgs({ options: { help: { type: "boolean" } } });
  if (values.help) {
    print(HELP);
  } else {
    assertSettings();
    const settings = postgresSettings(environmentWith());
    if (!settings)
      throw new PlainFailure(
        "DATABASE_URL is not set.",
        "Set it to an empty database: see npm run move-to-postgres -- --help.",
      );
    const installation = embeddedInstallationAt();
    print(`Moving the database of ${installation.root} to ${settings.name}…`);
    const { digests, aside } = await moveDatabase(installation, settings);
    const rows = Object.values(digests).reduce((sum, digest) => sum + digest.rows, 0);
    print(`Moved ${rows} rows in ${Object.keys(digests).length} tables and sequences; counts and checksums are equal.`);
    print(
      `The embedded database is kept as ${aside} in ${installation.root}. To return to it, unset DATABASE_URL and rename it to "database".`,
    );
    print('Start the site with the same DATABASE_URL: "npm start".');
  }
} catch (error) {
  process.exitCode = explainDataFailure(error);
}
