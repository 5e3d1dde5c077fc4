// Also loaded by plain Node, outside Next (lib/platform/page-cache), and by Next's configuration: relative imports with
// file extensions, erasable types only.
import { setting } from "../environment/env.server.ts";

/** The deployment settings that the policy depends on. */
export interface PolicySettings {
  /** The site's public address. */
  origin: string;
  /** Addresses that Clerk's library is loaded from and connects to; empty if accounts are stored here. */
  clerk: readonly string[];
  /** Where forms may lead besides this site: the payment providers' pages. */
  payments: readonly string[];
}

const originOf = (address: string | null): string[] => {
  const origin = URL.parse(address ?? "")?.origin ?? "null";
  return origin === "null" ? [] : [origin];
};

/** The address of Clerk's browser API, which its publishable key spells out: `pk_live_` and base64 of `host$`. */
function clerkOf(key: string): string[] {
  try {
    return originOf(`https://${atob(key.replace(/^pk_(?:test|live)_/, "")).replace(/\$$/, "")}`);
  } catch {
    return [];
  }
}

const CLERK_ADDRESSES = [
  "NEXT_PUBLIC_CLERK_PROXY_URL",
  "NEXT_PUBLIC_CLERK_JS_URL",
  "NEXT_PUBLIC_CLERK_UI_URL",
] as const;

export function readPolicySettings(): PolicySettings {
  const key = setting("NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY");
  return {
    origin: setting("APP_ORIGIN") ?? "http://localhost:3000",
    clerk: key ? [...new Set([...clerkOf(key), ...CLERK_ADDRESSES.flatMap((name) => originOf(setting(name)))])] : [],
    // Another API address belongs to an emulator, which also serves its pages.
    payments: setting("STRIPE_SECRET_KEY")
      ? ["https://checkout.stripe.com", "https://billing.stripe.com", ...originOf(setting("STRIPE_API_URL"))]
      : [],
  };
}

/** Clerk's checks against robots, and its pictures of people (clerk.com/docs, "Configure Clerk Content-Security-Policy headers"). */
const CLERK_CHECKS = ["https://challenges.cloudflare.com", "https://*.protect.clerk.com"];
const CLERK_PICTURES = "https://img.clerk.com";

const withClerk = ({ clerk }: PolicySettings, ...sources: string[]) => (clerk.length > 0 ? sources : []);

/** The parts of a page's policy that are the same for all pages of a deployment. */
function everyPage(settings: PolicySettings): string[][] {
  const { clerk, payments, origin } = settings;
  return [
    ["default-src", "'self'"],
    ["base-uri", "'none'"],
    ["connect-src", "'self'", ...clerk, ...withClerk(settings, "https://*.protect.clerk.com:*")],
    ["font-src", "'self'"],
    // Browsers also apply form-action to redirects: without JavaScript, checkout redirects to the payment page.
    ["form-action", "'self'", ...payments],
    ["frame-ancestors", "'none'"],
    // The embed preview, and emails in the outbox.
    ["frame-src", "'self'", ...withClerk(settings, ...CLERK_CHECKS)],
    // data: of small pictures in styles, blob: of pictures before they are uploaded and files before they are saved.
    ["img-src", "'self'", "blob:", "data:", ...withClerk(settings, CLERK_PICTURES)],
    ["manifest-src", "'self'"],
    ["object-src", "'none'"],
    // React writes widths and delays of drawings as style attributes. The toasts (sonner) and the scroll lock behind a
    // dialog (Radix) add style elements; the latter contains the width of the scroll bar, so no hash can match it.
    // Styles cannot load anything from other sites, so they cannot leak anything either.
    ["style-src", "'self'", "'unsafe-inline'"],
    ["worker-src", "'self'", ...withClerk(settings, "blob:")],
    ...(origin.startsWith("https:") ? [["upgrade-insecure-requests"]] : []),
  ];
}

/** The common beginning of each page's policy. */
export const toPolicyBeginning = (settings: PolicySettings): string =>
  `${everyPage(settings)
    .map((directive) => directive.join(" "))
    .join("; ")}; `;

/**
 * The policy of a page (Content Security Policy level 3).
 * @param scripts source expressions of inline scripts that may run, such as `'nonce-…'` and `'sha256-…'`
 */
export function toPagePolicy(settings: PolicySettings, scripts: readonly string[]): string {
  const sources = ["script-src", "'self'", ...settings.clerk, ...withClerk(settings, ...CLERK_CHECKS), ...scripts];
  // Next takes the first directive whose name begins with "script-src" as the one with its nonce.
  return `${toPolicyBeginning(settings)}${sources.join(" ")}; script-src-attr 'none'`;
}

/**
 * The policy of everything other than pages: data, files, pictures. Opened on its own, it runs no scripts and cannot be
 * framed.
 */
export const FILE_POLICY =
  "default-src 'none'; base-uri 'none'; font-src 'self' data:; form-action 'none'; frame-ancestors 'none'; img-src 'self' data:; style-src 'unsafe-inline'";

/** A source expression of CSP level 2: `'sha256-…'`, base64 of the SHA-256 digest of the script's UTF-8 text. */
export async function scriptHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/** A nonce of 128 random bits, in base64, for one response. */
export const makeNonce = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
