import { LARGEST_TIER, type Role, SMALLEST_TIER, type Tier } from "@/lib/access/claims";
import type { Viewer } from "@/lib/access/viewer";
import { PLAN_NAMES } from "@/lib/access/plan";
import { isExpiringSoon, type Subscription } from "@/lib/access/subscription";

/** The badge next to the avatar. */
export interface Badge {
  text: string;
  /** Short form for narrow spaces. */
  short: string;
  tone: "free" | "tier" | "top-tier" | "trial" | "trial-ends";
}

/** Everything the header shows about the viewer, and nothing more: the response of `/api/me`. */
export type AccountView =
  | { level: "anonymous"; tier: null; role: "user" }
  | {
      level: "free" | "paid";
      tier: Tier | null;
      role: Role;
      name: string;
      initials: string;
      email: string;
      /** Null without a subscription. */
      badge: Badge | null;
      /** Whether this account can start a trial: once, and only if it has never had a plan. */
      canTry: boolean;
      /** The line below the email address in the menu. */
      standing: { label: string; value: string };
    };

export type SignedInView = Exclude<AccountView, { level: "anonymous" }>;

export const ANONYMOUS_VIEW: AccountView = { level: "anonymous", tier: null, role: "user" };

interface Person {
  viewer: Viewer;
  profile: { firstName: string; lastName: string; email: string };
  subscription: Subscription | null;
  canTry: boolean;
}

export function toAccountView(person: Person | null): AccountView {
  if (!person || person.viewer.level === "anonymous") return ANONYMOUS_VIEW;
  const { viewer, profile, subscription, canTry } = person;
  const { firstName, lastName, email } = profile;
  return {
    level: viewer.level === "paid" ? "paid" : "free",
    tier: viewer.tier,
    role: viewer.role,
    name:
      [firstName, lastName]
        .map((part) => part.trim())
        .filter(Boolean)
        .join(" ") || email,
    initials: toInitials(firstName, lastName, email),
    email,
    badge: toBadge(viewer, subscription),
    canTry,
    standing: toStanding(viewer, subscription),
  };
}

/** Initials of first and last name; from the address if there is no name. */
export function toInitials(firstName: string, lastName: string, email: string): string {
  const initials = [firstName, lastName].map(firstLetter).join("") || firstLetter(email);
  return initials.toLocaleUpperCase("en");
}

/** One grapheme: a letter with its accents. */
function firstLetter(text: string): string {
  const [first] = new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text.trim());
  return first?.segment ?? "";
}

/**
 * The specification's rules: none without a subscription; days left of an active trial; otherwise the plan, or "Free".
 * Free is a subscription that no longer counts, or not yet (waitlist mode), because its plan would promise too much.
 */
function toBadge(viewer: Viewer, subscription: Subscription | null): Badge | null {
  if (!subscription) return null;
  const counts = subscription.status === "active" && viewer.level === "paid";
  if (!counts) return { text: "Free", short: "Free", tone: "free" };
  if (subscription.isTrialActive && subscription.daysRemaining !== null) {
    const days = `${subscription.daysRemaining}d`;
    return { text: `Trial: ${days} left`, short: days, tone: isExpiringSoon(subscription) ? "trial-ends" : "trial" };
  }
  const name = PLAN_NAMES[subscription.tier];
  return { text: name, short: name, tone: subscription.tier === LARGEST_TIER ? "top-tier" : "tier" };
}

/** An admin has the rights of every plan without owning one. */
function toStanding(viewer: Viewer, subscription: Subscription | null): { label: string; value: string } {
  if (subscription?.status === "active" && viewer.level === "paid")
    return { label: "Your plan", value: PLAN_NAMES[subscription.tier] };
  if (viewer.role === "admin") return { label: "Your role", value: "Admin" };
  return { label: "Preview Access Tier", value: "Free Preview" };
}

/** Only Essential subscribers are offered an upgrade. */
export function offersUpgrade(account: AccountView): boolean {
  return account.tier === SMALLEST_TIER;
}

export interface MenuEntry {
  href: string;
  title: string;
  icon: "dashboard" | "charts" | "invite" | "administration" | "help" | "settings";
  /** The dialog it opens over the page, if any; the address is the same as a page. */
  overlay?: "help" | "account";
}

/** The account menu above Sign Out. My Charts and the dashboard need a plan; a guard checks again. */
export function menuFor({ tier, role }: SignedInView): MenuEntry[] {
  const withTier: MenuEntry[] = [
    { href: "/insights", title: "Insights Dashboard", icon: "dashboard" },
    { href: "/my-charts", title: "My Charts", icon: "charts" },
  ];
  return [
    ...(tier === null ? [] : withTier),
    { href: "/invitations", title: "Invite Users", icon: "invite" },
    ...(role === "admin" ? [{ href: "/admin", title: "Administration", icon: "administration" } as const] : []),
    ...(role === "researcher" ? [{ href: "/admin/data", title: "Study data", icon: "administration" } as const] : []),
    { href: "/help", title: "Help", icon: "help", overlay: "help" },
    { href: "/account", title: "Account Settings", icon: "settings", overlay: "account" },
  ];
}
