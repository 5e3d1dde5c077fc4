import { ESSENTIAL, PROFESSIONAL, SIGNED_IN, type Who } from "./people";

type Answers = (who: Who) => number;
/** A handler's request, and its response to each caller. */
export interface Ask {
  path: string;
  answers: Answers;
  /** Of this site's pages, where the handler asks for that. */
  isOwnPage?: true;
  body?: unknown;
}

const everyone =
  (status: number): Answers =>
  () =>
    status;
const to =
  (admitted: readonly Who[], refused: number, granted = 200): Answers =>
  (who) =>
    admitted.includes(who) ? granted : refused;
const members = to(SIGNED_IN, 401);
/** No one is told to sign in, a member without a plan to choose one. */
const withPlan =
  (admitted: readonly Who[], granted = 200): Answers =>
  (who) =>
    admitted.includes(who) ? granted : who === "anonymous" ? 401 : 403;
const subscribers = withPlan(ESSENTIAL);
/** Pages for admins send others away instead of answering. */
const admins = to(["admin"], 307);

const researchers =
  (granted: number, otherwise: (who: Who) => number): Answers =>
  (who) =>
    who === "researcher" || who === "admin" ? granted : otherwise(who);
const ofUploads = (granted: number): Answers => researchers(granted, (who) => (who === "anonymous" ? 401 : 403));
const NO_DRAFT = "00000000-0000-4000-8000-000000000000";

/** Every handler and method, as `METHOD /path`. */
export const HANDLERS: Record<string, Ask> = {
  "GET /[...nowhere]": { path: "/no/such/page", answers: everyone(404) },
  "POST /[...nowhere]": { path: "/no/such/page", answers: everyone(404) },
  "PUT /[...nowhere]": { path: "/no/such/page", answers: everyone(404) },
  "PATCH /[...nowhere]": { path: "/no/such/page", answers: everyone(404) },
  "DELETE /[...nowhere]": { path: "/no/such/page", answers: everyone(404) },
  "GET /.well-known/security.txt": { path: "/.well-known/security.txt", answers: everyone(200) },
  // No draft and no upload has that id.
  "GET /admin/data/drafts/[id]/check/problems": {
    path: `/admin/data/drafts/${NO_DRAFT}/check/problems`,
    answers: researchers(404, () => 307),
  },
  "GET /admin/data/drafts/[id]/map/study.json": {
    path: `/admin/data/drafts/${NO_DRAFT}/map/study.json`,
    answers: researchers(404, () => 307),
  },
  "POST /api/admin/uploads": { path: "/api/admin/uploads", answers: ofUploads(400), isOwnPage: true },
  "PUT /api/admin/uploads/[id]": { path: `/api/admin/uploads/${NO_DRAFT}`, answers: ofUploads(404), isOwnPage: true },
  "DELETE /api/admin/uploads/[id]": {
    path: `/api/admin/uploads/${NO_DRAFT}`,
    answers: ofUploads(404),
    isOwnPage: true,
  },
  "GET /admin/log/export": { path: "/admin/log/export", answers: admins },
  // No one has a post of that id.
  "POST /admin/hub-posts/[id]/cover": {
    path: "/admin/hub-posts/nobodys/cover",
    answers: to(["admin"], 307, 404),
    isOwnPage: true,
  },
  "POST /admin/hub-posts/preview": { path: "/admin/hub-posts/preview", answers: admins, isOwnPage: true, body: {} },
  "GET /admin/subscriptions/export": { path: "/admin/subscriptions/export", answers: admins },
  "GET /admin/waitlist/export": { path: "/admin/waitlist/export", answers: admins },
  // For the signed-in user; others are sent to sign in and come back. No one has paid by that name. Keys alone are
  // heard there, the signed-in user; what keys are answered is in tests/e2e/api.spec.ts.
  // No path of the API; said to anyone.
  "GET /api/v1/[[...path]]": { path: "/api/v1/nothing", answers: everyone(404) },
  "POST /api/v1/[[...path]]": { path: "/api/v1/nothing", answers: everyone(404) },
  "PUT /api/v1/[[...path]]": { path: "/api/v1/nothing", answers: everyone(404) },
  "PATCH /api/v1/[[...path]]": { path: "/api/v1/nothing", answers: everyone(404) },
  "DELETE /api/v1/[[...path]]": { path: "/api/v1/nothing", answers: everyone(404) },
  "GET /api/v1/brands": { path: "/api/v1/brands", answers: everyone(401) },
  "GET /api/v1/charts/[file]": { path: "/api/v1/charts/single-country.csv", answers: everyone(401) },
  "GET /api/v1/consumers": { path: "/api/v1/consumers?section=awareness", answers: everyone(401) },
  "GET /api/v1/openapi.json": { path: "/api/v1/openapi.json", answers: everyone(200) },
  "GET /api/v1/rankings": { path: "/api/v1/rankings?market=sweden", answers: everyone(401) },
  "GET /api/v1/scores": { path: "/api/v1/scores?market=sweden", answers: everyone(401) },
  "GET /checkout/done": { path: "/checkout/done?session=none", answers: everyone(303) },
  "GET /api/account": { path: "/api/account", answers: members },
  "GET /api/account/data": { path: "/api/account/data", answers: members },
  // A word that no one has signed.
  "POST /api/account/unsubscribe": { path: "/api/account/unsubscribe?token=made-up", answers: everyone(404) },
  "GET /api/brands/search": { path: "/api/brands/search?market=sweden&q=a", answers: everyone(200) },
  // No one has a chart of that id.
  "GET /api/charts/[id]/thumbnail": {
    path: "/api/charts/00000000-0000-4000-8000-000000000000/thumbnail",
    answers: withPlan(ESSENTIAL, 404),
  },
  // No one has a chart of that id.
  "GET /api/charts/collection/[format]": {
    path: "/api/charts/collection/pdf?chart=00000000-0000-4000-8000-000000000000",
    answers: withPlan(PROFESSIONAL, 404),
  },
  "GET /api/charts/desk": { path: "/api/charts/desk", answers: subscribers },
  "GET /api/exports/[format]": {
    path: "/api/exports/csv?figure=single-country&market=sweden&industry=energy",
    answers: withPlan(PROFESSIONAL),
  },
  "GET /api/follows": { path: "/api/follows", answers: members },
  // No ranking holds it.
  "PUT /api/follows/[slug]": { path: "/api/follows/nobodys", answers: to(SIGNED_IN, 401, 404), isOwnPage: true },
  "DELETE /api/follows/[slug]": { path: "/api/follows/nobodys", answers: members, isOwnPage: true },
  "GET /api/insights/ages": {
    path: "/api/insights/ages?market=sweden&brands=vindrosa&year=2025",
    answers: subscribers,
  },
  "GET /api/insights/brands": { path: "/api/insights/brands?brands=vindrosa", answers: subscribers },
  "GET /api/insights/consumer-populations": {
    path: "/api/insights/consumer-populations?market=sweden&section=awareness&year=2025",
    answers: subscribers,
  },
  "GET /api/insights/consumers": { path: "/api/insights/consumers?section=awareness", answers: subscribers },
  "GET /api/insights/csv/[figure]": {
    path: "/api/insights/csv/single-country?market=sweden&industry=energy",
    answers: withPlan(PROFESSIONAL),
  },
  "GET /api/insights/forecasts": {
    path: "/api/insights/forecasts?market=sweden&industry=energy",
    answers: withPlan(PROFESSIONAL),
  },
  "GET /api/insights/industry": { path: "/api/insights/industry?market=sweden&industry=energy", answers: subscribers },
  "GET /api/insights/market": { path: "/api/insights/market?market=sweden&years=2024,2025", answers: subscribers },
  "GET /api/insights/snapshot": {
    path: "/api/insights/snapshot?market=sweden&industry=food-grocery&brand=vindrosa&year=2025",
    answers: subscribers,
  },
  "POST /api/internal/revalidate": { path: "/api/internal/revalidate", answers: everyone(404) },
  "POST /api/internal/maintenance": { path: "/api/internal/maintenance", answers: everyone(404) },
  "POST /api/internal/upkeep": { path: "/api/internal/upkeep", answers: everyone(404) },
  "GET /api/markets": { path: "/api/markets", answers: members },
  "GET /api/me": { path: "/api/me", answers: everyone(200) },
  "GET /api/palette": { path: "/api/palette", answers: everyone(200) },
  "GET /api/standings": { path: "/api/standings?brand=vindrosa", answers: members },
  "GET /api/positions": { path: "/api/positions?market=sweden&year=2025", answers: members },
  "GET /api/posts/addresses": { path: "/api/posts/addresses", answers: everyone(200) },
  "GET /api/publication": { path: "/api/publication", answers: everyone(200) },
  "POST /api/session/active": { path: "/api/session/active", answers: everyone(200), isOwnPage: true },
  // Asked from nowhere: the caller stays signed in for the rest.
  "POST /api/session/end": { path: "/api/session/end", answers: everyone(403) },
  "GET /api/session/refresh": { path: "/api/session/refresh?to=/pricing", answers: everyone(307) },
  "GET /api/shares/qr": { path: "/api/shares/qr?to=/share/AAAAAAAAAAAAAAAAAAAAAA", answers: members },
  // Anyone who is told that nothing is shared has typed nothing wrong.
  "POST /api/shares/[id]/open": {
    path: "/api/shares/AAAAAAAAAAAAAAAAAAAAAA/open",
    answers: everyone(303),
    isOwnPage: true,
  },
  "GET /share/[id]/[file]": { path: "/share/AAAAAAAAAAAAAAAAAAAAAA/chart.csv", answers: everyone(404) },
  // No one is heard without the secret of the provider.
  "POST /api/webhooks/clerk": { path: "/api/webhooks/clerk", answers: everyone(404), body: {} },
  "POST /api/webhooks/stripe": { path: "/api/webhooks/stripe", answers: everyone(404), body: {} },
  // Whatever is not there, no one is told why.
  "GET /cite/[id]/tables.json": { path: "/cite/AAAAAAAAAAAAAAAAAAAAAA/tables.json", answers: everyone(404) },
  "GET /s/[code]": { path: "/s/7Kq2Vd", answers: everyone(307) },
  "GET /oembed": { path: "/oembed?url=nothing", answers: everyone(404) },
  "GET /embed/[id]/card.png": { path: "/embed/AAAAAAAAAAAAAAAAAAAAAA/card.png", answers: everyone(404) },
  "GET /embed/[id]": { path: "/embed/AAAAAAAAAAAAAAAAAAAAAA", answers: everyone(404) },
  "GET /healthz": { path: "/healthz", answers: everyone(200) },
  "GET /metrics": { path: "/metrics", answers: everyone(404) },
  "GET /readyz": { path: "/readyz", answers: everyone(200) },
  // No picture has that id.
  "GET /media/[...path]": {
    path: "/media/covers/00000000-0000-4000-8000-000000000000/640x360.jpg",
    answers: everyone(404),
  },
  "GET /sitemap.xml": { path: "/sitemap.xml", answers: everyone(200) },
  "GET /sitemaps/[file]": { path: "/sitemaps/pages.xml", answers: everyone(200) },
  "GET /sustainability-branding-hub/insights/atom.xml": {
    path: "/sustainability-branding-hub/insights/atom.xml",
    answers: everyone(200),
  },
  "GET /sustainability-branding-hub/insights/rss.xml": {
    path: "/sustainability-branding-hub/insights/rss.xml",
    answers: everyone(200),
  },
  "GET /rankings/go": { path: "/rankings/go?market=sweden", answers: everyone(303) },
};
