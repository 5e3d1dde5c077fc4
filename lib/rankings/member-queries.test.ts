import { beforeEach, describe, expect, it, vi } from "vitest";
import { createQueryClient } from "@/lib/platform/browser/query-client";
import { memberFetch } from "@/lib/platform/browser/member-fetch";
import { countriesQuery, positionsQuery, renewResults } from "@/lib/rankings/member-queries";

const YEAR = 2025;
const iceland = { slug: "iceland", name: "Iceland", year: YEAR, brandCount: 40 };
const estonia = { slug: "estonia", name: "Estonia", year: YEAR - 1, brandCount: 30 };

/** A cache with positions of each market and year, and a server that has the countries, or is silent. */
async function afterPublication(
  cached: readonly (readonly [market: string, year: number])[],
  countries: object[] | null,
) {
  const read = vi.spyOn(memberFetch, "read").mockResolvedValue({ positions: [] });
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  await Promise.all(cached.map(async ([market, year]) => client.prefetchQuery(positionsQuery({ market, year }))));
  client.setQueryData(countriesQuery.queryKey, [{ slug: "sweden", name: "Sweden", year: YEAR, brandCount: 412 }]);
  const asked: string[] = [];
  read.mockImplementation(async (address) => {
    asked.push(address);
    if (countries === null) throw new Error("No answer");
    return Promise.resolve(address === "/api/markets" ? { markets: countries } : { positions: [] });
  });
  return { client, asked };
}

beforeEach(() => {
  vi.restoreAllMocks();
});

describe("cached results after a publication", () => {
  it("countries and their positions are read anew", async () => {
    const { client, asked } = await afterPublication([["iceland", YEAR]], [iceland]);
    await renewResults(client);
    expect(asked).toEqual(["/api/markets", "/api/positions?market=iceland&year=2025"]);
    expect(client.getQueryData(countriesQuery.queryKey)).toEqual([iceland]);
  });

  it("a country or year that the study no longer has is dropped and not asked for", async () => {
    const cached = [["sweden", YEAR] as const, ["iceland", YEAR - 1] as const, ["estonia", YEAR] as const];
    const { client, asked } = await afterPublication(cached, [iceland, estonia]);
    await renewResults(client);
    expect(asked).toEqual(["/api/markets", "/api/positions?market=estonia&year=2025"]);
    expect(client.getQueryData(positionsQuery({ market: "sweden", year: YEAR }).queryKey)).toBeUndefined();
    expect(client.getQueryData(positionsQuery({ market: "iceland", year: YEAR - 1 }).queryKey)).toBeUndefined();
  });

  it("without an answer the earlier results are dropped", async () => {
    const { client, asked } = await afterPublication([["sweden", YEAR]], null);
    await renewResults(client);
    expect(asked).toEqual(["/api/markets"]);
    expect(client.getQueryCache().getAll()).toEqual([]);
  });
});
