import { ALERT_KINDS } from "@/lib/study/alert-names";
import { DEFAULT_RULE, type AlertRule } from "@/lib/analyses/risk-alerts/rule";
import type { RisksQuery } from "@/lib/analyses/risk-alerts/search-params";
import { ALL_MARKETS } from "@/lib/catalogue/markets/market";
import { defaultMarketOf } from "@/lib/catalogue/default-selection";

/** The page's filter of alerts: a rule made from its controls, or one of the team's own. */
export interface Lens {
  rule: AlertRule;
  /** `rule`: one of those in force; its own thresholds hold. */
  of: "all" | "followed" | "rule" | "chosen";
  /** Slug, or null for all markets. */
  market: string | null;
}

interface LensContext {
  /** The rules in force. */
  rules: readonly AlertRule[];
  followed: readonly string[];
  /** Slugs in the order offered. */
  markets: readonly string[];
}

/**
 * The filters as a rule, so that the page counts exactly as rules do. The default brands are the followed ones, in all
 * markets; without any, all brands of the first market.
 */
export function toLens(query: RisksQuery, { rules, followed, markets }: LensContext): Lens {
  const own =
    typeof query.of === "object" && query.of
      ? rules.find(({ id }) => typeof query.of === "object" && id === query.of?.rule)
      : undefined;
  const of = own
    ? "rule"
    : query.brands.length > 0
      ? "chosen"
      : query.of === "all" || query.of === "followed"
        ? query.of
        : followed.length > 0
          ? "followed"
          : "all";
  const market =
    query.market === ALL_MARKETS
      ? null
      : (markets.find((slug) => slug === query.market) ?? (of === "all" ? defaultMarketOf(markets) : null));
  const base: AlertRule = own ?? {
    ...DEFAULT_RULE,
    id: "lens",
    name: "",
    kinds: {
      "sustained-decline": query.sensitivity,
      "level-shift": query.sensitivity,
      "rank-drop": query.sensitivity,
      "age-divergence": query.sensitivity,
    },
    brands: of === "chosen" ? query.brands : of === "followed" ? "followed" : "all",
  };
  return { rule: { ...base, kinds: narrowed(base.kinds, query.kind) }, of, market };
}

function narrowed(kinds: AlertRule["kinds"], kind: RisksQuery["kind"]): AlertRule["kinds"] {
  if (kind === null) return kinds;
  const left = { ...kinds };
  for (const each of ALERT_KINDS) if (each !== kind) left[each] = "off";
  return left;
}

/**
 * The same at the most sensitive thresholds: alerts raised only by these are near the threshold. Null if they are
 * already used.
 */
export function toNearLens({ rule }: Lens): AlertRule | null {
  if (ALERT_KINDS.some((kind) => rule.kinds[kind] === "sensitive")) return null;
  const kinds = { ...rule.kinds };
  for (const kind of ALERT_KINDS) if (kinds[kind] !== "off") kinds[kind] = "sensitive";
  return { ...rule, kinds };
}
