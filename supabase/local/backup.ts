/** `npm run backup -- [FOLDER or FILE]`: backs up everything in the data directory that cannot be computed again. */
import { parseArgs } from "node:util";
import { explainDataFailure } from "@/supabase/local/explain-failure";
import { installationAt } from "@/supabase/local/installation";
import { makeBackup } from "@/supabase/local/make-backup";
import { PlainFailure } from "@/supabase/local/plain-failure";
import { postgresSettings } from "@/supabase/local/postgres-settings";
import { environmentWith } from "@/lib/platform/environment/env.server";
import { assertSettings } from "@/supabase/local/assert-settings";
import { print } from "@/lib/platform/terminal/terminal";

const HELP = `Back up the database, accounts, covers and secrets to one file. Works while the site is running.

  npm run backup -- [FOLDER or FILE.tar.gz]   default: the folder backups of the data directory
    --keep N              keep only the N latest backups in the folder
    --without-database    with DATABASE_URL: skip the database (backed up separately)

Store a copy on another machine and protect it like the database: it contains the site's keys.`;

const wholeNumber = (text: string): number => {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new PlainFailure(`--keep must be a number of backups; got ${text}.`, "Use a whole number, 1 or more.");
};

try {
  const options = {
    keep: { type: "string" },
    "without-database": { type: "boolean" },
    help: { type: "boolean" },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help) {
    print(HELP);
  } else {
    if (positionals.length > 1) throw new PlainFailure("Too many arguments.", "Give one folder or file.");
    assertSettings();
    const installation = installationAt();
    const { file, bytes, manifest, pruned } = await makeBackup({
      installation,
      postgres: postgresSettings(environmentWith()),
      destination: positionals[0],
      keep: values.keep === undefined ? undefined : wholeNumber(values.keep),
      withoutDatabase: values["without-database"] ?? false,
    });
    const rows = Object.values(manifest.database.rows).reduce((sum, count) => sum + count, 0);
    print(
      `${file}: ${(bytes / 1e6).toFixed(1)} MB, ${rows} rows in ${Object.keys(manifest.database.rows).length} tables, ${manifest.files.length} files; verified.`,
    );
    if (values["without-database"]) print("The server's database is not included.");
    for (const name of pruned) print(`Removed ${name}.`);
  }
} catch (error) {
  process.exitCode = explainDataFailure(error);
}
