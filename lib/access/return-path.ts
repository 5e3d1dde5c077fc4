const ORIGIN = "https://return.invalid";
const LONGEST = 2_048;
/** Paths to which sign-in never returns: itself, API calls and files. */
const NO_RETURN = /^\/(?:auth|api|_next)(?:\/|$)/i;
// Browsers drop control characters and treat a backslash as a slash; neither belongs in a path.
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\\]/u;

/**
 * A normalised path on this site from untrusted text, or null. Refuses absolute addresses, `//host`, `/\host`, their
 * encoded and dotted forms, and control characters.
 */
export function safePath(text: string | null | undefined): string | null {
  if (!text || text.length > LONGEST || !text.startsWith("/") || UNSAFE.test(text)) return null;
  if (!isHarmlessPath(text.split(/[?#]/, 1)[0] ?? "")) return null;
  const url = new URL(text, ORIGIN);
  if (url.origin !== ORIGIN || !isHarmlessPath(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** Return path after sign-in: a safe path to a page other than sign-in, or null. */
export function safeReturnPath(text: string | null | undefined): string | null {
  const path = safePath(text);
  return path === null || NO_RETURN.test(decode(path.split(/[?#]/, 1)[0] ?? "") ?? "") ? null : path;
}

/** Whether it remains a path on this site however often it is decoded. */
function isHarmlessPath(path: string): boolean {
  if (path.startsWith("//") || UNSAFE.test(path)) return false;
  const decoded = decode(path);
  return decoded !== null && (decoded === path || isHarmlessPath(decoded));
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Pages from which a sign-up continues: a brand, or a ranking that required it. */
const BEGINS_SIGN_UP = /^\/(?:brands\/[^/?#]+|rankings\/full)(?=[?#]|$)/;

/** Return path after a sign-up: the brand or ranking where it began, or null for the start of every new account. */
export function signUpReturnPath(text: string | null | undefined): string | null {
  const path = safeReturnPath(text);
  return path !== null && BEGINS_SIGN_UP.test(path) ? path : null;
}

/** The page for signing in or up, which leads back to `from`. */
export function authHref(mode: "signin" | "signup", from: string | null = null): string {
  return `/auth?${new URLSearchParams({ mode, ...(from !== null && { from }) }).toString()}`;
}
