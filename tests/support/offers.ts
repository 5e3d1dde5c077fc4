import { type Page } from "@playwright/test";
import { type HTMLElement } from "node-html-parser";
import type { Tier } from "@/lib/access/claims";
import { PUBLIC_RANKING } from "@/lib/rankings/search-params";
import { textOf } from "./served-page";

// An offer is a link to get something: an account, a trial, a plan. No one is offered what they have.

/** One of each kind of page that is the same for everyone. */
export const SHARED_PAGES: readonly string[] = [
  "/rankings",
  "/rankings/sweden",
  "/rankings/norway/food-grocery",
  "/pricing",
  "/features",
  "/contact-us",
  "/about-study",
  "/about-study/scores",
  "/about-study/study-files",
  "/help",
  "/api-reference",
  "/cookie-settings",
  "/privacy-policy",
  "/terms-conditions",
  "/ranking-guidelines",
  "/rankings/search?market=sweden&q=a",
  "/share",
  "/cite/AAAAAAAAAAAAAAAAAAAAAA",
  "/nowhere",
  ...[
    "",
    "/understanding-landscape",
    "/trust-recovery-playbook",
    "/communication-guide",
    "/avoiding-greenwashing",
    "/glossary",
    "/glossary/position",
    "/insights",
    "/insights/the-worst-year",
    "/insights/topic/methods",
  ].map((page) => `/sustainability-branding-hub${page}`),
];

/** Words that offer an account or a trial. */
const WORDS =
  /sign up (?:free|for)|requires? sign up|with a free account|no card needed|starts? (?:with )?(?:a|the) \d+-day trial/gi;

/**
 * Whether this link is an offer to someone who is signed in. A sign-in link that returns to a page leads members there.
 */
function isOffer(href: string): boolean {
  if (/^\/auth\?/.test(href)) return /mode=signup/.test(href) || !/[?&]from=/.test(href);
  return /^\/checkout\?/.test(href);
}

/** What a page offers to readers of whom it knows nothing: without scripts, and to members until their plan is known. */
export function offersToAnyone(main: HTMLElement): string[] {
  for (const part of main.querySelectorAll('[data-for="visitors"]')) part.remove();
  const links = main
    .querySelectorAll("a[href]")
    .filter((link) => isOffer(link.getAttribute("href") ?? "") && !/^Go to /.test(textOf(link)))
    .map((link) => `${textOf(link)} (${link.getAttribute("href")})`);
  return [...links, ...(textOf(main).match(WORDS) ?? [])];
}

interface Seen {
  links: { href: string; text: string }[];
  text: string;
}

/** Links and words that a reader sees on a page. */
async function seenOn(page: Page): Promise<Seen> {
  return page.evaluate(() => ({
    links: [...document.querySelectorAll("a[href]")]
      .filter((link) => link.checkVisibility({ visibilityProperty: true }))
      .map((link) => ({ href: link.getAttribute("href") ?? "", text: link.textContent ?? "" })),
    text: document.body.innerText,
  }));
}

/** What a page offers a member that they have already, or cannot have. */
export async function wrongOffersOn(
  page: Page,
  member: { tier: Tier | null; canTry: boolean; mayBuy: readonly Tier[] },
) {
  const { links, text } = await seenOn(page);
  const wrong = links.filter(({ href }) => {
    const asked = new URL(href, "http://site");
    if (asked.pathname === "/auth") return true;
    if (asked.pathname !== "/checkout") return false;
    if (asked.searchParams.get("trial") === "1") return !member.canTry;
    return !member.mayBuy.some((tier) => tier === asked.searchParams.get("plan"));
  });
  const words = text.match(WORDS)?.filter((found) => !(member.canTry && /trial|card/i.test(found))) ?? [];
  return [...wrong.map(({ href, text: name }) => `${name} (${href})`), ...words];
}

/** Links to public rankings that do not lead a member to the full ones once they are focused. */
export async function publicRankingsOn(page: Page): Promise<string[]> {
  return page.evaluate((pattern) => {
    const isPublic = new RegExp(pattern);
    const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")];
    for (const link of links) link.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    return links.map((link) => link.getAttribute("href") ?? "").filter((href) => isPublic.test(href));
  }, PUBLIC_RANKING.source);
}
