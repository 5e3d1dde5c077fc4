/** `npm run restore -- FILE`: puts a backup in the place of what the data directory holds. */
import { parseArgs } from "node:util";
import { explainDataFailure } from "@/supabase/local/explain-failure";
import { installationAt } from "@/supabase/local/installation";
import { PlainFailure } from "@/supabase/local/plain-failure";
import { postgresSettings } from "@/supabase/local/postgres-settings";
import { restoreBackup } from "@/supabase/local/restore-backup";
import { environmentWith } from "@/lib/platform/environment/env.server";
import { assertSettings } from "@/supabase/local/assert-settings";
import { print } from "@/lib/platform/terminal/terminal";

const HELP = `Puts a backup in the place of what DATA_DIR holds, with the site stopped. What was there is kept beside.

  npm run restore -- FILE.tar.gz
  npm run restore -- DATA_DIR/before-restore-…   takes a restore back`;

try {
  const { values, positionals } = parseArgs({ options: { help: { type: "boolean" } }, allowPositionals: true });
  const [source, ...more] = positionals;
  if (values.help) {
    print(HELP);
  } else {
    if (source === undefined || more.length > 0)
      throw new PlainFailure("Name one backup.", "npm run restore -- FILE.tar.gz");
    assertSettings();
    const installation = installationAt();
    const { manifest, aside } = await restoreBackup(installation, postgresSettings(environmentWith()), source);
    print(
      manifest
        ? `${installation.root} is as it was on ${manifest.madeAt}.`
        : `${installation.root} is as it was before.`,
    );
    print(`What was there is in ${aside}; "npm run restore -- ${aside}" takes this back. Start with "npm start".`);
  }
} catch (error) {
  process.exitCode = explainDataFailure(error);
}
