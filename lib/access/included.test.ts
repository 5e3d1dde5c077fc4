import { describe, expect, it } from "vitest";
import { TIERS } from "@/lib/access/claims";
import { includedNames, includedParts, PART_NAMES } from "@/lib/access/included";
import { may, RIGHT_TIERS } from "@/lib/access/rights";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { EXPORT_FORMATS } from "@/lib/catalogue/export-formats";
import { type Right, RIGHTS } from "@/lib/catalogue/rights";

/** Rights that are not sold separately: seats are counted, and the predictions are named individually. */
const ELSEWHERE: readonly Right[] = ["invitations", "predictions"];

/** The product name of a right. */
function namesOf(right: Right): string[] {
  const parts: Partial<Record<Right, string>> = PART_NAMES;
  return [
    ...(parts[right] === undefined ? [] : [parts[right]]),
    ...Object.values(ANALYSES)
      .filter((analysis) => analysis.right === right)
      .map(({ name }) => name),
    ...Object.values(EXPORT_FORMATS)
      .filter((format) => format.right === right)
      .map(({ soldAs }) => soldAs),
  ];
}

describe("what a plan includes", () => {
  it("every right that is sold has a name", () => {
    for (const right of RIGHTS) expect(namesOf(right).length > 0 || ELSEWHERE.includes(right), right).toBe(true);
  });

  it("the names of a plan are exactly those of the rights it includes", () => {
    for (const tier of TIERS) {
      const names = new Set(includedNames({ tier }));
      for (const right of RIGHTS)
        for (const name of namesOf(right)) expect(names.has(name), `${tier}: ${name}`).toBe(may({ tier }, right));
    }
  });

  it("an upgrade names only what the larger plan adds", () => {
    const more = includedNames({ tier: "professional" }, { tier: "essential" });
    const expected = RIGHTS.filter((right) => RIGHT_TIERS[right] === "professional").flatMap(namesOf);
    expect(new Set(more)).toEqual(new Set(expected));
    expect(more).toContain("Claim check");
    expect(includedParts({ tier: "essential" }, { tier: "professional" })).toEqual([]);
  });
});
