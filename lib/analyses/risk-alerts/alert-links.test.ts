import { expect, test } from "vitest";
import { toAlertLinks } from "@/lib/analyses/risk-alerts/alert-links";
import { parseRisksQuery } from "@/lib/analyses/risk-alerts/search-params";
import type { Alert } from "@/lib/analyses/predictions/alert";

const fired = (market: string, brand: string, kind: Alert["kind"]): { key: string; alert: Alert } => ({
  key: `${market}/2025/${brand}/${kind}`,
  alert: {
    market,
    year: 2025,
    brand: { slug: brand, name: brand.toUpperCase() },
    industry: { slug: "food", name: "Food" },
    kind,
    sensitivity: "standard",
    evidence: {},
    falseAlarmRate: 0.01,
    outcome: "open",
  },
});

test("each brand leads to its strongest alert in each market, opened in a list of its own", () => {
  const links = toAlertLinks([
    fired("sweden", "smedsta", "rank-drop"),
    fired("sweden", "smedsta", "level-shift"),
    fired("norway", "smedsta", "level-shift"),
  ]);
  expect(Object.keys(links)).toEqual(["sweden smedsta", "norway smedsta"]);
  const query = parseRisksQuery(new URL(links["sweden smedsta"] ?? "", "https://granskog.example").searchParams);
  expect(query).toMatchObject({
    market: "sweden",
    brands: ["smedsta"],
    show: "open",
    sensitivity: "standard",
    alert: "sweden/2025/smedsta/rank-drop",
  });
  expect(toAlertLinks([])).toEqual({});
});
