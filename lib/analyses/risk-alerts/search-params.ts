import { ALERT_KINDS } from "@/lib/study/alert-names";
import { MOST_WATCHED } from "@/lib/analyses/risk-alerts/rule";
import { isBrandSlug } from "@/lib/catalogue/brands/brand-slug";
import { toMarketSlug } from "@/lib/catalogue/markets/market";
import { SENSITIVITIES, type AlertKind, type Sensitivity } from "@/lib/study/risk-alert";

/** The lists of the page, each a tab: alerts, and the rules that raise them. */
export const SHOWN = ["open", "near", "settled", "acknowledged", "muted", "rules"] as const;
export type Shown = (typeof SHOWN)[number];

/** Lists that the page used to have: links to them still lead to the alerts they named. */
const FORMER: Readonly<Record<string, Shown>> = { lasted: "settled", passed: "settled", all: "settled" };

/** Rows listed at first, added by each "Show more", and at most. */
export const FIRST_ROWS = 25;
export const MORE_ROWS = 25;
const MOST_ROWS = 150;

/** Whose alerts are shown, and which of them. */
export interface RisksQuery {
  /** A market's slug or all of them; null: not set. */
  market: string | null;
  /** All brands, the followed ones, those of a rule (its id), or the ones in `brands`; null: not set. */
  of: "all" | "followed" | { rule: string } | null;
  /** Slugs; only if `of` is not set. */
  brands: readonly string[];
  /** Null for all four. */
  kind: AlertKind | null;
  show: Shown;
  sensitivity: Sensitivity;
  /** Alerts listed at most. */
  rows: number;
  /** The alert whose row is open, as `formatAlertKey` writes it; null for none. */
  alert: string | null;
}

type Params = Record<string, string | string[] | undefined> | URLSearchParams;

const ALERT = /^[a-z-]{1,40}\/\d{4}\/[a-z0-9-]{1,120}\/[a-z-]{1,40}$/;
const RULE = /^rule-([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}|default)$/;

/** Any address's parameters as a query: what is not understood is as if it had not been said. The inverse of `toRisksSearch`. */
export function parseRisksQuery(params: Params): RisksQuery {
  const read = (name: string): string => {
    const value = params instanceof URLSearchParams ? params.get(name) : params[name];
    return (Array.isArray(value) ? value[0] : value) ?? "";
  };
  const market = read("market");
  const rule = RULE.exec(read("of"))?.[1];
  const of = read("of") === "all" ? "all" : read("of") === "followed" ? "followed" : rule ? { rule } : null;
  const rows = /^\d{1,3}$/.test(read("rows")) ? Number(read("rows")) : FIRST_ROWS;
  return {
    market: toMarketSlug(market),
    of,
    brands: of === null ? [...new Set(read("brands").split(","))].filter(isBrandSlug).slice(0, MOST_WATCHED) : [],
    kind: ALERT_KINDS.find((each) => each === read("kind")) ?? null,
    show: SHOWN.find((each) => each === read("show")) ?? FORMER[read("show")] ?? "open",
    sensitivity: SENSITIVITIES.find((each) => each === read("sensitivity")) ?? "standard",
    rows: Math.min(MOST_ROWS, Math.max(FIRST_ROWS, rows)),
    alert: ALERT.test(read("alert")) ? read("alert") : null,
  };
}

/** The parameters that say the query, "" where nothing was asked: defaults are left out. */
export function toRisksSearch({ market, of, brands, kind, show, sensitivity, rows, alert }: RisksQuery): string {
  const params = new URLSearchParams();
  if (market) params.set("market", market);
  if (of) params.set("of", typeof of === "string" ? of : `rule-${of.rule}`);
  if (brands.length > 0) params.set("brands", brands.join(","));
  if (kind) params.set("kind", kind);
  if (show !== "open") params.set("show", show);
  if (sensitivity !== "standard") params.set("sensitivity", sensitivity);
  if (rows !== FIRST_ROWS) params.set("rows", String(rows));
  if (alert) params.set("alert", alert);
  const text = params.toString().replaceAll("%2C", ",").replaceAll("%2F", "/");
  return text && `?${text}`;
}
