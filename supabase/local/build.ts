/**
 * `npm run build`: builds the site ahead of its first start, for an image. Its prerendered pages show an empty
 * temporary installation, so the build is marked as older than any publication: each start renders them again.
 */
import { inspect } from "node:util";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BackendFailure, startBackend } from "@/supabase/local/backend-process";
import { inBuildTurn, inUnusedBuild } from "@/supabase/local/build-turn";
import { embeddedEnvironment, siteEnvironment } from "@/supabase/local/child-environment";
import { installationAt } from "@/supabase/local/installation";
import { PlainFailure } from "@/supabase/local/plain-failure";
import { step } from "@/supabase/local/progress";
import { RunningParts } from "@/supabase/local/running-parts";
import { loadSecrets } from "@/supabase/local/secrets";
import { buildContent, buildSite } from "@/supabase/local/site-build";
import { environmentWith, setting } from "@/lib/platform/environment/env.server";
import { assertSettings } from "@/supabase/local/assert-settings";
import { printError } from "@/lib/platform/terminal/terminal";

/** Older than any publication, or none. */
const BEFORE_ALL = -1;

const parts = new RunningParts();
const root = mkdtempSync(join(tmpdir(), "granskog-build-"));

async function build(): Promise<void> {
  assertSettings();
  const installation = installationAt(root);
  const secrets = loadSecrets(installation);
  const backend = await startBackend(
    { DATA_DIR: root },
    (spawned) => parts.note("backend", spawned),
    () => undefined,
  );
  const site = siteEnvironment(setting("PORT") ?? 3000, root, secrets);
  const DATA_SOURCE = setting("DATA_SOURCE") ?? "image";
  const environment = environmentWith({ ...site, ...embeddedEnvironment(backend.url, secrets), DATA_SOURCE });
  const distDir = setting("NEXT_DIST_DIR") ?? ".next";
  await inBuildTurn(() =>
    inUnusedBuild(distDir, async () => {
      await step("Reading the content", () => buildContent(environment));
      await buildSite(
        distDir,
        environment,
        () => Promise.resolve({ environment, publication: BEFORE_ALL }),
        (child) => parts.note("build", child),
      );
    }),
  );
}

let code = 0;
try {
  await build();
} catch (error) {
  code = 1;
  printError(error instanceof PlainFailure || error instanceof BackendFailure ? error.message : inspect(error));
}
await parts.stop();
rmSync(root, { recursive: true, force: true });
process.exit(code);
