import { describe, expect, it } from "vitest";
import { pick, putFirst, remove, replaceAll, replacedNext, startChoice, takeBack, undo } from "./brand-choice";

const brand = (name: string) => ({ slug: name.toLowerCase(), name, slot: "ABCD".indexOf(name) });
const [a, b, c, d] = [brand("A"), brand("B"), brand("C"), brand("D")];
const names = ({ chosen }: { chosen: readonly { name: string }[] }) => chosen.map(({ name }) => name).join("");

describe("choosing brands", () => {
  it("the first pick replaces the suggested brands", () => {
    const suggested = startChoice([a, b, c], true);
    expect(names([b, c, d].reduce((choice, each) => pick(choice, each, 8), suggested))).toBe("BCD");
  });
  it("picking a suggested brand replaces the suggestions too", () =>
    expect(names(pick(startChoice([a, b], true), b, 8))).toBe("B"));
  it("a brand that is picked again is removed", () => expect(names(pick(startChoice([a, b], false), a, 8))).toBe("B"));
  it("a pick in a full chart replaces the last added brand, in its place", () => {
    const full = startChoice([a, b, c], false);
    expect(replacedNext(full, 3)).toBe("c");
    expect(names(pick(full, d, 3))).toBe("ABD");
  });
  it("a pick replaces the marked brand, in its place", () =>
    expect(names(pick({ ...startChoice([a, b, c], false), marked: "a" }, d, 3))).toBe("DBC"));
  it("each brand keeps its colour, and a new one gets the first that is free", () => {
    const slots = ({ chosen }: { chosen: readonly { name: string; slot: number }[] }) =>
      chosen.map(({ name, slot }) => `${name}${slot}`).join(" ");
    const less = remove(startChoice([a, b, c], false), "b");
    expect(slots(less)).toBe("A0 C2");
    expect(slots(pick(less, d, 8))).toBe("A0 C2 D1");
    expect(slots(putFirst(less, "c"))).toBe("C2 A0");
    expect(slots(pick({ ...startChoice([a, b, c], false), marked: "a" }, d, 3))).toBe("D0 B1 C2");
    expect(slots(pick(startChoice([a, b, c], true), d, 8))).toBe("D0");
  });
  it("removing the last pick never removes a suggestion", () => {
    expect(names(takeBack(startChoice([a, b], false)))).toBe("A");
    expect(names(takeBack(startChoice([a, b], true)))).toBe("AB");
  });
  it("a brand can be put first", () => expect(names(putFirst(startChoice([a, b, c], false), "c"))).toBe("CAB"));
  it("a set is added as far as there is room and can be undone", () => {
    const set = replaceAll(startChoice([a], false), [b, c, d], 2);
    expect(names(set)).toBe("BC");
    expect(names(undo(set))).toBe("A");
    expect(undo(set).before).toBeNull();
  });
  it("after a single pick there is nothing to undo", () =>
    expect(pick(replaceAll(startChoice([a], false), [], 8), b, 8).before).toBeNull());
});
