import { takeOverConsole } from "@/lib/platform/telemetry/console-lines";
import { listenForTheEnd } from "@/lib/platform/telemetry/draining";
import { instanceState } from "@/lib/platform/telemetry/instance-state";
import { watchCalls } from "@/lib/platform/telemetry/watch-calls";
import { watchRequests } from "@/lib/platform/telemetry/watch-requests";

/** Begins to watch this process, once, before it answers anybody. */
export async function beginTelemetry(): Promise<void> {
  instanceState();
  watchRequests();
  watchCalls();
  if (process.env.NODE_ENV === "production") {
    takeOverConsole();
    listenForTheEnd();
  }
  if (!process.env.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { registerOTel } = await import("@vercel/otel");
  registerOTel({ serviceName: process.env.OTEL_SERVICE_NAME || "granskog" });
}
