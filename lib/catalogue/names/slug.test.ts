import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isBrandSlug } from "@/lib/catalogue/brands/brand-slug";
import { foldName, toSlug } from "@/lib/catalogue/names/slug";

describe("toSlug", () => {
  test.each([
    ["Ängsala", "angsala"],
    ["Björkrot & Dotter", "bjorkrot-dotter"],
    ["Østersted", "ostersted"],
    ["Ærøskøbing", "aeroskobing"],
    ["  Rema   1000 ", "rema-1000"],
    ["Tony's", "tonys"],
    ["A.S.R.", "asr"],
    ["Straße", "strasse"],
    ["ﬁn", "fin"],
  ])("the slug of %j is %s", (name, slug) => {
    expect(toSlug(name)).toBe(slug);
  });

  test("spellings of one name share a slug in any Unicode form and case", () => {
    expect(toSlug("ÄNGSALA".normalize("NFD"))).toBe(toSlug("Ängsala"));
  });

  test("names in other scripts have different slugs", () => {
    const names = ["Ромашка", "Ромашки", "緑の木", "🌲", "🌳", "IKEA 宜家", "!!", "??"];
    expect(new Set(names.map(toSlug)).size).toBe(names.length);
    expect(toSlug("IKEA 宜家")).toMatch(/^ikea-[0-9a-z]+$/);
  });

  test("any text gives a valid slug, and always the same one", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (name) => {
        const slug = toSlug(name);
        expect(isBrandSlug(slug)).toBe(true);
        expect(slug).not.toMatch(/^-|-$|--/);
        expect(toSlug(name)).toBe(slug);
      }),
    );
  });
});

test("letters without accents are folded the same way beside one with an accent", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme-ascii" }), (name) => {
      expect(foldName(`${name}é`)).toBe(foldName(`${name}e`));
    }),
  );
});

test("a folded name keeps its words and drops accents and case", () => {
  expect(foldName("  Rågbröd  ÅÄÖ ")).toBe("ragbrod aao");
});
