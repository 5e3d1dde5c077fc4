const LOOPBACK_V4 = /^127\.\d+\.\d+\.\d+$/;

interface Deployment {
  /** Is what is published now the sample study? */
  isSample: boolean;
  /** The site's configured address; never what a request claims it to be. */
  origin: string;
}

/**
 * May sample accounts, test checkout, readable outbox and design page exist? Only with the sample study, and only
 * where nobody but this machine can come. Otherwise requests for them are answered 404.
 */
export function isDemo({ isSample, origin }: Deployment): boolean {
  const host = URL.parse(origin)?.hostname ?? "";
  const isLocal = host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || LOOPBACK_V4.test(host);
  return isSample && isLocal;
}
