import { ALERT_KINDS } from "@/lib/study/alert-names";
import { type AlertRule, MOST_POINTS, MOST_POSITIONS } from "@/lib/analyses/risk-alerts/rule";
import { formatNumber } from "@/lib/platform/words/format";

/** Why a rule cannot be saved, and the field. */
export interface RuleFault {
  field: "name" | "kinds" | "points" | "positions" | "brands";
  text: string;
}

/** The first error in a rule as typed; null if it can be saved. The same checks as on the server. */
export function faultOf({ name, kinds, points, positions, brands }: AlertRule): RuleFault | null {
  if (name === "") return { field: "name", text: "Name the rule" };
  if (ALERT_KINDS.every((kind) => kinds[kind] === "off"))
    return { field: "kinds", text: "Choose at least one type of alert" };
  if (points !== null && !(points >= 0 && points <= MOST_POINTS && Number.isInteger(Math.round(points * 1e6) / 1e4))) {
    return { field: "points", text: `Enter a number from 0 to ${formatNumber(MOST_POINTS)}, with up to two decimals` };
  }
  if (positions !== null && !(Number.isInteger(positions) && positions >= 0 && positions <= MOST_POSITIONS)) {
    return { field: "positions", text: `Enter a whole number from 0 to ${formatNumber(MOST_POSITIONS)}` };
  }
  if (brands.length === 0) return { field: "brands", text: "Choose at least one brand" };
  return null;
}
