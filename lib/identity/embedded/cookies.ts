/** Cookies of the embedded accounts. The edge reads the first of them: nothing heavy may be imported here. */

/** The browser's name for its session. Only the server can tell whether there is one by that name. */
export const SESSION_COOKIE = "granskog.session_token";
/** As browsers are given it on https. */
export const SECURE_SESSION_COOKIE = `__Secure-${SESSION_COOKIE}`;
/** The e-mail step this browser is in the middle of. */
export const STEP_COOKIE = "granskog.step";
/** Says that somebody has signed in from this browser before. */
export const DEVICE_COOKIE = "known_device";
