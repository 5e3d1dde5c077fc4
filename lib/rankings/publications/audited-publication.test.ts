import { describe, expect, it } from "vitest";
import {
  type AuditedPublication,
  coverage,
  type PublicationState,
  toRollback,
} from "@/lib/rankings/publications/audited-publication";

const publication = (id: number, state: PublicationState) => ({ id, state }) as AuditedPublication;
const wave = (market: string, year: number) => ({ market, year, brands: 1, interviews: null, rule: null });

describe("a rollback", () => {
  it("a rollback withdraws the latest publication and needs an earlier one", () => {
    expect(
      toRollback([
        publication(4, "staged"),
        publication(3, "published"),
        publication(2, "rolled_back"),
        publication(1, "published"),
      ]),
    ).toMatchObject({
      latest: { id: 3 },
      before: { id: 1 },
    });
    expect(toRollback([publication(2, "rolled_back"), publication(1, "published")])).toBeNull();
    expect(toRollback([])).toBeNull();
  });
});

describe("the contents of a publication", () => {
  it.each([
    [[], "No studies"],
    [[wave("sweden", 2025)], "SWEDEN, 2025"],
    [[wave("sweden", 2011), wave("sweden", 2025), wave("norway", 2024)], "SWEDEN and NORWAY, 2011 to 2025"],
  ])("the contents of a publication are listed: %#", (waves, words) => {
    expect(coverage(waves, (market) => market.toUpperCase())).toBe(words);
  });
});
