import { statSync } from "node:fs";
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import { instanceState } from "@/lib/platform/telemetry/instance-state";
import { given, setting } from "@/lib/platform/environment/env.server";

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function makeMetrics() {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: "granskog_build_info",
    help: "Running build.",
    labelNames: ["version", "built"],
    registers,
  }).set({ version: given("npm_package_version") ?? "unknown", built: builtAt() }, 1);
  new Gauge({
    name: "granskog_requests_in_flight",
    help: "Requests in progress.",
    registers,
    collect() {
      this.set(instanceState().inFlight.size);
    },
  });
  new Gauge({
    name: "granskog_draining",
    help: "1 while the instance is draining.",
    registers,
    collect() {
      this.set(instanceState().drainingSince ? 1 : 0);
    },
  });
  new Gauge({
    name: "granskog_upkeep_last_run_timestamp_seconds",
    help: "Time of the last maintenance run on this instance; 0 before the first.",
    registers,
    collect() {
      this.set(Date.parse(instanceState().maintenance?.at ?? "1970-01-01T00:00:00Z") / 1000);
    },
  });
  return {
    registry,
    requests: new Histogram({
      name: "granskog_request_duration_seconds",
      help: "Time until the response was sent completely.",
      labelNames: ["method", "route", "status"],
      buckets: SECONDS,
      registers,
    }),
    calls: new Histogram({
      name: "granskog_outbound_duration_seconds",
      help: "Time until an outbound call returned.",
      labelNames: ["target", "outcome"],
      buckets: SECONDS,
      registers,
    }),
    errors: new Counter({
      name: "granskog_render_errors_total",
      help: "Pages, handlers and actions that failed.",
      labelNames: ["route"],
      registers,
    }),
    backendQueue: new Gauge({
      name: "granskog_backend_queue_length",
      help: "Calls queued or running in the backend at its last response.",
      registers,
    }),
    publication: new Gauge({
      name: "granskog_publication_timestamp_seconds",
      help: "Time of the last publication or rollback, as last read from the database.",
      registers,
    }),
    accounts: new Gauge({
      name: "granskog_accounts_up",
      help: "1 while the account store can be read.",
      registers,
    }),
    disk: new Gauge({
      name: "granskog_disk_bytes",
      help: "Bytes of the disk that holds the data directory.",
      labelNames: ["kind"],
      registers,
    }),
    emails: new Gauge({
      name: "granskog_letters_waiting",
      help: "Emails waiting for the mail server.",
      registers,
    }),
  };
}

/** Seconds since startup that went into freeing memory. */
export async function timeFreeing(): Promise<number> {
  const counted = await metrics().registry.getSingleMetric("nodejs_gc_duration_seconds")?.get();
  const sums = counted?.values.filter((value) => "metricName" in value && String(value.metricName).endsWith("_sum"));
  return sums?.reduce((sum, { value }) => sum + value, 0) ?? 0;
}

/** Time of the build, from its folder. */
export function builtAt(): string {
  try {
    return statSync(`${setting("NEXT_DIST_DIR") ?? ".next"}/BUILD_ID`).mtime.toISOString();
  } catch {
    return "unknown";
  }
}

const KEY = Symbol.for("granskog.metrics");
type Holder = typeof globalThis & { [KEY]?: ReturnType<typeof makeMetrics> };

/** This process's metrics, in Prometheus format. Each label has a limited number of values. */
export function metrics() {
  const holder: Holder = globalThis;
  holder[KEY] ??= makeMetrics();
  return holder[KEY];
}
