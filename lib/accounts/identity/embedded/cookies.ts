/** Cookies of the embedded accounts. The edge reads the first of them: nothing heavy may be imported here. */

/** The browser's name for its session. Only the server can tell whether there is one by that name. */
export const SESSION_COOKIE = "granskog.session_token";
/**
 * A cookie's name as browsers are given it on https. By `__Host-` they take it for this host alone, over https and for
 * the whole site, so that no neighbour of the same domain and no one on the line can put one of theirs in its place
 * (RFC 6265bis, 4.1.3.2).
 */
const onHttps = (name: string): string => `__Host-${name}`;
export const SECURE_SESSION_COOKIE = onHttps(SESSION_COOKIE);
/** The email step this browser is in the middle of. */
export const STEP_COOKIE = "granskog.step";
/** Says that someone has signed in from this browser before. */
export const DEVICE_COOKIE = "known_device";

/** Seconds, and whether scripts of the page may read it. */
interface Terms {
  maxAge: number;
  isReadable?: boolean;
}

/**
 * A cookie as it is set: its name and what goes with it. A hint that scripts and kept pages go by has one name everywhere.
 * @param hints names that stay as they are
 */
export function toCookie(
  name: string,
  { maxAge, isReadable = false }: Terms,
  isHttps: boolean,
  hints: readonly string[],
) {
  const isHint = isReadable || hints.includes(name);
  return {
    name: isHttps && !isHint ? onHttps(name) : name,
    maxAge,
    httpOnly: !isReadable,
    path: "/",
    sameSite: "lax",
    secure: isHttps,
  } as const;
}
