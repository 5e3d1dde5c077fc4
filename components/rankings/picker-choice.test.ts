import { afterEach, describe, expect, test, vi } from "vitest";
import { choiceHref, lockedChoice } from "@/components/rankings/picker-choice";

const SWEDEN = { slug: "sweden", name: "Sweden" };
const OPEN = { slug: "food", name: "Food", count: 12, href: "/rankings/sweden/food" };
const LOCKED = { slug: "banks", name: "Banks", count: 9 };
const industry = { kind: "industry" as const, chosen: "", market: SWEDEN, industry: "", options: [OPEN, LOCKED] };
const market = { kind: "market" as const, chosen: "sweden", market: SWEDEN, industry: "food", options: [] };

const readBy = (cookie: string) => vi.stubGlobal("document", { cookie });
afterEach(() => vi.unstubAllGlobals());

describe("where a choice in a filter leads", () => {
  test("a visitor’s choice of a country leads to the server if an industry is chosen, and to its ranking otherwise", () => {
    readBy("");
    expect(choiceHref(market, "norway")).toBe("/rankings/go?market=norway&industry=food");
    expect(choiceHref({ ...market, industry: "" }, "norway")).toBe("/rankings/norway");
  });

  test("a member’s choice leads to the full rankings", () => {
    readBy("signed_in=1");
    expect(choiceHref(market, "norway")).toBe("/rankings/full?country=norway&industry=food");
    expect(lockedChoice(industry, "banks")).toBeNull();
  });

  test("an option with an address of its own leads there, and none leads to its own", () => {
    readBy("");
    expect(choiceHref(industry, "food")).toBe("/rankings/sweden/food");
    expect(choiceHref({ ...industry, noneHref: "/rankings/sweden" }, "")).toBe("/rankings/sweden");
  });

  test("a visitor is asked to sign up for an industry that no address opens", () => {
    readBy("");
    expect(lockedChoice(industry, "banks")).toBe(LOCKED);
    expect(lockedChoice(industry, "food")).toBeNull();
    expect(lockedChoice(market, "norway")).toBeNull();
  });
});
