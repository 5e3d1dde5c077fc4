import { redirectFor } from "@/lib/access/routes";
import type { AccountView } from "@/lib/access/view";
import { brandHref } from "@/lib/catalogue/brands/brand-slug";
import { marketOf, nameOfMarket, type ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import type { Entry } from "@/lib/discovery/palette/entry";
import type { PaletteNames } from "@/lib/catalogue/names/names";
import { PAGES } from "@/lib/discovery/palette/pages";
import { memberRankingHref } from "@/lib/rankings/member-query";
import { rankingHref } from "@/lib/rankings/search-params";

/** The palette's user and page. */
export interface PaletteContext {
  account: AccountView;
  /** Slug of the page's country: an industry opens its ranking there, if there is one. */
  market: string;
  study: Pick<ShownStudy, "markets" | "defaultMarket">;
}

/** The country of an address: from its path or parameters, otherwise the default. */
export function marketAt(study: Pick<ShownStudy, "markets" | "defaultMarket">, path: string, search: string): string {
  const [, inPath = ""] = /^\/rankings\/([a-z0-9-]+)/.exec(path) ?? [];
  const named = marketOf(study, inPath) ?? marketOf(study, new URLSearchParams(search).get("country") ?? "");
  return named?.slug ?? study.defaultMarket;
}

/** Whether the account can open this address. The route table decides; each guard checks again. */
function isOpen(path: string, { level, tier, role }: AccountView): boolean {
  const claims = level === "anonymous" ? null : { userId: "", sessionId: "", tier, role };
  return redirectFor({ path, search: "", claims, waitlistMode: false, isPreview: false }) === null;
}

/** The pages an account can open. */
export function pageEntries(account: AccountView): Entry[] {
  const isMember = account.level !== "anonymous";
  return PAGES.filter((page) => isOpen(page.href, account) && !(isMember && page.forVisitors)).map(
    ({ href, title, part = "", also }) => ({
      id: `page ${href}`,
      group: "Pages",
      title,
      hint: part,
      also,
      action: { kind: "go", href },
    }),
  );
}

/** Everything in the study that has a name: countries at once, the rest after the names have loaded. */
export function nameEntries({ account, market, study }: PaletteContext, names: PaletteNames | null): Entry[] {
  const isMember = account.level !== "anonymous";
  const ranking = (country: string, industry: string | null = null) =>
    isMember
      ? memberRankingHref({ home: study.defaultMarket, country, industry })
      : rankingHref({ market: country, industry });
  const countries = study.markets.map(({ slug, name, spellings }): Entry => ({
    id: `country ${slug}`,
    group: "Countries",
    title: name,
    hint: "Ranking",
    also: names?.spellings?.[slug] ?? spellings,
    action: { kind: "go", href: ranking(slug) },
  }));
  if (!names) return countries;

  const brands = names.brands.map(({ slug, name, industry, markets }): Entry => {
    const country = markets.includes(market) ? market : markets[0];
    const href =
      isMember && country ? memberRankingHref({ home: study.defaultMarket, country, brand: slug }) : brandHref(slug);
    return { id: `brand ${slug}`, group: "Brands", title: name, hint: industry, action: { kind: "go", href } };
  });
  const industries = names.industries.map(({ slug, name, markets }): Entry => {
    const country = markets.includes(market) ? market : (markets[0] ?? market);
    const hint = nameOfMarket(study, country);
    return {
      id: `industry ${slug}`,
      group: "Industries",
      title: name,
      hint,
      action: { kind: "go", href: ranking(country, slug) },
    };
  });
  const texts = names.texts.map(({ title, href, kind }): Entry => ({
    id: `text ${href}`,
    group: "Guides and posts",
    title,
    hint: kind,
    action: { kind: "go", href },
  }));
  return [...countries, ...brands, ...industries, ...texts];
}

const ACTIONS: readonly Omit<Entry, "group">[] = [
  { id: "shortcuts", title: "Keyboard Shortcuts", also: ["keys", "hotkeys"], action: { kind: "shortcuts" } },
  {
    id: "help",
    title: "Help & Documentation",
    also: ["questions", "faq", "support", "manual"],
    action: { kind: "open", overlay: "help" },
  },
  { id: "light", title: "Theme: light", also: ["light mode", "colours"], action: { kind: "theme", theme: "light" } },
  {
    id: "dark",
    title: "Theme: dark",
    also: ["dark mode", "colours", "night"],
    action: { kind: "theme", theme: "dark" },
  },
  { id: "system", title: "Theme: system", also: ["automatic", "colours"], action: { kind: "theme", theme: "system" } },
  {
    id: "cookies",
    title: "Cookie settings",
    also: ["consent", "cookie preferences", "privacy"],
    action: { kind: "open", overlay: "cookies" },
  },
];
const SIGN_IN: Omit<Entry, "group"> = {
  id: "sign-in",
  title: "Sign In",
  also: ["log in", "login", "sign up", "account"],
  action: { kind: "go", href: "/auth?mode=signin" },
};
const OF_MEMBERS: readonly Omit<Entry, "group">[] = [
  {
    id: "account",
    title: "Account Settings",
    also: ["profile", "password"],
    action: { kind: "open", overlay: "account" },
  },
  {
    id: "sign-out",
    title: "Sign Out",
    also: ["log out", "logout", "leave"],
    action: { kind: "go", href: "/auth?step=sign-out" },
  },
];

/** Actions available on any page. */
export function actionEntries({ level }: AccountView): Entry[] {
  const own = level === "anonymous" ? [SIGN_IN] : OF_MEMBERS;
  return [...ACTIONS, ...own].map((action) => ({ ...action, group: "Actions" }));
}
