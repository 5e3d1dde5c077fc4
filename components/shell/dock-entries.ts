import type { AccessLevel } from "@/lib/access/viewer";

export type DockIcon =
  | "home"
  | "rankings"
  | "study"
  | "hub"
  | "blog"
  | "pricing"
  | "contact"
  | "account"
  | "upgrade"
  | "portal";

export interface DockEntry {
  href: string;
  title: string;
  /** Label of the bottom bar on phones. */
  short: string;
  icon: DockIcon;
  /** What the publisher considers most important. */
  highlighted?: true;
  /** The overlay it opens instead of the page. */
  overlay?: "account";
}

const HOME: DockEntry = { href: "/", title: "Home", short: "Home", icon: "home" };
const STUDY: DockEntry = { href: "/about-study", title: "About Study", short: "Study", icon: "study" };
const BLOG: DockEntry = { href: "/sustainability-branding-hub/insights", title: "Blog", short: "Blog", icon: "blog" };
const HUB: DockEntry = { href: "/sustainability-branding-hub", title: "Sustainability Hub", short: "Hub", icon: "hub" };
const CONTACT: DockEntry = { href: "/contact-us", title: "Contact", short: "Contact", icon: "contact" };
const ALL_RANKINGS: DockEntry = { href: "/rankings/full", title: "Rankings", short: "Rankings", icon: "rankings" };

/** The dock for visitors, in order. */
export const VISITOR_DOCK: readonly DockEntry[] = [
  HOME,
  { href: "/rankings", title: "Rankings", short: "Rankings", icon: "rankings" },
  STUDY,
  HUB,
  BLOG,
  { href: "/pricing", title: "Pricing", short: "Pricing", icon: "pricing" },
  CONTACT,
];

/** Signed in, without an active subscription. */
const FREE_DOCK: readonly DockEntry[] = [
  HOME,
  ALL_RANKINGS,
  STUDY,
  HUB,
  BLOG,
  { href: "/pricing", title: "Upgrade", short: "Upgrade", icon: "upgrade", highlighted: true },
  CONTACT,
];

/** My Account opens the specification's modal; the page of the same content is for people without JavaScript. */
const SUBSCRIBER_DOCK: readonly DockEntry[] = [
  HOME,
  ALL_RANKINGS,
  BLOG,
  { href: "/account", title: "My Account", short: "Account", icon: "account", overlay: "account" },
  CONTACT,
  { href: "/insights", title: "Insights Portal", short: "Portal", icon: "portal", highlighted: true },
];

/**
 * The viewer's dock. In waitlist mode only admins are paid, so subscribers get the free one: it depends on the level
 * alone.
 */
export function dockFor({ level }: { level: AccessLevel }): readonly DockEntry[] {
  switch (level) {
    case "anonymous":
      return VISITOR_DOCK;
    case "free":
      return FREE_DOCK;
    case "paid":
      return SUBSCRIBER_DOCK;
  }
}

/** Pages that count as an entry's own: the subscriber's home page, and the full rankings. */
const STAND_INS: readonly (readonly [path: string, href: string])[] = [
  ["/welcome", "/"],
  ["/rankings", "/rankings/full"],
];

/** The address of the entry a path belongs to: the longest one that is the path or is above it. */
export function currentDockHref(path: string, entries: readonly DockEntry[]): string | null {
  const isWithin = (href: string) => path === href || (href !== "/" && path.startsWith(`${href}/`));
  const matches = entries.filter(
    ({ href }) => isWithin(href) || STAND_INS.some(([stand, own]) => own === href && isWithin(stand)),
  );
  return matches.reduce<string | null>((best, { href }) => (best && best.length >= href.length ? best : href), null);
}
