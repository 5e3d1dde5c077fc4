import { describe, expect, it } from "vitest";
import { currentDockHref, dockFor, VISITOR_DOCK } from "@/components/shell/dock-entries";

const current = (path: string) => currentDockHref(path, VISITOR_DOCK);

describe("the dock's current entry", () => {
  it("the dock highlights the entry of the page itself", () => {
    expect(VISITOR_DOCK.map(({ href }) => current(href))).toEqual(VISITOR_DOCK.map(({ href }) => href));
  });

  it("the dock highlights the nearest entry above a subpage", () => {
    expect(current("/rankings/sweden/energy")).toBe("/rankings");
    expect(current("/sustainability-branding-hub/communication-guide")).toBe("/sustainability-branding-hub");
    expect(current("/sustainability-branding-hub/insights/a-post")).toBe("/sustainability-branding-hub/insights");
  });

  it("the dock highlights nothing on pages outside it", () => {
    expect(current("/privacy-policy")).toBeNull();
    expect(current("/rankings-of-old")).toBeNull();
  });
});

describe("the dock", () => {
  const listed = (level: "anonymous" | "free" | "paid") =>
    dockFor({ level }).map(({ title, href, highlighted }) => [title, href, highlighted === true]);

  it("the dock has the right entries for a visitor", () => {
    expect(listed("anonymous")).toEqual([
      ["Home", "/", false],
      ["Rankings", "/rankings", false],
      ["About Study", "/about-study", false],
      ["Sustainability Hub", "/sustainability-branding-hub", false],
      ["Blog", "/sustainability-branding-hub/insights", false],
      ["Pricing", "/pricing", false],
      ["Contact", "/contact-us", false],
    ]);
  });

  it("the dock has the right entries for a member without an active subscription", () => {
    expect(listed("free")).toEqual([
      ["Home", "/", false],
      ["Rankings", "/rankings/full", false],
      ["About Study", "/about-study", false],
      ["Sustainability Hub", "/sustainability-branding-hub", false],
      ["Blog", "/sustainability-branding-hub/insights", false],
      ["Upgrade", "/pricing", true],
      ["Contact", "/contact-us", false],
    ]);
  });

  it("the dock has the right entries for a subscriber", () => {
    expect(listed("paid")).toEqual([
      ["Home", "/", false],
      ["Rankings", "/rankings/full", false],
      ["Blog", "/sustainability-branding-hub/insights", false],
      ["My Account", "/account", false],
      ["Contact", "/contact-us", false],
      ["Insights Portal", "/insights", true],
    ]);
  });

  it("the dock treats a subscriber's home page as home, and the full rankings as rankings", () => {
    expect(currentDockHref("/welcome", dockFor({ level: "paid" }))).toBe("/");
    expect(currentDockHref("/rankings/full", dockFor({ level: "free" }))).toBe("/rankings/full");
    expect(currentDockHref("/rankings/sweden", dockFor({ level: "free" }))).toBe("/rankings/full");
    expect(currentDockHref("/brand-insights/portfolio", dockFor({ level: "paid" }))).toBeNull();
  });
});
