/**
 * `npm run build`: builds the site ahead of its first start, for an image. The pages drawn meanwhile are of an empty
 * installation that is thrown away, so the build is marked as older than anything published: each start has them drawn anew.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BackendFailure, startBackend } from "@/supabase/local/backend-process";
import { embeddedEnvironment, siteEnvironment } from "@/supabase/local/child-environment";
import { installationAt } from "@/supabase/local/installation";
import { PlainFailure } from "@/supabase/local/plain-failure";
import { parsePort } from "@/supabase/local/port-holder";
import { step } from "@/supabase/local/progress";
import { RunningParts } from "@/supabase/local/running-parts";
import { loadSecrets } from "@/supabase/local/secrets";
import { buildContent, buildSite } from "@/supabase/local/site-build";

/** Older than every publication, also than none. */
const BEFORE_ALL = -1;

const parts = new RunningParts();
const root = mkdtempSync(join(tmpdir(), "granskog-build-"));

async function build(): Promise<void> {
  const installation = installationAt(root);
  const secrets = loadSecrets(installation);
  const backend = await startBackend(
    { DATA_DIR: root },
    (spawned) => parts.note("backend", spawned),
    () => undefined,
  );
  const site = siteEnvironment(parsePort(process.env.PORT || "3000", "PORT"), root, secrets);
  const DATA_SOURCE = process.env.DATA_SOURCE || "image";
  const environment = { ...process.env, ...site, ...embeddedEnvironment(backend.url, secrets), DATA_SOURCE };
  await step("Reading the content", () => buildContent(environment));
  await step("Building the site", () =>
    buildSite(process.env.NEXT_DIST_DIR || ".next", environment, BEFORE_ALL, (child) => parts.note("task", child)),
  );
}

let code = 0;
try {
  await build();
} catch (error) {
  code = 1;
  console.error(error instanceof PlainFailure || error instanceof BackendFailure ? error.message : error);
}
await parts.stop();
rmSync(root, { recursive: true, force: true });
process.exit(code);
