import { TIERS } from "@/lib/access/claims";
import { ANALYSES, type AnalysisFacts, ANALYSIS_GROUPS } from "@/lib/catalogue/analyses";

/** A page in the palette. */
interface Page {
  href: string;
  title: string;
  /** The part of the site it belongs to, if the title does not say. */
  part?: string;
  also?: readonly string[];
  /** Replaced by another page for signed-in users. */
  forVisitors?: true;
}

const ACCOUNT = "Your account";
const ADMIN = "Administration";

/** The analyses, each with its group if that adds to the name. */
function analysisPages(): Page[] {
  return Object.values<AnalysisFacts>(ANALYSES).map(({ path, name, group, also = [] }) => {
    const part = ANALYSIS_GROUPS[group].name;
    return part === name ? { href: path, title: name, also } : { href: path, title: name, part, also: [part, ...also] };
  });
}

/** Every page with its own address, whoever can open it; brands, countries and texts come from the study. */
export const PAGES: readonly Page[] = [
  { href: "/", title: "Home", also: ["start", "front page"] },
  { href: "/rankings", title: "Rankings", also: ["top ten", "list", "positions"], forVisitors: true },
  { href: "/rankings/full", title: "Rankings", also: ["full rankings", "list", "positions", "scores"] },
  { href: "/insights", title: "Insights Portal", also: ["dashboard", "analytics", "movers"] },
  { href: "/about-study", title: "About Study", also: ["methodology", "methods"] },
  { href: "/sustainability-branding-hub", title: "Sustainability Hub", also: ["guides"] },
  { href: "/sustainability-branding-hub/insights", title: "Blog", also: ["posts", "articles", "news"] },
  { href: "/sustainability-branding-hub/glossary", title: "Glossary", also: ["words", "terms", "definitions"] },
  {
    href: "/pricing",
    title: "Pricing",
    also: ["plans", "upgrade", ...TIERS, "trial", "buy"],
  },
  { href: "/features", title: "Premium Features", also: ["exports", "analyses"] },
  { href: "/contact-us", title: "Contact", also: ["support", "email", "e-mail", "write to us"] },
  { href: "/waitlist", title: "Waitlist", also: ["join", "request a plan"] },
  { href: "/ranking-guidelines", title: "Guidelines", also: ["citing", "quote", "source line"] },
  { href: "/terms-conditions", title: "Terms and conditions", also: ["legal"] },
  { href: "/privacy-policy", title: "Privacy policy", also: ["legal", "personal data", "gdpr"] },
  { href: "/about-study/recompute", title: "Rebuild a score", part: "About Study", also: ["rebuild", "formula"] },
  ...analysisPages(),
  { href: "/my-charts", title: "My Charts", part: ACCOUNT, also: ["saved charts"] },
  { href: "/my-charts/links", title: "Shared links", part: ACCOUNT, also: ["share", "revoke"] },
  { href: "/my-charts/citations", title: "Citations and embeds", part: ACCOUNT, also: ["cite", "iframe"] },
  { href: "/settings/api", title: "API keys", part: ACCOUNT, also: ["webhooks", "programs"] },
  { href: "/api-reference", title: "API reference", also: ["openapi", "developers"] },
  { href: "/invitations", title: "Invite Users", part: ACCOUNT, also: ["team", "colleagues", "seats"] },
  { href: "/account", title: "Account Settings", part: ACCOUNT, also: ["profile", "password", "devices"] },
  { href: "/settings", title: "Plan and team", part: ACCOUNT, also: ["plan", "subscription", "team"] },
  { href: "/admin", title: "Administration", part: ADMIN },
  { href: "/admin/messages", title: "Messages", part: ADMIN, also: ["contact", "inbox"] },
  { href: "/admin/waitlist", title: "Waitlist queue", part: ADMIN, also: ["entries", "leads"] },
  { href: "/admin/people", title: "People", part: ADMIN, also: ["users", "accounts", "roles"] },
  { href: "/admin/subscriptions", title: "Subscriptions", part: ADMIN, also: ["customers", "plans", "revenue"] },
  { href: "/admin/log", title: "Log", part: ADMIN, also: ["audit", "history", "undo"] },
  {
    href: "/admin/flags",
    title: "Feature switches",
    part: ADMIN,
    also: ["feature flags", "announcement", "sign-up", "trials"],
  },
  { href: "/admin/data", title: "Data", part: ADMIN, also: ["import", "studies", "publications", "roll back"] },
  {
    href: "/admin/status",
    title: "Status",
    part: ADMIN,
    also: ["health", "errors", "backup", "upkeep", "memory", "disk"],
  },
  {
    href: "/admin/hub-posts",
    title: "Blog posts",
    part: ADMIN,
    also: ["blog", "articles", "editor", "drafts", "publish", "schedule"],
  },
  { href: "/admin/hub-posts/new", title: "New post", part: ADMIN, also: ["write", "draft", "blog", "article"] },
];
