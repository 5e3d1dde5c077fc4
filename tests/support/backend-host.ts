/**
 * A process that serves one test backend after another, so that what a backend needs is loaded once and not for each
 * test file. Each has a new data directory: nothing but the loaded code outlives it. See backend-hosts.ts.
 */
import { rmSync } from "node:fs";
import { installationAt } from "@/supabase/local/installation";
import { type RunningBackend, runBackend } from "@/supabase/local/run-backend";
import { handler } from "@/supabase/functions/initialize-user/handler";
import { newDataDir } from "./backend";
import { type HostedBackend, type HostMessage, hostRequestSchema } from "./backend-host-message";

let running: (RunningBackend & HostedBackend) | null = null;

async function start(): Promise<HostedBackend> {
  const dataDir = await newDataDir();
  const backend = await runBackend({
    installation: installationAt(dataDir),
    postgres: null,
    patience: 0,
    ports: [0],
    issuer: null,
    functions: { "initialize-user": handler },
    // As in the process of the product: nothing is served from then on.
    onBroken: () => process.exit(1),
    onLockLost: () => process.kill(process.pid, "SIGKILL"),
  });
  running = { ...backend, dataDir };
  return { url: backend.url, dataDir };
}

async function stop(): Promise<void> {
  const ended = running;
  running = null;
  await ended?.stop();
  if (ended) rmSync(ended.dataDir, { recursive: true, force: true });
}

const tell = (message: HostMessage) => process.send?.(message);

async function answer(request: unknown): Promise<void> {
  try {
    if (hostRequestSchema.parse(request) === "start") tell({ kind: "started", ...(await start()) });
    else {
      await stop();
      tell({ kind: "stopped" });
    }
  } catch (error) {
    tell({ kind: "failed", message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

process.on("message", (request) => void answer(request));
process.on("disconnect", () => void stop().finally(() => process.exit(0)));
