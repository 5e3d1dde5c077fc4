import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { EARLY_READER } from "@/components/shell/early-reader";
import { MARKETS } from "@/lib/catalogue/markets/market";
import { fullRankingHref, rankingHref } from "@/lib/rankings/search-params";

interface Link {
  href: string;
  dataset: Record<string, string>;
  getAttribute: () => string;
}

/** Runs the script as a page's head does; returns the mark on the root element and a way to point at a link. */
function openPage(cookie: string) {
  const heard: Record<string, (event: unknown) => void> = {};
  const root: Record<string, string> = {};
  runInNewContext(EARLY_READER, {
    document: {
      cookie,
      documentElement: { dataset: root },
      addEventListener: (type: string, hear: (event: unknown) => void) => (heard[type] = hear),
    },
  });
  const touch = (href: string, type = "click") => {
    const link: Link = { href, dataset: {}, getAttribute: () => href };
    heard[type]?.({ target: { closest: () => link } });
    return link;
  };
  return { root, touch };
}

describe("the reader of a cached page, before the first paint", () => {
  it("before the first paint, a reader without the session hint is a visitor", () => {
    expect(openPage("").root.reader).toBe("visitor");
    expect(openPage("not_signed_in=1; a=signed_in=2").root.reader).toBe("visitor");
  });

  it("before the first paint, a reader with the session hint is a member", () => {
    expect(openPage("a=b; signed_in=1").root.reader).toBe("member");
  });

  it("before the first paint, links of a member lead from public rankings to the full one", () => {
    const { touch } = openPage("signed_in=1");
    const addresses = MARKETS.flatMap(({ slug: market }) => [
      rankingHref({ market }),
      rankingHref({ market, industry: "food-grocery" }),
    ]);
    for (const address of ["/rankings", ...addresses])
      for (const type of ["pointerover", "focusin", "click"]) {
        const link = touch(address, type);
        expect(link.href).toBe(fullRankingHref(address));
        expect(link.dataset.full).toBe("");
      }
  });

  it("before the first paint, all other links stay as they are", () => {
    for (const other of ["/rankings/full", "/rankings/search?q=a", "/pricing"])
      expect(openPage("signed_in=1").touch(other).href).toBe(other);
    expect(openPage("").touch("/rankings/sweden").href).toBe("/rankings/sweden");
  });
});
