import type { ServerResponse, Server } from "node:http";
import { AsyncLocalStorage } from "node:async_hooks";

/** An error as recorded: last time, count, last request and message, without personal data. */
export interface RememberedError {
  at: string;
  times: number;
  requestId: string | null;
  message: string;
}

/** Results of the last maintenance run on this instance. */
export interface MaintenanceNote {
  at: string;
  took: number;
  done: Record<string, number | "failed">;
}

/** State of a pending request. */
export interface RequestState {
  id: string;
  /** Arrival, in the milliseconds of `performance.now()`. */
  startedAt?: number;
  /** It sends something: an action, which may take its time, comes before its page. */
  isSent?: boolean;
  /** Deadline for its page, likewise; absent if only each call has one. */
  deadline?: number;
  /** What its page says instead of its content: it could not be loaded, its reader asked too often, or nothing is there. */
  failure?: { status: 503 | 429; retryAfter: number } | { status: 404 };
  /** It has been answered: anything still running, such as a timer, no longer runs for it. */
  isOver?: boolean;
}

interface InstanceState {
  startedAt: Date;
  /** Since when this process has been draining. */
  drainingSince: Date | null;
  /** The web server, set with its first request. */
  server: Server | null;
  inFlight: Map<ServerResponse, RequestState>;
  requests: AsyncLocalStorage<RequestState>;
  errors: RememberedError[];
  maintenance: MaintenanceNote | null;
}

const KEY = Symbol.for("granskog.instance");
const MOST_ERRORS = 20;

type Holder = typeof globalThis & { [KEY]?: InstanceState };

/**
 * The state of this process. Next bundles its hooks separately from its routes, each with their own modules: only the
 * global object is common to both.
 */
export function instanceState(): InstanceState {
  const holder: Holder = globalThis;
  holder[KEY] ??= {
    startedAt: new Date(Date.now() - process.uptime() * 1000),
    drainingSince: null,
    server: null,
    inFlight: new Map(),
    requests: new AsyncLocalStorage(),
    errors: [],
    maintenance: null,
  };
  return holder[KEY];
}

/** The current request, or null outside a request or after its response. */
export function currentRequest(): RequestState | null {
  const request = instanceState().requests.getStore();
  return request && !request.isOver ? request : null;
}

/** Its id, or null. */
export const currentRequestId = (): string | null => currentRequest()?.id ?? null;

/**
 * Records an error, latest first. A repeated error is counted, so that it does not push out others. The oldest is
 * dropped.
 */
export function rememberError(message: string, now = new Date()): void {
  const { errors } = instanceState();
  const known = errors.findIndex((error) => error.message === message);
  const times = known < 0 ? 0 : (errors.splice(known, 1)[0]?.times ?? 0);
  errors.unshift({ at: now.toISOString(), times: times + 1, requestId: currentRequestId(), message });
  errors.length = Math.min(errors.length, MOST_ERRORS);
}

/** Records the results of a maintenance run, and how many milliseconds it took. */
export function recordMaintenance(done: MaintenanceNote["done"], took: number, now = new Date()): void {
  instanceState().maintenance = { at: now.toISOString(), took: Math.round(took), done };
}
