import type { ChildProcess } from "node:child_process";
import { backendMessageSchema } from "@/supabase/local/backend-message";
import type { Environment } from "@/lib/platform/environment/env.server";
import { logFormat } from "@/lib/platform/telemetry/logger";
import { endChild, spawnNode } from "@/supabase/local/child-process";
import { relayLines } from "@/supabase/local/relayed-lines";
import { PlainFailure } from "@/supabase/local/plain-failure";

/** Milliseconds a stop may take: finishing what is queued, then the checkpoint. */
const STOP_PATIENCE = 20_000;

export interface BackendProcess {
  child: ChildProcess;
  url: string;
  port: number;
  applied: string[];
  stop(): Promise<void>;
}

/** Thrown when the backend did not come up. */
export class BackendFailure extends PlainFailure {}

interface Manner {
  /** Waits for a database server for as long as it takes, as after a start that had reached it. */
  isPatient?: boolean;
  /** Where it answered before it ended: used again unless another program has taken it. */
  formerPort?: number;
}

/**
 * Starts the backend in a process of its own and waits until it serves.
 * @param onCreating called when it is the first start, which takes some seconds longer
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
    env: { ...env, LOG_FORMAT: logFormat() },
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
