import type { HeaderReader } from "@/lib/platform/requests/own-origin";
import { wasReachedDirectly } from "@/lib/platform/requests/reached";

const LOOPBACK_V4 = /^127\.\d+\.\d+\.\d+$/;

const isLocalName = (host: string) =>
  host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || host === "::1" || LOOPBACK_V4.test(host);

/** Is it an address of this machine alone, "http://localhost:3000"? */
const isLocal = (origin: string) => isLocalName(URL.parse(origin)?.hostname ?? "");

/** Settings that decide where a demonstration may be; a running site passes its own (`demoSettings`). */
export interface DemoSettings {
  /** The site's configured address; never what a request claims it to be. */
  origin: string;
  /** What the site listens on; null for the default, which is loopback. */
  listensOn: string | null;
  /** Is a reverse proxy configured? */
  hasProxy: boolean;
}

interface Deployment extends DemoSettings {
  /** Is what is published now the sample study? */
  isSample: boolean;
}

/**
 * May sample accounts, test checkout, readable outbox and design page exist? Only with the sample study, and only
 * where nobody but this machine can come. Otherwise requests for them are answered 404.
 */
export function isDemo({ isSample, origin, listensOn, hasProxy }: Deployment): boolean {
  return isSample && isLocal(origin) && (listensOn === null || isLocalName(listensOn)) && !hasProxy;
}

/** Does this request come straight from a browser of this machine? No proxy passes one on, whatever name it is asked by. */
export function isFromThisMachine(headers: HeaderReader): boolean {
  return wasReachedDirectly(headers) && isLocal(`http://${headers.get("host") ?? ""}`);
}
