import { join } from "node:path";
import { type BackendParts, createHandler, type EdgeFunctions } from "@/supabase/local/backend-handler";
import type { Issuer } from "@/supabase/local/caller";
import { draftsOf } from "@/supabase/local/backup-database";
import { createDataApi } from "@/supabase/local/data-api";
import type { StoreEvents } from "@/supabase/local/data-store";
import { openEmbeddedStore } from "@/supabase/local/embedded-store";
import type { Installation } from "@/supabase/local/installation";
import { closeServer, listenOnLoopback } from "@/supabase/local/listen";
import { takeLock } from "@/supabase/local/owner-lock";
import { PlainFailure } from "@/supabase/local/plain-failure";
import type { PostgresSettings } from "@/supabase/local/postgres-settings";
import { openPostgresStore } from "@/supabase/local/postgres-store";
import { RequestQueue } from "@/supabase/local/request-queue";
import { loadSecrets } from "@/supabase/local/secrets";
import { Storage } from "@/supabase/local/storage";
import { assertPrivileges } from "@/supabase/local/self-test";

/** Maximum waiting requests; further ones are told to retry. */
const QUEUE_LIMIT = 256;
/** Milliseconds that open requests get when stopping. */
const STOP_PATIENCE = 10_000;
/** Milliseconds between checks whether the lock is still ours. */
const LOCK_WATCH = 5_000;

export interface BackendOptions extends StoreEvents {
  installation: Installation;
  /** The server to use; null for the data directory's own database. */
  postgres: PostgresSettings | null;
  /** Milliseconds to wait for an unreachable server. */
  patience: number;
  /** The first free one is used; 0 picks any. */
  ports: number[];
  issuer: Issuer | null;
  functions: EdgeFunctions;
}

export interface RunningBackend {
  url: string;
  port: number;
  /** Names of the migrations applied by this start. */
  applied: string[];
  /** Finishes the queue, closes the database and releases the lock. */
  stop(): Promise<void>;
}

/** Opens an installation's database and serves it. At most one per process. */
export async function runBackend(options: BackendOptions): Promise<RunningBackend> {
  const { installation, postgres } = options;
  const secrets = loadSecrets(installation);
  const lock = takeLock(installation.lock);
  const releaseAtExit = () => lock.release();
  process.once("exit", releaseAtExit);
  const watch = setInterval(() => {
    if (!lock.isStillOurs()) options.onLockLost();
  }, LOCK_WATCH);
  watch.unref();

  const queue = new RequestQueue(QUEUE_LIMIT, postgres?.pool ?? 1);
  const store = postgres
    ? await openPostgresStore(postgres, options.patience, options)
    : await openEmbeddedStore(installation, queue, options);
  const api = await createDataApi(store.connection);
  const parts: BackendParts = {
    api,
    queue,
    watchdog: store.watchdog,
    secrets,
    issuer: options.issuer,
    functions: options.functions,
    storage: new Storage(installation.covers),
    ...(store.copyTo && {
      copy: (draft: string) => store.copyTo?.(join(draftsOf(installation), draft, "database")) ?? Promise.resolve(),
    }),
    onWrite: () => store.noteWrite(),
    onTrouble: () => store.noteTrouble(),
  };

  await api(new Request("http://127.0.0.1/rest/v1/rpc/current_publication"), { role: "anon" });
  await assertPrivileges(store.database);

  const listening = await listenOnLoopback(createHandler(parts), options.ports);
  if (!listening) {
    throw new PlainFailure(
      `The backend's port ${options.ports.join(", ")} is in use.`,
      "Set BACKEND_PORT to a free port, or leave it unset to choose one automatically.",
    );
  }
  return {
    url: `http://127.0.0.1:${listening.port}`,
    port: listening.port,
    applied: store.applied,
    async stop() {
      clearInterval(watch);
      await closeServer(listening.server, STOP_PATIENCE);
      await queue.idle();
      await store.close();
      lock.release();
      process.off("exit", releaseAtExit);
    },
  };
}
