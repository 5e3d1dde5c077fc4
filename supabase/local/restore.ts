/** `npm run restore -- FILE`: replaces the contents of the data directory with a backup. */
import { parseArgs } from "node:util";
import { explainDataFailure } from "@/supabase/local/explain-failure";
import { installationAt } from "@/supabase/local/installation";
import { PlainFailure } from "@/supabase/local/plain-failure";
import { postgresSettings } from "@/supabase/local/postgres-settings";
import { restoreBackup } from "@/supabase/local/restore-backup";
import { environmentWith } from "@/lib/platform/environment/env.server";
import { assertSettings } from "@/supabase/local/assert-settings";
import { print } from "@/lib/platform/terminal/terminal";

const HELP = `Replace the contents of DATA_DIR with a backup. Stop the site first. The current contents are kept in a separate folder.

  npm run restore -- FILE.tar.gz
  npm run restore -- DATA_DIR/before-restore-…   undo a restore`;

try {
  const { values, positionals } = parseArgs({ options: { help: { type: "boolean" } }, allowPositionals: true });
  const [source, ...more] = positionals;
  if (values.help) {
    print(HELP);
  } else {
    if (source === undefined || more.length > 0)
      throw new PlainFailure("Give exactly one backup.", "npm run restore -- FILE.tar.gz");
    assertSettings();
    const installation = installationAt();
    const { manifest, aside } = await restoreBackup(installation, postgresSettings(environmentWith()), source);
    print(
      manifest
        ? `${installation.root} has been restored to ${manifest.madeAt}.`
        : `${installation.root} is as it was before.`,
    );
    print(
      `The previous contents are in ${aside}; undo with "npm run restore -- ${aside}". Start the site with "npm start".`,
    );
  }
} catch (error) {
  process.exitCode = explainDataFailure(error);
}
