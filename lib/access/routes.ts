import type { Claims } from "@/lib/access/claims";
import { safeReturnPath, signUpReturnPath } from "@/lib/access/return-path";
import { may } from "@/lib/access/rights";
import { hasRole, toViewer, type Viewer } from "@/lib/access/viewer";
import { codesOf } from "@/lib/access/invitation-address";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { isRight, type Right } from "@/lib/catalogue/rights";

/** What a route requires. A right implies a subscription, a role implies being signed in. */
export type RouteAccess = "public" | "signed-in" | Right | "researcher" | "admin";

/** The guards of all analyses. */
const ANALYSIS_ROUTES = Object.fromEntries(Object.values(ANALYSES).map(({ path, right }) => [path, right]));

/**
 * Every route and who may open it. A non-public entry guards its whole subtree; the longer of two applies. `:name`
 * matches one segment of a public route.
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
  "/preview/:token": "public",
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

/** The outermost guarded subtrees. */
export const GUARDED: readonly string[] = Object.entries(ROUTES).flatMap(([path, access], _, all) =>
  access === "public" || all.some(([other, its]) => its !== "public" && path.startsWith(`${other}/`)) ? [] : [path],
);

interface Move {
  to: string;
  /** Whether the whole subtree moved. */
  subtree: boolean;
  /** Whether the rest of the path is kept; otherwise it leads to `to`. */
  keepsRest?: boolean;
}

/** Moved addresses. */
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
  // Links in emails sent before the address changed.
  "/letters": { to: "/emails", subtree: true, keepsRest: true },
};

/** Home page of subscribers: what `/` shows them. */
export const SUBSCRIBER_HOME = "/welcome";

/** Steps of the sign-in page that signed-in people may still have to take. */
const STEPS_OF_MEMBERS: ReadonlySet<string> = new Set(["setup", "sign-out"]);

/** Where signed-in users start. */
const SIGNED_IN_HOME = "/rankings/full";

export interface RouteRequest {
  /** As in the address, percent-encoded. */
  path: string;
  /** Includes its question mark, or is empty. */
  search: string;
  claims: Claims | null;
  waitlistMode: boolean;
  /** Whether a developer is previewing pages without guards. Data stay guarded. */
  isPreview: boolean;
}

export interface Redirect {
  to: string;
  /** Permanent: an address that has moved for everyone. */
  permanent: boolean;
}

/** The only decision of the edge: where to redirect a request, or null if the visitor may see the page. */
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
 * Whether the response depends on the viewer, or the page has moved. For the edge, all other pages are the same for
 * everyone.
 */
export function isDecidedByEdge(path: string): boolean {
  const plain = normalisePath(path);
  return plain === "/" || plain === "/auth" || routeAccess(plain) !== "public" || movedTo(plain, "") !== null;
}

/** Parameters of a moved page are kept, except for the home page. */
function movedTo(path: string, search: string): string | null {
  const found = Object.entries(MOVED).find(([from, { subtree }]) => (subtree ? isWithin(path, from) : path === from));
  if (!found) return null;
  const [from, { to, keepsRest }] = found;
  return to === "/" ? "/" : to + (keepsRest ? path.slice(from.length) : "") + search;
}

/** Signed-in users do not need the sign-in page; subscribers do not need the visitors' home page. */
function welcome(viewer: Viewer, path: string, search: string): string | null {
  if (viewer.level === "anonymous") return null;
  if (path === "/") return viewer.level === "free" ? SIGNED_IN_HOME : null;
  if (path !== "/auth") return null;
  const params = new URLSearchParams(search);
  if (STEPS_OF_MEMBERS.has(params.get("step") ?? "")) return null;
  const back = params.get("mode") === "signup" ? signUpReturnPath : safeReturnPath;
  return back(params.get("from")) ?? SIGNED_IN_HOME + codesOf(params);
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

/** The right required by a page, or null. */
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

/** The broadest path a router could match: decoded, lower case, without doubled or trailing slashes, dots resolved. */
function normalisePath(path: string): string {
  let plain = path;
  try {
    plain = decodeURIComponent(path);
  } catch {
    // Invalid encoding is left unchanged.
  }
  const segments: string[] = [];
  for (const segment of plain.toLowerCase().split(/[/\\]/)) {
    if (segment === "..") segments.pop();
    else if (segment !== "" && segment !== ".") segments.push(segment);
  }
  return `/${segments.join("/")}`;
}
