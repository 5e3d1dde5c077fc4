import type { HeaderReader } from "@/lib/platform/requests/own-origin";
import { wasReachedDirectly } from "@/lib/platform/requests/reached";

const LOOPBACK_V4 = /^127\.\d+\.\d+\.\d+$/;

const isLocalName = (host: string) =>
  host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || host === "::1" || LOOPBACK_V4.test(host);

/** Whether it is a loopback address, such as "http://localhost:3000". */
const isLocal = (origin: string) => isLocalName(URL.parse(origin)?.hostname ?? "");

/** Settings that decide where demonstrations are allowed; a running site passes its own (`demoSettings`). */
export interface DemoSettings {
  /** The site's configured address, never the one a request claims. */
  origin: string;
  /** What the site listens on; null for the default, which is loopback. */
  listensOn: string | null;
  /** Is a reverse proxy configured? */
  hasProxy: boolean;
}

interface Deployment extends DemoSettings {
  /** Whether the sample study is published. */
  isSample: boolean;
}

/**
 * Whether sample accounts, test checkout, a readable outbox and the design page may exist: only with the sample study,
 * and only if the site is reachable from this machine alone. Otherwise they return 404.
 */
export function isDemo({ isSample, origin, listensOn, hasProxy }: Deployment): boolean {
  return isSample && isLocal(origin) && (listensOn === null || isLocalName(listensOn)) && !hasProxy;
}

/**
 * Whether this request comes straight from a browser on this machine. Requests through a proxy never do, under any
 * name.
 */
export function isFromThisMachine(headers: HeaderReader): boolean {
  return wasReachedDirectly(headers) && isLocal(`http://${headers.get("host") ?? ""}`);
}
