import type { Alert } from "@/lib/analyses/predictions/alert";
import type { AlertKind } from "@/lib/study/risk-alert";

/** An alert at any thresholds: slugs of market and brand, the wave's year, the kind. */
export interface AlertKey {
  market: string;
  year: number;
  brand: string;
  kind: AlertKind;
}

/** Who marked an alert, and when (ISO time). The name is empty for a deleted account. */
export interface Signature {
  name: string;
  at: string;
}

/** What a team has done with an alert. */
export interface AlertMark extends AlertKey {
  acknowledged: Signature | null;
  muted: Signature | null;
  note: (Signature & { text: string }) | null;
}

/** As one word: `sweden/2025/kvarno/rank-drop`. */
export function formatAlertKey({ market, year, brand, kind }: AlertKey): string {
  return `${market}/${year}/${brand}/${kind}`;
}

export function keyOfAlert({ market, year, brand, kind }: Pick<Alert, "market" | "year" | "brand" | "kind">): AlertKey {
  return { market, year, brand: brand.slug, kind };
}
