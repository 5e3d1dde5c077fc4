import { STUDY_OF_TODAY } from "@/lib/catalogue/shown-study/study-of-today";
import { describe, expect, it, vi } from "vitest";
import { countriesQuery, positionsQuery } from "@/lib/rankings/member-queries";
import { knownBrandsOf, searchPositions } from "@/lib/rankings/brands/ranked-brands";
import { createQueryClient } from "@/lib/platform/browser/query-client";

const brand = (name: string, position: number) => ({ slug: name.toLowerCase(), name, industry: "Energy", position });
const brands = [brand("Solvind", 1), brand("Ängsala", 2), brand("Vindö", 3), brand("Angelo", 4), brand("Avind", 5)];

describe("brands among loaded positions", () => {
  it("loaded brands are sorted as on the server: prefix matches first, ignoring accents", () => {
    expect(searchPositions(brands, "vind").map(({ name }) => name)).toEqual(["Vindö", "Avind", "Solvind"]);
    expect(searchPositions(brands, "ANG").map(({ name }) => name)).toEqual(["Angelo", "Ängsala"]);
    expect(searchPositions(brands, "  ")).toEqual([]);
  });

  it("suggestions from loaded brands are five at most", () => {
    const many = Array.from({ length: 9 }, (_, index) => brand(`Vind ${index}`, index + 1));
    expect(searchPositions(many, "vind")).toHaveLength(5);
  });

  it("suggestions from loaded brands show their position and leave typos to the server", () => {
    const client = createQueryClient();
    client.setQueryData(positionsQuery({ market: "sweden", year: STUDY_OF_TODAY.rankingYear }).queryKey, brands);
    client.setQueryData(countriesQuery.queryKey, [{ slug: "sweden", name: "Sweden", year: 2025, brandCount: 412 }]);
    const look = knownBrandsOf(client, STUDY_OF_TODAY.rankingYear);
    expect(look("sweden", "solv")).toEqual([{ ...brands[0], total: 412 }]);
    expect(look("sweden", "slovind")).toBeNull();
  });

  it("positions of a new market are loaded while the server is searched", () => {
    const client = createQueryClient();
    const prefetch = vi.spyOn(client, "prefetchQuery").mockResolvedValue();
    expect(knownBrandsOf(client, STUDY_OF_TODAY.rankingYear)("norway", "a")).toBeNull();
    expect(prefetch.mock.calls[0]?.[0]?.queryKey).toEqual(["rankings-positions", null, null, 2025, true, "norway"]);
  });
});
