import { ANALYSES } from "@/lib/catalogue/analyses";

/** Pages of all analyses; the consumer sections share one. */
const ANALYSIS_PAGES = new Set(
  Object.values(ANALYSES).map(({ path, group }) => (group === "consumers" ? "/consumer-insights/:section" : path)),
);

/**
 * Pages rendered per request. Their scripts have a nonce set by the edge; all other pages are cached, with script
 * hashes in their policy. `:name` matches one segment. A test compares this list with the build.
 */
export const DYNAMIC_PAGES: readonly string[] = [
  "/about-study/recompute",
  "/account",
  "/account/leaving",
  "/admin",
  "/admin/data",
  "/admin/data/computations/:id",
  "/admin/data/drafts/:id",
  "/admin/data/drafts/:id/check",
  "/admin/data/drafts/:id/compare",
  "/admin/data/drafts/:id/compute",
  "/admin/data/drafts/:id/files",
  "/admin/data/drafts/:id/map",
  "/admin/flags",
  "/admin/hub-posts",
  "/admin/hub-posts/:id",
  "/admin/hub-posts/:id/revisions",
  "/admin/hub-posts/new",
  "/admin/log",
  "/admin/messages",
  "/admin/people",
  "/admin/people/:user",
  "/admin/status",
  "/admin/subscriptions",
  "/admin/waitlist",
  "/auth",
  "/checkout",
  "/cite/:id",
  "/design",
  "/design/letters",
  "/emails/:act",
  "/insights",
  "/invitations",
  "/join",
  "/my-charts",
  "/my-charts/citations",
  "/my-charts/links",
  "/outbox",
  "/preview/:token",
  "/rankings/full",
  "/rankings/search",
  "/settings",
  "/settings/api",
  "/settings/cancel",
  "/settings/invoices/:id",
  "/share",
  "/share/:id",
  "/sustainability-branding-hub/preview/:token",
  "/test-checkout",
  "/waitlist",
  "/welcome",
  ...ANALYSIS_PAGES,
];

const PATTERNS = DYNAMIC_PAGES.map((page) => page.split("/"));

/** Whether the page at this address is rendered per request. */
export function isDynamicPage(path: string): boolean {
  const segments = path.replace(/\/$/, "").split("/");
  return PATTERNS.some(
    (pattern) =>
      pattern.length === segments.length &&
      pattern.every((part, at) => (part.startsWith(":") ? segments[at] !== "" : part === segments[at])),
  );
}

/** Whether the request submits a form without JavaScript. Its response is never shared, even if the page is cached. */
export function sendsForm(method: string, headers: Headers): boolean {
  return (
    method === "POST" &&
    /^multipart\/form-data\b/i.test(headers.get("content-type") ?? "") &&
    !headers.has("next-action")
  );
}
