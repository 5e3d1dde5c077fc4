import type { ServerResponse, Server } from "node:http";
import { AsyncLocalStorage } from "node:async_hooks";

/**
 * An error as it is remembered: when last, how often, in which request last, and what it said, without anyone's data.
 */
export interface RememberedError {
  at: string;
  times: number;
  requestId: string | null;
  message: string;
}

/** What maintenance did when it last ran here. */
export interface MaintenanceNote {
  at: string;
  took: number;
  done: Record<string, number | "failed">;
}

/** What is known of a request while it is answered. */
export interface RequestState {
  id: string;
  /** When it came, in the milliseconds of `performance.now()`. */
  startedAt?: number;
  /** The same for when its page must have been answered; absent where it has as long as each of its calls. */
  deadline?: number;
  /** Its page could not be loaded, and says so. */
  isUnavailable?: boolean;
  /** It was answered: what runs on from it, such as a timer, is no longer on its behalf. */
  isOver?: boolean;
}

interface InstanceState {
  startedAt: Date;
  /** Since when this process takes no further visitors. */
  drainingSince: Date | null;
  /** The web server, known from its first request on. */
  server: Server | null;
  inFlight: Map<ServerResponse, RequestState>;
  requests: AsyncLocalStorage<RequestState>;
  errors: RememberedError[];
  maintenance: MaintenanceNote | null;
}

const KEY = Symbol.for("granskog.instance");
const MOST_ERRORS = 20;

type Holder = typeof globalThis & { [KEY]?: InstanceState };

/** The state of this process. Next bundles its hooks apart from its routes, each with modules of its own: only the global object is common to them. */
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

/** The request that is being answered, or null outside of any and after it was answered. */
export function currentRequest(): RequestState | null {
  const request = instanceState().requests.getStore();
  return request && !request.isOver ? request : null;
}

/** Its id, or null. */
export const currentRequestId = (): string | null => currentRequest()?.id ?? null;

/** Remembers an error, the latest first; the same one again is counted, so that it drives no other out. The oldest is forgotten. */
export function rememberError(message: string, now = new Date()): void {
  const { errors } = instanceState();
  const known = errors.findIndex((error) => error.message === message);
  const times = known < 0 ? 0 : (errors.splice(known, 1)[0]?.times ?? 0);
  errors.unshift({ at: now.toISOString(), times: times + 1, requestId: currentRequestId(), message });
  errors.length = Math.min(errors.length, MOST_ERRORS);
}

/** Notes what a run of maintenance did, and how many milliseconds it took. */
export function recordMaintenance(done: MaintenanceNote["done"], took: number, now = new Date()): void {
  instanceState().maintenance = { at: now.toISOString(), took: Math.round(took), done };
}
