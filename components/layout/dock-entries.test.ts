import { describe, expect, it } from "vitest";
import { currentDockHref, VISITOR_DOCK } from "@/components/layout/dock-entries";

const current = (path: string) => currentDockHref(path, VISITOR_DOCK);

describe("the dock's current entry", () => {
  it("is the entry of the path itself", () => {
    expect(VISITOR_DOCK.map(({ href }) => current(href))).toEqual(VISITOR_DOCK.map(({ href }) => href));
  });

  it("is the entry above a deeper path, the nearest one where two stand above it", () => {
    expect(current("/rankings/sweden/energy")).toBe("/rankings");
    expect(current("/sustainability-branding-hub/communication-guide")).toBe("/sustainability-branding-hub");
    expect(current("/sustainability-branding-hub/insights/a-post")).toBe("/sustainability-branding-hub/insights");
  });

  it("is none on pages the dock does not lead to", () => {
    expect(current("/privacy-policy")).toBeNull();
    expect(current("/rankings-of-old")).toBeNull();
  });
});
