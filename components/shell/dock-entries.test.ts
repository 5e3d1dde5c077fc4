import { describe, expect, it } from "vitest";
import { currentDockHref, dockFor, VISITOR_DOCK } from "@/components/shell/dock-entries";

const current = (path: string) => currentDockHref(path, VISITOR_DOCK);

describe("the dock's current entry", () => {
  it("is the entry of the path itself", () => {
    expect(VISITOR_DOCK.map(({ href }) => current(href))).toEqual(VISITOR_DOCK.map(({ href }) => href));
  });

  it("is the entry of a parent path, the nearest if there are two", () => {
    expect(current("/rankings/sweden/energy")).toBe("/rankings");
    expect(current("/sustainability-branding-hub/communication-guide")).toBe("/sustainability-branding-hub");
    expect(current("/sustainability-branding-hub/insights/a-post")).toBe("/sustainability-branding-hub/insights");
  });

  it("is none on pages outside the dock", () => {
    expect(current("/privacy-policy")).toBeNull();
    expect(current("/rankings-of-old")).toBeNull();
  });
});

describe("the dock", () => {
  const listed = (level: "anonymous" | "free" | "paid") =>
    dockFor({ level }).map(({ title, href, highlighted }) => [title, href, highlighted === true]);

  it("of a visitor", () => {
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

  it("of a member without an active subscription", () => {
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

  it("of a subscriber", () => {
    expect(listed("paid")).toEqual([
      ["Home", "/", false],
      ["Rankings", "/rankings/full", false],
      ["Blog", "/sustainability-branding-hub/insights", false],
      ["My Account", "/account", false],
      ["Contact", "/contact-us", false],
      ["Insights Portal", "/insights", true],
    ]);
  });

  it("treats the subscriber's home page as home, and their rankings as rankings", () => {
    expect(currentDockHref("/welcome", dockFor({ level: "paid" }))).toBe("/");
    expect(currentDockHref("/rankings/full", dockFor({ level: "free" }))).toBe("/rankings/full");
    expect(currentDockHref("/rankings/sweden", dockFor({ level: "free" }))).toBe("/rankings/full");
    expect(currentDockHref("/brand-insights/portfolio", dockFor({ level: "paid" }))).toBeNull();
  });
});
