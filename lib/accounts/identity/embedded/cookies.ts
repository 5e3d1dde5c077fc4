/** Cookies of the embedded accounts. The edge reads the first one, so this file must not import anything heavy. */

/** The browser's session cookie. Only the server can tell if the session exists. */
export const SESSION_COOKIE = "granskog.session_token";
/**
 * A cookie's name on https. Browsers accept `__Host-` cookies only over https, from this host and for the whole site,
 * so that neither a neighbour in the same domain nor anyone on the network can replace one (RFC 6265bis, 4.1.3.2).
 */
const onHttps = (name: string): string => `__Host-${name}`;
export const SECURE_SESSION_COOKIE = onHttps(SESSION_COOKIE);
/** The pending email step of this browser. */
export const STEP_COOKIE = "granskog.step";
/** Set once someone has signed in from this browser. */
export const DEVICE_COOKIE = "known_device";

/** Seconds, and whether scripts on the page can read it. */
interface Terms {
  maxAge: number;
  isReadable?: boolean;
}

/**
 * A cookie to be set: its name and attributes. Hints for scripts and cached pages have the same name everywhere.
 * @param hints names that stay unchanged
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
