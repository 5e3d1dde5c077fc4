import { instanceState } from "@/lib/platform/telemetry/instance-state";
import { log } from "@/lib/platform/telemetry/logger";

const LOOK_EVERY = 100;

/** No new visitors: the readiness check fails, and each connection closes after its current response. */
function beginDraining(now = new Date()): void {
  const state = instanceState();
  if (state.drainingSince) return;
  state.drainingSince = now;
  for (const response of state.inFlight.keys()) if (!response.headersSent) response.shouldKeepAlive = false;
  log().info({ inFlight: state.inFlight.size }, "Draining.");
}

/**
 * Handles the start command's signals: SIGUSR2 starts draining; on SIGTERM Next accepts no new connections and finishes
 * its requests. Idle keep-alive connections would delay that.
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
