import { instanceState } from "@/lib/platform/telemetry/instance-state";
import { log } from "@/lib/platform/telemetry/logger";

const LOOK_EVERY = 100;

/** No further visitors: the readiness check says so, and connections end with the answer that is under way on them. */
function beginDraining(now = new Date()): void {
  const state = instanceState();
  if (state.drainingSince) return;
  state.drainingSince = now;
  for (const response of state.inFlight.keys()) if (!response.headersSent) response.shouldKeepAlive = false;
  log().info({ inFlight: state.inFlight.size }, "Draining.");
}

/**
 * Listens for the start command: SIGUSR2 begins the draining, SIGTERM the end, at which Next takes no connection more
 * and finishes what it has begun. Connections that are kept alive without a request would hold it up.
 */
export function listenForTheEnd(): void {
  process.on("SIGUSR2", () => beginDraining());
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      beginDraining();
      setInterval(() => instanceState().server?.closeIdleConnections(), LOOK_EVERY).unref();
    });
  }
}
