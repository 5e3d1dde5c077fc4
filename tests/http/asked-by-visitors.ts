import { ANALYSIS_IDS } from "@/lib/catalogue/analyses";
import { EXPORT_FORMATS } from "@/lib/catalogue/export-formats";

/** Says in words what the API answers. */
export const DESCRIPTION = "/api/v1/openapi.json";

/** An id that nothing has. */
const NO_ONE = "00000000-0000-4000-8000-000000000000";

/** How each route handler of the app is asked by a visitor. A handler that is not listed here fails the test. */
export const HANDLERS: Record<string, string[]> = {
  "/[...nowhere]": ["/no/such/page"],
  "/.well-known/security.txt": ["/.well-known/security.txt"],
  "/admin/data/drafts/[id]/check/problems": [`/admin/data/drafts/${NO_ONE}/check/problems`],
  "/admin/data/drafts/[id]/map/study.json": [`/admin/data/drafts/${NO_ONE}/map/study.json`],
  "/admin/hub-posts/[id]/cover": ["/admin/hub-posts/nobodys/cover"],
  "/admin/hub-posts/preview": ["/admin/hub-posts/preview"],
  "/admin/log/export": ["/admin/log/export"],
  "/admin/subscriptions/export": ["/admin/subscriptions/export", "/admin/subscriptions/export?state=ended"],
  "/admin/waitlist/export": ["/admin/waitlist/export", "/admin/waitlist/export?state=all"],
  "/api/account": ["/api/account"],
  "/api/account/data": ["/api/account/data"],
  "/api/account/unsubscribe": ["/api/account/unsubscribe"],
  "/api/admin/uploads": ["/api/admin/uploads"],
  "/api/admin/uploads/[id]": [`/api/admin/uploads/${NO_ONE}`],
  "/api/brands/search": ["a", "e", "br", "an"].map((text) => `/api/brands/search?market=sweden&q=${text}`),
  "/api/charts/[id]/thumbnail": ["/api/charts/00000000-0000-4000-8000-000000000000/thumbnail"],
  "/api/charts/collection/[format]": ["pdf", "pptx", "exe"].map(
    (format) => `/api/charts/collection/${format}?chart=00000000-0000-4000-8000-000000000000`,
  ),
  "/api/charts/desk": ["/api/charts/desk", "/api/charts/desk?chart=00000000-0000-4000-8000-000000000000"],
  "/api/exports/[format]": [...Object.keys(EXPORT_FORMATS), "exe"].map(
    (format) => `/api/exports/${format}?figure=single-country&market=sweden&industry=energy`,
  ),
  "/api/follows": ["/api/follows"],
  "/api/follows/[slug]": ["/api/follows/vindrosa"],
  "/api/insights/ages": ["/api/insights/ages?market=sweden&brands=vindrosa&year=2025"],
  "/api/insights/brands": ["/api/insights/brands?brands=vindrosa"],
  "/api/insights/consumer-populations": [
    "/api/insights/consumer-populations?market=sweden&section=awareness&year=2025",
  ],
  "/api/insights/consumers": ["/api/insights/consumers?section=awareness"],
  "/api/insights/csv/[figure]": [...ANALYSIS_IDS, "consumers", "forecast-record"].map(
    (figure) => `/api/insights/csv/${figure}?market=sweden&industry=energy&brands=vindrosa`,
  ),
  "/api/insights/forecasts": ["/api/insights/forecasts?market=sweden&industry=energy"],
  "/api/insights/industry": ["/api/insights/industry?market=sweden&industry=energy"],
  "/api/insights/market": ["/api/insights/market?market=sweden&years=2024,2025"],
  "/api/insights/snapshot": ["/api/insights/snapshot?market=sweden&industry=food-grocery&brand=vindrosa&year=2025"],
  "/api/internal/revalidate": ["/api/internal/revalidate"],
  "/api/internal/maintenance": ["/api/internal/maintenance", "/api/internal/maintenance?only=due"],
  "/api/internal/upkeep": ["/api/internal/upkeep"],
  "/api/markets": ["/api/markets"],
  "/api/me": ["/api/me"],
  "/api/palette": ["/api/palette"],
  "/api/standings": ["/api/standings?brand=vindrosa"],
  "/api/positions": [
    "/api/positions?market=sweden&year=2025",
    "/api/positions?market=sweden&year=2025&industry=energy",
  ],
  "/api/posts/addresses": ["/api/posts/addresses"],
  "/api/publication": ["/api/publication"],
  "/api/session/active": ["/api/session/active"],
  "/api/session/end": ["/api/session/end"],
  "/api/session/refresh": ["/api/session/refresh?to=/pricing"],
  "/api/shares/[id]/open": ["/api/shares/AAAAAAAAAAAAAAAAAAAAAA/open"],
  "/api/shares/qr": ["/api/shares/qr?to=/share/AAAAAAAAAAAAAAAAAAAAAA"],
  "/share/[id]/[file]": [
    "/share/AAAAAAAAAAAAAAAAAAAAAA/chart.csv",
    "/share/AAAAAAAAAAAAAAAAAAAAAA/chart.png",
    "/share/AAAAAAAAAAAAAAAAAAAAAA/card.png",
  ],
  "/api/v1/[[...path]]": ["/api/v1/nothing", "/api/v1"],
  "/api/v1/brands": ["/api/v1/brands"],
  "/api/v1/charts/[file]": [
    "/api/v1/charts/single-country.csv?market=sweden&industry=energy",
    "/api/v1/charts/single-country.metadata.json",
  ],
  "/api/v1/consumers": ["/api/v1/consumers?section=awareness"],
  [DESCRIPTION]: [DESCRIPTION],
  "/api/v1/rankings": ["/api/v1/rankings?market=sweden"],
  "/api/v1/scores": ["/api/v1/scores?market=sweden"],
  "/api/webhooks/clerk": ["/api/webhooks/clerk"],
  "/api/webhooks/stripe": ["/api/webhooks/stripe"],
  "/checkout/done": ["/checkout/done?session=nobody"],
  "/cite/[id]/tables.json": ["/cite/AAAAAAAAAAAAAAAAAAAAAA/tables.json"],
  "/oembed": ["/oembed?url=nothing", "/oembed?url=https%3A%2F%2Fevil.example&format=xml"],
  "/embed/[id]/card.png": ["/embed/AAAAAAAAAAAAAAAAAAAAAA/card.png"],
  "/s/[code]": ["/s/7Kq2Vd", "/s/..%2f..%2fadmin"],
  "/embed/[id]": ["/embed/AAAAAAAAAAAAAAAAAAAAAA"],
  "/healthz": ["/healthz"],
  "/metrics": ["/metrics"],
  "/readyz": ["/readyz"],
  "/media/[...path]": [
    "/media/covers/00000000-0000-4000-8000-000000000000/640x360.jpg",
    "/media/covers/..%2f..%2fsecrets.json",
  ],
  "/sitemap.xml": ["/sitemap.xml"],
  "/sitemaps/[file]": ["pages", "rankings", "brands", "articles", "glossary", "people"].map(
    (kind) => `/sitemaps/${kind}.xml`,
  ),
  "/sustainability-branding-hub/insights/atom.xml": ["/sustainability-branding-hub/insights/atom.xml"],
  "/sustainability-branding-hub/insights/rss.xml": ["/sustainability-branding-hub/insights/rss.xml"],
  "/rankings/go": [
    "/rankings/go?market=sweden",
    "/rankings/go?market=sweden&industry=energy",
    "/rankings/go?market=sweden&q=a",
  ],
};
