import { sizeOf } from "@/lib/analyses/risk-alerts/kind";
import { ALERT_KINDS } from "@/lib/study/alert-names";
import { matchingAlerts, isLargeEnough, watches } from "@/lib/analyses/risk-alerts/evaluate";
import type { AlertRule } from "@/lib/analyses/risk-alerts/rule";
import type { Alert } from "@/lib/analyses/predictions/alert";
import type { AlertKind, Sensitivity } from "@/lib/study/risk-alert";

/** Brands of an industry in a wave that can have an alert: those with a score in it and in an earlier one. */
export interface WatchedIndustry {
  market: string;
  year: number;
  industry: string;
  brands: number;
  /** Which of the requested brands are among them. Slugs. */
  named: readonly string[];
}

/** How a rule would have done in one wave. */
export interface PreviewWave {
  market: string;
  year: number;
  /** Brands it would have watched. */
  brands: number;
  fired: number;
  /** The results of those it would have fired for. */
  lasted: number;
  passed: number;
  open: number;
  /**
   * The most that chance alone would raise if no brand had changed. It can exceed the number fired: then the rule is no
   * better than chance.
   */
  expected: number;
}

type Sums = Omit<PreviewWave, "market" | "year">;

export interface RulePreview {
  /** Latest first, then by market. */
  waves: PreviewWave[];
  /** The same over all of them. */
  total: Sums;
  /** Alerts per wave, on average; null without any wave. */
  perWave: number | null;
  /** Kinds that were never raised at the rule's thresholds in these waves, so their false-alarm rate is unknown. */
  unknown: AlertKind[];
}

const NOTHING: Sums = { brands: 0, fired: 0, lasted: 0, passed: 0, open: 0, expected: 0 };

/**
 * How often a rule would have fired in the waves of the past, what happened to those alerts, and how many of them
 * chance alone explains: over the kinds it listens to, brands watched times the share of unchanged brands that the
 * limits flag. Mutes are left out, and followed brands are those followed today. A smallest size lowers the false
 * alarms by an amount that is not known, so the number stays an upper bound.
 * @param alerts of all these waves, at all sensitivities
 * @param watched industries of all waves the reader may see; of named or followed brands, asked about by name
 */
export function previewRule(
  rule: AlertRule,
  alerts: readonly Alert[],
  watched: readonly WatchedIndustry[],
  followed: readonly string[],
): RulePreview {
  const rates = new AlertRates(alerts);
  const matching = matchingAlerts(rule, alerts, followed).filter((alert) => isLargeEnough(rule, sizeOf(alert)));
  const byWave = Map.groupBy(matching, waveOf);
  const waves = [...Map.groupBy(watched, waveOf)].flatMap(([key, industries]): PreviewWave[] => {
    const [{ market, year }] = industries as [WatchedIndustry, ...WatchedIndustry[]];
    const brands = industries.reduce((sum, each) => sum + countWatched(rule, each, followed), 0);
    if (brands === 0) return [];
    const own = byWave.get(key) ?? [];
    const countOf = (outcome: Alert["outcome"]) => own.filter((alert) => alert.outcome === outcome).length;
    const expected = ALERT_KINDS.reduce(
      (sum, kind) => sum + brands * rates.of(kind, rule.kinds[kind], market, year),
      0,
    );
    return [
      {
        market,
        year,
        brands,
        fired: own.length,
        lasted: countOf("lasted"),
        passed: countOf("passed"),
        open: countOf("open"),
        expected,
      },
    ];
  });
  const total = waves.reduce<Sums>(
    (sum, each) => ({
      brands: sum.brands + each.brands,
      fired: sum.fired + each.fired,
      lasted: sum.lasted + each.lasted,
      passed: sum.passed + each.passed,
      open: sum.open + each.open,
      expected: sum.expected + each.expected,
    }),
    NOTHING,
  );
  return {
    waves: waves.toSorted((a, b) => b.year - a.year || a.market.localeCompare(b.market)),
    total,
    perWave: waves.length === 0 ? null : total.fired / waves.length,
    unknown: ALERT_KINDS.filter((kind) => rule.kinds[kind] !== "off" && !rates.isKnown(kind, rule.kinds[kind])),
  };
}

const waveOf = ({ market, year }: { market: string; year: number }) => `${market}/${year}`;

function countWatched(
  rule: AlertRule,
  { market, industry, brands, named }: WatchedIndustry,
  followed: readonly string[],
): number {
  const follows = new Set(followed);
  if (rule.brands !== "all") return named.filter((brand) => watches(rule, { market, industry, brand }, follows)).length;
  return watches(rule, { market, industry, brand: "" }, follows) ? brands : 0;
}

/** False-alarm rates (0 to 1) stored with the alerts. */
class AlertRates {
  private readonly ofWaves = new Map<string, number>();
  private readonly ofMarkets = new Map<string, number>();
  private readonly ofKinds = new Map<string, number>();
  /** The first wave of a market with any alert of a kind: before it there were too few waves. */
  private readonly firstYears = new Map<string, number>();

  constructor(alerts: readonly Alert[]) {
    for (const { kind, sensitivity, market, year, falseAlarmRate } of alerts) {
      this.ofWaves.set(`${kind}/${sensitivity}/${market}/${year}`, falseAlarmRate);
      const first = this.firstYears.get(`${kind}/${market}`) ?? Infinity;
      this.firstYears.set(`${kind}/${market}`, Math.min(first, year));
    }
    const mean = (rates: readonly (readonly [string, number])[]) =>
      rates.reduce((sum, [, rate]) => sum + rate, 0) / rates.length;
    const upTo = (parts: number) => (wave: string) => wave.split("/").slice(0, parts).join("/");
    for (const [key, rates] of Map.groupBy(this.ofWaves, ([wave]) => upTo(3)(wave)))
      this.ofMarkets.set(key, mean(rates));
    for (const [key, rates] of Map.groupBy(this.ofWaves, ([wave]) => upTo(2)(wave))) this.ofKinds.set(key, mean(rates));
  }

  isKnown(kind: AlertKind, limit: Sensitivity | "off"): boolean {
    return this.ofKinds.has(`${kind}/${limit}`);
  }

  /** The rate of a kind in a wave; if none was raised there, the mean over the market's waves, otherwise over all. */
  of(kind: AlertKind, limit: Sensitivity | "off", market: string, year: number): number {
    const own = this.ofWaves.get(`${kind}/${limit}/${market}/${year}`);
    if (own !== undefined) return own;
    // Of a false discovery rate: none found, none false.
    if (kind === "age-divergence" || year < (this.firstYears.get(`${kind}/${market}`) ?? Infinity)) return 0;
    return this.ofMarkets.get(`${kind}/${limit}/${market}`) ?? this.ofKinds.get(`${kind}/${limit}`) ?? 0;
  }
}
