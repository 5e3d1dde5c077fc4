import fc from "fast-check";
import { expect, test } from "vitest";
import { CONFIGURATION_VERSION, type ChartConfiguration } from "@/lib/analyses/configuration";
import { SHORT_CODE, toShortCodes } from "@/lib/sharing/short-addresses/short-code";

const of = (search: string): ChartConfiguration => ({
  version: CONFIGURATION_VERSION,
  figure: "single-country",
  search,
});

test("a selection always has the same short codes, each one letter longer", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (search) => {
      const { codes, sha256 } = toShortCodes(of(search));
      expect(toShortCodes(of(search))).toEqual({ codes, sha256 });
      codes.forEach((code, at) => {
        expect(code).toMatch(SHORT_CODE);
        expect(code).toHaveLength(6 + at);
        expect(codes.at(-1)?.startsWith(code)).toBe(true);
      });
    }),
  );
});

test("selections that differ have short codes that differ", () => {
  const codes = Array.from({ length: 2_000 }, (_, at) => toShortCodes(of(`brands=b${at}`)).codes[0]);
  expect(new Set(codes).size).toBe(codes.length);
});
