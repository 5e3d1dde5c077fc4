import type { Claims } from "@/lib/access/claims";
import { safeReturnPath } from "@/lib/access/return-path";
import { may } from "@/lib/access/rights";
import { hasRole, toViewer, type Viewer } from "@/lib/access/viewer";
import { codesOf } from "@/lib/access/invitation-address";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { isRight, type Right } from "@/lib/catalogue/rights";

/** What a visitor needs for a route. A right includes a subscription, a role includes being signed in. */
export type RouteAccess = "public" | "signed-in" | Right | "researcher" | "admin";

/** The guards of all analyses. */
const ANALYSIS_ROUTES = Object.fromEntries(Object.values(ANALYSES).map(({ path, right }) => [path, right]));

/**
 * Every route and whom it is for. An entry that is not public guards its whole subtree; where two apply, the longer
 * one does. `:name` stands for one segment of a public route.
 */
export const ROUTES: Readonly<Record<string, RouteAccess>> = {
  "/": "public",
  "/auth": "public",
  "/join": "public",
  "/rankings": "public",
  "/rankings/search": "public",
  "/rankings/:market": "public",
  "/rankings/:market/:industry": "public",
  "/brands/:slug": "public",
  "/about-study": "public",
  "/about-study/:method": "public",
  "/terms-conditions": "public",
  "/privacy-policy": "public",
  "/features": "public",
  "/waitlist": "public",
  "/pricing": "public",
  "/checkout": "public",
  "/test-checkout": "public",
  "/ranking-guidelines": "public",
  "/contact-us": "public",
  "/cookie-settings": "public",
  "/help": "public",
  "/api-reference": "public",
  "/cite/:id": "public",
  "/share": "public",
  "/share/:id": "public",
  "/outbox": "public",
  "/emails/:act": "public",
  "/design": "public",
  "/design/letters": "public",
  "/sustainability-branding-hub": "public",
  "/sustainability-branding-hub/understanding-landscape": "public",
  "/sustainability-branding-hub/trust-recovery-playbook": "public",
  "/sustainability-branding-hub/communication-guide": "public",
  "/sustainability-branding-hub/avoiding-greenwashing": "public",
  "/sustainability-branding-hub/glossary": "public",
  "/sustainability-branding-hub/insights": "public",
  "/sustainability-branding-hub/insights/:slug": "public",

  "/welcome": "scores",
  "/rankings/full": "signed-in",
  "/settings": "signed-in",
  "/account": "signed-in",

  "/about-study/recompute": "scores",
  "/insights": "analytics",
  "/my-charts": "savedCharts",
  "/invitations": "invitations",
  "/brand-insights": "analytics",
  "/consumer-insights": "analytics",
  "/predictive-insights": "predictions",
  ...ANALYSIS_ROUTES,

  "/admin": "admin",
  "/admin/data": "researcher",
};

interface Move {
  to: string;
  /** Does everything below move as well? */
  subtree: boolean;
  /** Does what moves with it keep the rest of its path? Otherwise it leads to `to` itself. */
  keepsRest?: boolean;
}

/** Earlier addresses. */
export const MOVED: Readonly<Record<string, Move>> = {
  "/blog": { to: "/", subtree: true },
  "/tag": { to: "/", subtree: true },
  "/category": { to: "/", subtree: true },
  "/brand-insights": { to: "/insights", subtree: false },
  "/brand-insights/analysis": { to: ANALYSES["single-country"].path, subtree: false },
  "/consumer-insights": { to: "/insights", subtree: false },
  "/predictive-insights": { to: ANALYSES.trajectory.path, subtree: false },
  "/sustainability-branding-hub/glossary/tested-change": {
    to: "/sustainability-branding-hub/glossary/clear-change",
    subtree: false,
  },
  // Links in emails that were sent before the address changed.
  "/letters": { to: "/emails", subtree: true, keepsRest: true },
};

/** Where subscribers land when they open the site: what `/` shows them. */
export const SUBSCRIBER_HOME = "/welcome";

/** Steps of the sign-in page that someone who is signed in has still to take. */
const STEPS_OF_MEMBERS: ReadonlySet<string> = new Set(["setup", "sign-out"]);

/** Where signed-in people start. */
const SIGNED_IN_HOME = "/rankings/full";

export interface RouteRequest {
  /** As it is in the address, percent-encoding and all. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
  claims: Claims | null;
  waitlistMode: boolean;
  /** Is this a developer looking at pages regardless of guards? Data stays as guarded as ever. */
  isPreview: boolean;
}

export interface Redirect {
  to: string;
  /** For good: an address that has moved, no matter who asks. */
  permanent: boolean;
}

/** The one question the edge asks: where a request is sent instead, or null when the page is its visitor's to see. */
export function redirectFor(request: RouteRequest): Redirect | null {
  const path = normalisePath(request.path);
  const moved = movedTo(path, request.search);
  if (moved !== null) return { to: moved, permanent: true };
  if (request.isPreview) return null;
  const viewer = toViewer(request.claims, request.waitlistMode);
  const to = welcome(viewer, path, request.search) ?? refuse(viewer, routeAccess(path), request.path + request.search);
  return to === null ? null : { to, permanent: false };
}

/**
 * Does it matter who asks for this page, or has it moved? All others are the same the caller, as far as the edge knows.
 */
export function isDecidedByEdge(path: string): boolean {
  const plain = normalisePath(path);
  return plain === "/" || plain === "/auth" || routeAccess(plain) !== "public" || movedTo(plain, "") !== null;
}

/** What a moved page was asked for comes along, except to the home page. */
function movedTo(path: string, search: string): string | null {
  const found = Object.entries(MOVED).find(([from, { subtree }]) => (subtree ? isWithin(path, from) : path === from));
  if (!found) return null;
  const [from, { to, keepsRest }] = found;
  return to === "/" ? "/" : to + (keepsRest ? path.slice(from.length) : "") + search;
}

/** Signed-in people have no use for the sign-in page, those without a subscription none for the visitors' home. */
function welcome(viewer: Viewer, path: string, search: string): string | null {
  if (viewer.level === "anonymous") return null;
  if (path === "/") return viewer.level === "free" ? SIGNED_IN_HOME : null;
  if (path !== "/auth") return null;
  const params = new URLSearchParams(search);
  if (STEPS_OF_MEMBERS.has(params.get("step") ?? "")) return null;
  return (
    (params.get("mode") === "signup" ? null : safeReturnPath(params.get("from"))) ?? SIGNED_IN_HOME + codesOf(params)
  );
}

function refuse(viewer: Viewer, access: RouteAccess, from: string): string | null {
  const origin = new URLSearchParams({ from }).toString();
  const signIn = `/auth?mode=signin&${origin}`;
  switch (access) {
    case "public":
      return null;
    case "signed-in":
      return viewer.level === "anonymous" ? signIn : null;
    case "researcher":
    case "admin":
      if (hasRole(viewer, access)) return null;
      return viewer.level === "anonymous" ? signIn : SIGNED_IN_HOME;
    default:
      return may(viewer, access) ? null : `/waitlist?${origin}`;
  }
}

/** The right that opens a page; null where it needs none. */
export function rightFor(path: string): Right | null {
  const access = routeAccess(normalisePath(path));
  return isRight(access) ? access : null;
}

function routeAccess(path: string): RouteAccess {
  const guards = Object.entries(ROUTES).filter(([route, access]) => access !== "public" && isWithin(path, route));
  return guards.toSorted(([a], [b]) => b.length - a.length)[0]?.[1] ?? "public";
}

function isWithin(path: string, route: string): boolean {
  return path === route || path.startsWith(`${route}/`);
}

/** The path a router could take this for at most: decoded, lower case, no doubled or trailing slash, dots resolved. */
function normalisePath(path: string): string {
  let plain = path;
  try {
    plain = decodeURIComponent(path);
  } catch {
    // Not an encoding at all: taken as it stands.
  }
  const segments: string[] = [];
  for (const segment of plain.toLowerCase().split(/[/\\]/)) {
    if (segment === "..") segments.pop();
    else if (segment !== "" && segment !== ".") segments.push(segment);
  }
  return `/${segments.join("/")}`;
}
