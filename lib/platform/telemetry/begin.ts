import { listenForTheEnd } from "@/lib/platform/telemetry/draining";
import { instanceState } from "@/lib/platform/telemetry/instance-state";
import { watchCalls } from "@/lib/platform/telemetry/watch-calls";
import { watchRequests } from "@/lib/platform/telemetry/watch-requests";
import { faultsOfSettings, setting, SettingError } from "@/lib/platform/environment/env.server";

/**
 * Starts telemetry for this process, once, before its first request.
 * @throws {SettingError} that names all invalid settings
 */
export async function beginTelemetry(): Promise<void> {
  const faults = faultsOfSettings();
  if (faults.length > 0) throw new SettingError(`Invalid settings: ${faults.join("; ")}`);
  instanceState();
  watchRequests();
  watchCalls();
  if (process.env.NODE_ENV === "production") listenForTheEnd();
  if (!setting("OTEL_EXPORTER_OTLP_ENDPOINT")) return;
  const { registerOTel } = await import("@vercel/otel");
  registerOTel({ serviceName: setting("OTEL_SERVICE_NAME") ?? "granskog" });
}
