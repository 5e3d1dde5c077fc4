const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

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
  const host = URL.parse(origin)?.hostname;
  return isSample && host !== undefined && LOOPBACK.test(host);
}
