import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseRisksQuery, type RisksQuery, SHOWN, toRisksSearch } from "@/lib/analyses/risk-alerts/search-params";
import { MARKETS } from "@/lib/catalogue/markets/market";
import { ALERT_KINDS } from "@/lib/study/alert-names";
import { SENSITIVITIES } from "@/lib/study/risk-alert";

const query: fc.Arbitrary<RisksQuery> = fc
  .record({
    market: fc.constantFrom(null, "all", ...MARKETS.map(({ slug }) => slug)),
    of: fc.oneof(
      fc.constantFrom(null, "all" as const, "followed" as const),
      fc.record({ rule: fc.oneof(fc.uuid(), fc.constant("default")) }),
    ),
    brands: fc.uniqueArray(fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/), { maxLength: 5 }),
    kind: fc.constantFrom(null, ...ALERT_KINDS),
    show: fc.constantFrom(...SHOWN),
    sensitivity: fc.constantFrom(...SENSITIVITIES),
    rows: fc.integer({ min: 25, max: 150 }),
    alert: fc.option(fc.constantFrom(...ALERT_KINDS).map((kind) => `sweden/2025/kvarno-el-2/${kind}`)),
  })
  .map((each) => (each.of === null ? each : { ...each, brands: [] }));

describe("the address of the page", () => {
  test("the address of the alerts page is read and written unchanged", () => {
    fc.assert(
      fc.property(query, (each) => {
        expect(parseRisksQuery(new URLSearchParams(toRisksSearch(each)))).toEqual(each);
      }),
    );
  });

  test("links to former lists of alerts lead to settled alerts", () => {
    for (const show of ["lasted", "passed", "all"]) expect(parseRisksQuery({ show }).show).toBe("settled");
  });

  test("the alerts page ignores invalid values in the address", () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom("market", "of", "brands", "kind", "show", "sensitivity", "rows", "alert"),
          fc.string(),
        ),
        (params) => {
          const read = parseRisksQuery(params);
          expect(parseRisksQuery(new URLSearchParams(toRisksSearch(read)))).toEqual(read);
        },
      ),
    );
  });
});
