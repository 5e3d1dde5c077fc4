export type DockIcon = "home" | "rankings" | "study" | "hub" | "blog" | "pricing" | "contact";

export interface DockEntry {
  href: string;
  title: string;
  /** Label of the bottom bar on phones. */
  short: string;
  icon: DockIcon;
}

/** The dock of somebody who is not signed in, in its order. */
export const VISITOR_DOCK: readonly DockEntry[] = [
  { href: "/", title: "Home", short: "Home", icon: "home" },
  { href: "/rankings", title: "Rankings", short: "Rankings", icon: "rankings" },
  { href: "/about-study", title: "About Study", short: "Study", icon: "study" },
  { href: "/sustainability-branding-hub", title: "Sustainability Hub", short: "Hub", icon: "hub" },
  { href: "/sustainability-branding-hub/insights", title: "Blog", short: "Blog", icon: "blog" },
  { href: "/pricing", title: "Pricing", short: "Pricing", icon: "pricing" },
  { href: "/contact-us", title: "Contact", short: "Contact", icon: "contact" },
];

/** The address of the entry a path belongs to: the longest one that is the path or stands above it. */
export function currentDockHref(path: string, entries: readonly DockEntry[]): string | null {
  const matches = entries.filter(({ href }) => path === href || (href !== "/" && path.startsWith(`${href}/`)));
  return matches.reduce<string | null>((best, { href }) => (best && best.length >= href.length ? best : href), null);
}
