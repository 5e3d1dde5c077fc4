import type { ChildProcess } from "node:child_process";
import { backendMessageSchema } from "@/supabase/local/backend-message";
import type { Environment } from "@/lib/platform/environment/env.server";
import { logFormat } from "@/lib/platform/telemetry/logger";
import { endChild, FEW_ARENAS, spawnNode } from "@/supabase/local/child-process";
import { relayLines } from "@/supabase/local/relayed-lines";
import { PlainFailure } from "@/supabase/local/plain-failure";

/** Maximum milliseconds of a stop: finishing the queue, then the checkpoint. */
const STOP_PATIENCE = 20_000;

export interface BackendProcess {
  child: ChildProcess;
  url: string;
  port: number;
  applied: string[];
  stop(): Promise<void>;
}

/** The backend did not start. */
export class BackendFailure extends PlainFailure {}

interface Manner {
  /** Waits for a database server without a time limit, as after a start that had reached it. */
  isPatient?: boolean;
  /** Its previous port: used again unless another program has taken it. */
  formerPort?: number;
}

/**
 * Buffers of 128 kB and more, such as results on their way, are returned to the system once they are free. Otherwise they
 * stay between smaller ones: 150 MB of the database's memory after a study was loaded, and more with each minute of load.
 */
const RETURNED: Readonly<Record<string, string>> = { MALLOC_MMAP_THRESHOLD_: "131072" };

/**
 * Starts the backend in its own process and waits until it serves.
 * @param onCreating called on the first start, which takes some seconds longer
 * @throws {BackendFailure}
 */
export function startBackend(
  env: Environment,
  onSpawn: (child: ChildProcess) => void = () => undefined,
  onCreating: () => void = () => undefined,
  { isPatient = false, formerPort }: Manner = {},
): Promise<BackendProcess> {
  const args = [...(isPatient ? ["--patient"] : []), ...(formerPort ? [`--former-port=${formerPort}`] : [])];
  const child = spawnNode("supabase/local/backend.ts", args, {
    env: { ...env, ...FEW_ARENAS, ...RETURNED, LOG_FORMAT: logFormat() },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    typescript: true,
    leavesByItself: true,
  });
  onSpawn(child);
  relayLines(child.stdout, "database", "info");
  relayLines(child.stderr, "database", "error");
  return new Promise((resolve, reject) => {
    let failure: { message: string; remedy: string } | null = null;
    child.on("message", (raw) => {
      const message = backendMessageSchema.parse(raw);
      if (message.kind === "creating") onCreating();
      else if (message.kind === "failed") failure = message;
      else {
        const { url, port, applied } = message;
        resolve({ child, url, port, applied, stop: () => endChild(child, STOP_PATIENCE) });
      }
    });
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      const message = failure?.message ?? `The backend stopped during startup (${signal ?? `exit code ${code}`}).`;
      reject(new BackendFailure(message, failure?.remedy ?? "Start again."));
    });
  });
}
