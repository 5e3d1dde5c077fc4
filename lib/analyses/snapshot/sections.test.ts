import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseHidden, SECTIONS, toView } from "@/lib/analyses/snapshot/sections";

describe("the parts left out", () => {
  it("the omitted parts of a snapshot are read back from the address", () => {
    fc.assert(
      fc.property(fc.subarray(SECTIONS.map(({ key }) => key)), (keys) => {
        expect(parseHidden(toView(new Set(keys)))).toEqual(new Set(keys));
      }),
    );
    expect(toView(new Set())).toBeNull();
    expect(parseHidden("heat")).toEqual(new Set());
  });
});
