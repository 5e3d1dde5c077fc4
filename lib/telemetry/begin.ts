import { takeOverConsole } from "@/lib/telemetry/console-lines";
import { listenForTheEnd } from "@/lib/telemetry/draining";
import { instanceState } from "@/lib/telemetry/instance-state";
import { watchCalls } from "@/lib/telemetry/watch-calls";
import { watchRequests } from "@/lib/telemetry/watch-requests";

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
