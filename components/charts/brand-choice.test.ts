import { describe, expect, it } from "vitest";
import { pick, putFirst, remove, replaceAll, replacedNext, startChoice, takeBack, undo } from "./brand-choice";

const brand = (name: string) => ({ slug: name.toLowerCase(), name, slot: "ABCD".indexOf(name) });
const [a, b, c, d] = [brand("A"), brand("B"), brand("C"), brand("D")];
const names = ({ chosen }: { chosen: readonly { name: string }[] }) => chosen.map(({ name }) => name).join("");

describe("choosing brands", () => {
  it("replaces suggestions with the first pick: three brands in three picks", () => {
    const suggested = startChoice([a, b, c], true);
    expect(names([b, c, d].reduce((choice, each) => pick(choice, each, 8), suggested))).toBe("BCD");
  });
  it("replaces suggestions even with one of them", () =>
    expect(names(pick(startChoice([a, b], true), b, 8))).toBe("B"));
  it("removes a brand that is picked again", () => expect(names(pick(startChoice([a, b], false), a, 8))).toBe("B"));
  it("replaces the last added in a full chart, in its place", () => {
    const full = startChoice([a, b, c], false);
    expect(replacedNext(full, 3)).toBe("c");
    expect(names(pick(full, d, 3))).toBe("ABD");
  });
  it("replaces the marked brand instead, which keeps its place", () =>
    expect(names(pick({ ...startChoice([a, b, c], false), marked: "a" }, d, 3))).toBe("DBC"));
  it("leaves everyone's colour where it is, and gives a new brand the first that is free", () => {
    const slots = ({ chosen }: { chosen: readonly { name: string; slot: number }[] }) =>
      chosen.map(({ name, slot }) => `${name}${slot}`).join(" ");
    const less = remove(startChoice([a, b, c], false), "b");
    expect(slots(less)).toBe("A0 C2");
    expect(slots(pick(less, d, 8))).toBe("A0 C2 D1");
    expect(slots(putFirst(less, "c"))).toBe("C2 A0");
    expect(slots(pick({ ...startChoice([a, b, c], false), marked: "a" }, d, 3))).toBe("D0 B1 C2");
    expect(slots(pick(startChoice([a, b, c], true), d, 8))).toBe("D0");
  });
  it("takes back the last, but no suggestion", () => {
    expect(names(takeBack(startChoice([a, b], false)))).toBe("A");
    expect(names(takeBack(startChoice([a, b], true)))).toBe("AB");
  });
  it("puts a brand first", () => expect(names(putFirst(startChoice([a, b, c], false), "c"))).toBe("CAB"));
  it("takes a set as far as there is room, and undoes it", () => {
    const set = replaceAll(startChoice([a], false), [b, c, d], 2);
    expect(names(set)).toBe("BC");
    expect(names(undo(set))).toBe("A");
    expect(undo(set).before).toBeNull();
  });
  it("has nothing to undo after a pick", () =>
    expect(pick(replaceAll(startChoice([a], false), [], 8), b, 8).before).toBeNull());
});
