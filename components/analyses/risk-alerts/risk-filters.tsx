"use client";

import { AnalysisBrands } from "@/components/analyses/analysis-brands";
import { FilterBar } from "@/components/charts/filter-bar";
import { FilterCell } from "@/components/charts/filter-cell";
import { CellSelect } from "@/components/charts/named-select";
import { ALERT_KINDS, KIND_NAMES } from "@/lib/study/alert-names";
import type { RisksPage } from "@/lib/analyses/risk-alerts/risks-page";
import { rulesInForce } from "@/lib/analyses/risk-alerts/rule";
import { FIRST_ROWS, type RisksQuery } from "@/lib/analyses/risk-alerts/search-params";
import { ALL_MARKETS } from "@/lib/catalogue/markets/market";
import { formatNumber } from "@/lib/platform/words/format";

interface RiskFiltersProps {
  page: Pick<RisksPage, "lens" | "markets" | "brands" | "overview">;
  query: RisksQuery;
  push: (patch: Partial<RisksQuery>) => void;
}

const MOST_CHOSEN = 20;
const CHOSEN = "chosen";
const LISTED = { title: "In the list", action: "Show" };

/** Market, brands, and type of alert. */
export function RiskFilters({ page: { lens, markets, brands, overview }, query, push }: RiskFiltersProps) {
  const anew = (patch: Partial<RisksQuery>) => push({ rows: FIRST_ROWS, alert: null, ...patch });
  const rules = rulesInForce(overview.rules);
  const chosen = query.brands.flatMap((slug) => brands.find((each) => each.slug === slug) ?? { slug, name: slug });
  const whom =
    query.brands.length > 0
      ? CHOSEN
      : query.of === null
        ? lens.of === "chosen"
          ? "all"
          : lens.of === "rule"
            ? "all"
            : lens.of
        : typeof query.of === "string"
          ? query.of
          : `rule ${query.of.rule}`;
  const options = [
    { value: "all", name: "All brands" },
    { value: "followed", name: `Brands you follow (${formatNumber(overview.followed.length)})` },
    ...rules.map(({ id, name }) => ({ value: `rule ${id}`, name: `Rule: ${name}` })),
    ...(chosen.length > 0 ? [{ value: CHOSEN, name: `${formatNumber(chosen.length)} selected` }] : []),
  ];
  const market = query.market ?? lens.market ?? ALL_MARKETS;
  const marketName = markets.find(({ slug }) => slug === market)?.name ?? "All markets";
  const isRule = lens.of === "rule";
  return (
    <FilterBar
      summary={`${options.find(({ value }) => value === whom)?.name ?? "All brands"}, ${marketName}`}
      detail={query.kind ? KIND_NAMES[query.kind] : "All four types of alert"}
    >
      <CellSelect
        label="Market"
        options={[
          { value: ALL_MARKETS, name: "All markets" },
          ...markets.map(({ slug, name }) => ({ value: slug, name })),
        ]}
        value={market}
        onChange={(slug) => anew({ market: slug })}
      />
      <CellSelect
        label="Brands"
        options={options}
        value={whom}
        onChange={(value) => {
          if (value === CHOSEN) return;
          // The market stays the visible one, whichever brands are selected.
          anew({
            market,
            brands: [],
            of: value === "all" || value === "followed" ? value : { rule: value.slice("rule ".length) },
          });
        }}
      />
      <CellSelect
        label="Type of alert"
        options={[
          { value: "", name: "All four types" },
          ...ALERT_KINDS.map((kind) => ({ value: kind, name: KIND_NAMES[kind] })),
        ]}
        value={query.kind ?? ""}
        onChange={(value) => anew({ kind: ALERT_KINDS.find((each) => each === value) ?? null })}
      />
      {isRule ? (
        <FilterCell label="Sensitivity">
          <span className="font-semibold">As set in the rule</span>
        </FilterCell>
      ) : null}
      <AnalysisBrands
        label="Selected brands"
        brands={chosen}
        most={MOST_CHOSEN}
        isPlain
        allowsNone
        words={LISTED}
        onChoose={(next) => anew({ market, of: null, brands: next.map(({ slug }) => slug) })}
      />
    </FilterBar>
  );
}
