import { expect, test } from "vitest";
import { findIndustryBySlug, INDUSTRIES } from "@/lib/catalogue/industries/industry";
import { toSlug } from "@/lib/catalogue/names/slug";

test("there are 22 industries in alphabetical order, each with the slug of its name", () => {
  expect(INDUSTRIES).toHaveLength(22);
  const names = INDUSTRIES.map(({ name }) => name);
  expect(names.toSorted((a, b) => a.localeCompare(b, "en"))).toEqual(names);
  for (const { slug, name } of INDUSTRIES) {
    expect(toSlug(name)).toBe(slug);
    expect(findIndustryBySlug(slug)?.name).toBe(name);
  }
  expect(findIndustryBySlug("Energy")).toBeNull();
});
