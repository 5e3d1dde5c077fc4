import { announce } from "@/supabase/local/announce";
import { type BackendProcess, startBackend } from "@/supabase/local/backend-process";
import { inBuildTurn, inUnusedBuild, useBuild } from "@/supabase/local/build-turn";
import { readStamp } from "@/supabase/local/build-stamp";
import { embeddedEnvironment, type Mode, siteEnvironment } from "@/supabase/local/child-environment";
import { endChild, runToEnd, spawnNode } from "@/supabase/local/child-process";
import { type Identity, issuerEnvironment } from "@/supabase/local/identity-mode";
import type { Installation } from "@/supabase/local/installation";
import { PlainFailure } from "@/supabase/local/plain-failure";
import { followPublications, keepNoted } from "@/supabase/local/follow-publications";
import { inTurn } from "@/supabase/local/first-start";
import { postgresSettings } from "@/supabase/local/postgres-settings";
import { step } from "@/supabase/local/progress";
import { currentPublication, refreshPages } from "@/supabase/local/publication";
import type { RunningParts } from "@/supabase/local/running-parts";
import { type Runtime, writeRuntime } from "@/supabase/local/runtime-file";
import { describeSampleAccounts, settleSampleAccounts } from "@/supabase/local/sample-accounts";
import type { Secrets } from "@/supabase/local/secrets";
import { buildContent, buildSite, type DrawnFrom, isBuildCurrent, watchContent } from "@/supabase/local/site-build";
import { type LoadedSite, loadSite, localAddress, serveSite } from "@/supabase/local/site-process";
import { supervise } from "@/supabase/local/supervisor";
import { keepUp } from "@/supabase/local/maintenance";
import { type Environment, environmentWith, requiredSetting, setting } from "@/lib/platform/environment/env.server";
import { logFormat } from "@/lib/platform/telemetry/logger";

export interface Launch {
  mode: Mode;
  identity: Identity;
  isDevelopment: boolean;
  port: number;
  installation: Installation;
  secrets: Secrets;
  parts: RunningParts;
}

const FOLDER_OF_BUILD = setting("NEXT_DIST_DIR") ?? ".next";

/** The stamp of no publication. */
const UNKNOWN = -1;

/** Milliseconds that a site using the backend's old port has to stop. */
const MOVE_PATIENCE = 5_000;

/** Records the backend's address. A disk that is full now must not stop a working backend. */
function noteRuntime(installation: Installation, runtime: Runtime): void {
  try {
    writeRuntime(installation, runtime);
  } catch (error) {
    announce(`  ! Could not write ${installation.runtime} (${String(error)}). Commands will not find this instance.`);
  }
}

/** Stops a site that uses the backend's old port: the supervisor restarts it with the new one. */
async function moveSite(parts: RunningParts, port: number): Promise<void> {
  announce(
    `  ! Another program holds the database's port. The database now uses port ${port}; restarting the web server.`,
  );
  const site = parts.find("site");
  if (site) await endChild(site, MOVE_PATIENCE);
}

/** Starts and supervises the backend, and keeps its recorded address up to date. */
async function launchBackend(launch: Launch): Promise<Runtime> {
  const { installation, parts } = launch;
  const environment = { DATA_DIR: installation.root, ...issuerEnvironment(launch.identity) };
  const runtime: Runtime = { backendUrl: "", appUrl: null, pids: { start: process.pid, backend: 0 } };
  const note = ({ child, url, port }: BackendProcess) => {
    const hasMoved = runtime.backendUrl !== "" && runtime.backendUrl !== url;
    runtime.backendUrl = url;
    runtime.pids.backend = child.pid ?? 0;
    noteRuntime(installation, runtime);
    if (hasMoved) void moveSite(parts, port);
    return child;
  };
  await step("Database", async () => {
    const backend = await startBackend(
      environment,
      (spawned) => parts.note("backend", spawned),
      () => announce("  … Creating the database (takes a few seconds, first start only)"),
    );
    supervise(note(backend), {
      name: "The database",
      async restart() {
        const { port } = new URL(runtime.backendUrl);
        const manner = { isPatient: true, formerPort: Number(port) };
        return note(await startBackend(environment, (spawned) => parts.note("backend", spawned), undefined, manner));
      },
      isStopping: () => parts.isStopping,
      say: announce,
    });
    const { applied } = backend;
    return applied.length > 0 ? `${applied.length} migrations applied` : "";
  });
  return runtime;
}

async function loadSample(environment: Environment, { parts }: Launch): Promise<void> {
  if ((await currentPublication(environment)) > 0) return;
  await step("Loading the sample study", async () => {
    const child = spawnNode("lib/study/cli/cli.ts", ["sample"], {
      env: environment,
      stdio: ["ignore", "pipe", "pipe"],
      typescript: true,
    });
    parts.note("task", child);
    const { code, output } = await runToEnd(child);
    if (code === 0) return;
    throw new PlainFailure(`Could not load the sample study:\n\n${output}`, "Fix the error and start again.");
  });
}

async function prepareSampleAccounts({ identity, parts }: Launch, environment: Environment): Promise<boolean> {
  let outcome = "absent";
  await step("Sample accounts", async () => {
    try {
      outcome = await settleSampleAccounts({ identity, environment, parts });
    } catch (error) {
      if (parts.isStopping) throw error;
      // The site itself refuses sample accounts where they are not allowed, and works without them.
      announce(`  ! Could not create the sample accounts: ${error instanceof Error ? error.message : String(error)}`);
    }
    return outcome === "added" ? "" : null;
  });
  return outcome !== "absent";
}

/** A new web server shows the pages of its build, which may be older than the live publication. */
async function refreshAfterStart(port: number, environment: Environment): Promise<void> {
  if (readStamp(FOLDER_OF_BUILD)?.publication === (await currentPublication(environment))) return;
  await refreshPages(localAddress(port), environment.INTERNAL_TOKEN ?? "");
}

const load = ({ isDevelopment, parts, port }: Launch, environment: Environment): LoadedSite =>
  loadSite({ port, isDevelopment, environment, onSpawn: (spawned) => parts.note("site", spawned) });

/** Has the loaded web server serve, and supervises it. */
async function launchSite(
  launch: Launch,
  first: LoadedSite,
  environment: Environment,
  runtime: Runtime | null,
): Promise<void> {
  const { isDevelopment, parts, port, secrets } = launch;
  const serve = async (site: LoadedSite) => {
    parts.canDrain = false;
    // The backend's port may have changed since the site was last started.
    const data = runtime ? embeddedEnvironment(runtime.backendUrl, secrets) : {};
    const child = await serveSite(site, port, data);
    // It handles the signal from its start on; before, the signal would kill it.
    parts.canDrain = !isDevelopment;
    if (!isDevelopment) {
      await refreshAfterStart(port, { ...environment, ...data }).catch((error: unknown) => {
        announce(`  ! Could not refresh its pages (${String(error)}). They will update within a few minutes.`);
      });
    }
    return child;
  };
  await step("Web server", async () => {
    supervise(await serve(first), {
      name: "The web server",
      restart: () => serve(load(launch, environment)),
      isStopping: () => parts.isStopping,
      say: announce,
    });
  });
}

/**
 * Builds the site unless that is done already, and keeps others from building it anew while this one runs.
 * @param whenReady asked once the pages are to be drawn: with what data
 */
async function prepareBuild(
  environment: Environment,
  parts: RunningParts,
  whenReady: () => Promise<DrawnFrom>,
): Promise<void> {
  const build = async () => {
    await step("Reading the content", () => buildContent(environment));
    await buildSite(FOLDER_OF_BUILD, environment, whenReady, (child) => parts.note("build", child));
  };
  const isCurrent = () => isBuildCurrent(FOLDER_OF_BUILD, environment);
  if (!isCurrent()) await inBuildTurn(async () => (isCurrent() ? undefined : inUnusedBuild(FOLDER_OF_BUILD, build)));
  else announce("  ✓ Build is up to date");
  useBuild(FOLDER_OF_BUILD);
}

/** What pages are drawn from. */
interface Prepared {
  environment: Environment;
  /** Of the backend that is started here; null where there is none. */
  runtime: Runtime | null;
}

/** Brings the data up: the backend, and in it the sample study where nothing was ever published. */
async function prepareData(launch: Launch, site: Environment, shared: Environment): Promise<Prepared> {
  if (launch.mode.kind !== "embedded") return { environment: shared, runtime: null };
  const { installation, port, secrets } = launch;
  const runtime = await launchBackend(launch);
  const data = embeddedEnvironment(runtime.backendUrl, secrets);
  await inTurn(postgresSettings(environmentWith()), () => loadSample({ ...site, ...data }, launch));
  runtime.appUrl = `http://localhost:${port}`;
  writeRuntime(installation, runtime);
  return { environment: { ...shared, ...data }, runtime };
}

async function prepareContent(environment: Environment, parts: RunningParts): Promise<void> {
  await step("Reading the content", () => buildContent(environment));
  parts.note("content", watchContent(environment));
}

/** Brings everything up, each as soon as what it needs is there, and says what to open. */
export async function launchAll(launch: Launch): Promise<void> {
  const { installation, isDevelopment, parts, port, secrets } = launch;
  const startedAt = performance.now();
  const site: Record<string, string> = {
    ...siteEnvironment(port, installation.root, secrets),
    LOCAL_ORIGIN: localAddress(port),
  };
  const origin = site.APP_ORIGIN ?? "";
  // Pages drawn during a build hold this source's data: another one needs another build.
  // That of an image says so itself: its pages are drawn anew at each start.
  const DATA_SOURCE =
    setting("DATA_SOURCE") ??
    (launch.mode.kind === "hosted" ? requiredSetting("SUPABASE_URL") : secrets.installationId);
  // The site asks the backend: it does not need the database password.
  const LOG_FORMAT = logFormat();
  const shared = environmentWith({ ...site, DATA_SOURCE, LOG_FORMAT, DATABASE_URL: undefined });
  const preparing = prepareData(launch, site, shared);
  const drawnFrom = async (): Promise<DrawnFrom> => {
    const { environment } = await preparing;
    return { environment, publication: await currentPublication(environment) };
  };
  const prepareSite = async () => {
    if (isDevelopment) {
      await prepareContent(shared, parts);
      return null;
    }
    await prepareBuild(shared, parts, drawnFrom);
    return load(launch, shared);
  };
  // Compiling takes about as long as the data of a first start, loading as long as those of a later one; both need none.
  const [{ environment, runtime }, hasSampleAccounts, loaded] = await Promise.all([
    preparing,
    preparing.then((prepared) => prepareSampleAccounts(launch, prepared.environment)),
    prepareSite(),
  ]);
  // Before the site shows anything: one published meanwhile is followed, and if none can be read, the first that can be.
  const seen = await currentPublication(environment).catch(() => UNKNOWN);
  await launchSite(launch, loaded ?? load(launch, environment), environment, runtime);
  const reached = { siteUrl: localAddress(port), isStopping: () => parts.isStopping };
  const now = () => (runtime ? { ...environment, SUPABASE_URL: runtime.backendUrl } : environment);
  followPublications({ ...reached, environment: now }, seen);
  if (launch.mode.kind === "hosted" || setting("DATABASE_URL")) keepNoted({ ...reached, environment: now });
  keepUp({ ...reached, environment, say: announce });
  const total = ((performance.now() - startedAt) / 1000).toFixed(1);
  announce(`\n  Granskog is running at ${origin} (ready in ${total} s; press Ctrl+C to stop)\n`);
  if (hasSampleAccounts) announce(describeSampleAccounts(origin));
}
