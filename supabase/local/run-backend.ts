import type { PGlite } from "@electric-sql/pglite";
import { type BackendParts, createHandler, type EdgeFunctions } from "@/supabase/local/backend-handler";
import type { Issuer } from "@/supabase/local/caller";
import { createDataApi } from "@/supabase/local/data-api";
import { openDatabase } from "@/supabase/local/database";
import { Housekeeping } from "@/supabase/local/housekeeping";
import type { Installation } from "@/supabase/local/installation";
import { closeServer, listenOnLoopback } from "@/supabase/local/listen";
import { takeLock } from "@/supabase/local/owner-lock";
import { PlainFailure } from "@/supabase/local/plain-failure";
import { QueueFull, RequestQueue } from "@/supabase/local/request-queue";
import { loadSecrets } from "@/supabase/local/secrets";
import { Storage } from "@/supabase/local/storage";
import { assertPrivileges } from "@/supabase/local/self-test";
import { Watchdog } from "@/supabase/local/watchdog";

/** Requests that may wait at once; the next one is told to come back. */
const QUEUE_LIMIT = 256;
/** Milliseconds open requests get at a stop. */
const STOP_PATIENCE = 10_000;
/** Milliseconds in which a database in order answers the simplest question. */
const PROBE_LIMIT = 5_000;
/** Milliseconds between two looks at whether the lock is still ours. */
const LOCK_WATCH = 5_000;

export interface BackendOptions {
  installation: Installation;
  /** The first free one is used; 0 is any. */
  ports: number[];
  issuer: Issuer | null;
  functions: EdgeFunctions;
  /** Called when the database does not answer any more, such as after a full disk: only a new process mends that. */
  onBroken(reason: unknown): void;
  /** Called when the database folder turned out to belong to another process: stop at once, write nothing more. */
  onLockLost(): void;
}

export interface RunningBackend {
  url: string;
  port: number;
  /** Names of the migrations this start applied. */
  applied: string[];
  database: PGlite;
  /** Finishes what is queued, closes the database and frees the lock. */
  stop(): Promise<void>;
}

/** Opens the database of an installation and serves it. One process runs at most one. */
export async function runBackend(options: BackendOptions): Promise<RunningBackend> {
  const { installation } = options;
  const secrets = loadSecrets(installation);
  const lock = takeLock(installation.lock);
  process.once("exit", () => lock.release());
  const watch = setInterval(() => {
    if (!lock.isStillOurs()) options.onLockLost();
  }, LOCK_WATCH);
  watch.unref();

  const { connection, applied } = await openDatabase(installation.database);
  const queue = new RequestQueue(QUEUE_LIMIT);
  const housekeeping = new Housekeeping(connection.driver, queue);
  await housekeeping.begin();
  const api = await createDataApi(connection);
  const watchdog = new Watchdog();
  const isAlive = () => watchdog.within(PROBE_LIMIT, () => connection.driver.query("select 1"));
  const parts: BackendParts = {
    api,
    queue,
    watchdog,
    secrets,
    issuer: options.issuer,
    functions: options.functions,
    storage: new Storage(installation.covers),
    onWrite: () => housekeeping.noteWrite(),
    onTrouble: () =>
      void queue.run(isAlive).catch((error: unknown) => {
        if (!(error instanceof QueueFull)) options.onBroken(error);
      }),
  };

  await api(new Request("http://127.0.0.1/rest/v1/rpc/current_publication"), { role: "anon" });
  await assertPrivileges(connection.driver);

  const listening = await listenOnLoopback(createHandler(parts), options.ports);
  if (!listening) {
    throw new PlainFailure(
      `The backend's port ${options.ports.join(", ")} is taken.`,
      "Set BACKEND_PORT to a free one, or leave it unset to have one chosen.",
    );
  }
  return {
    url: `http://127.0.0.1:${listening.port}`,
    port: listening.port,
    applied,
    database: connection.driver,
    async stop() {
      clearInterval(watch);
      housekeeping.stop();
      await closeServer(listening.server, STOP_PATIENCE);
      await queue.idle();
      await connection.driver.exec("checkpoint");
      await connection.close();
      lock.release();
    },
  };
}
