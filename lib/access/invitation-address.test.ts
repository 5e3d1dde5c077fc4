import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { codesOf, joinHref, parseJoin } from "@/lib/access/invitation-address";

describe("the address of an invitation", () => {
  test("the address of an invitation reads back as the codes it was made of", () => {
    const code = fc.string({
      unit: fc.integer({ min: 0x21, max: 0x7e }).map((at) => String.fromCodePoint(at)),
      minLength: 1,
      maxLength: 200,
    });
    const codes = fc.record({ invitation: fc.option(code), general_invitation: fc.option(code) });
    fc.assert(
      fc.property(codes, (given) => {
        const { pathname, searchParams } = new URL(joinHref(given), "https://site.example");
        expect(pathname).toBe("/join");
        expect(parseJoin(Object.fromEntries(searchParams))).toEqual(given);
      }),
    );
  });

  test("an address without a code has none, and neither has one that was never given", () => {
    expect(joinHref({})).toBe("/join?");
    expect(parseJoin({})).toEqual({ invitation: null, general_invitation: null });
  });

  test("a code with spaces, other letters or more than 200 characters is dropped", () => {
    for (const invitation of ["a b", "a\nb", "å", "", "a".repeat(201)])
      expect(parseJoin({ invitation }).invitation).toBeNull();
    expect(parseJoin({ invitation: "a".repeat(200) }).invitation).toHaveLength(200);
  });

  test("of a code given twice, the first counts", () => {
    expect(parseJoin({ general_invitation: ["first", "second"] }).general_invitation).toBe("first");
    expect(parseJoin({ general_invitation: [] }).general_invitation).toBeNull();
  });

  test("codes are kept on a redirect, and nothing else is", () => {
    expect(codesOf(new URLSearchParams("invitation=a%26b&mode=signup"))).toBe("?invitation=a%26b");
    expect(codesOf(new URLSearchParams("general_invitation=g&invitation=i"))).toBe(
      "?invitation=i&general_invitation=g",
    );
    expect(codesOf(new URLSearchParams("invitation=&mode=signup"))).toBe("");
  });
});
