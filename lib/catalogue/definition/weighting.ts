import type { StudyDefinition } from "@/lib/catalogue/definition/definition";

type Wave = { market: string; year: number };
type Variable = "age_group" | "sex" | "region";
/** How one wave is weighted; `by` and the limits are for raking. */
export type WaveWeightingRule = {
  method: StudyDefinition["weighting"]["method"];
  by: readonly Variable[];
  cap: number;
  largestGap: number;
  withoutMargins: "refuse" | "keep";
};

const COLUMNS = { age: "age_group", sex: "sex", region: "region" } as const;
/** The order of variables in raking, whatever the definition's. */
const ORDER = ["age", "sex", "region"] as const;
const WITHOUT_RAKING = { by: [], cap: 5, largestGap: 0.01, withoutMargins: "keep" } as const;

/** How the interviews of a wave are weighted: as in the whole study, or by the last exception that matches. */
export function weightingOf({ weighting }: Pick<StudyDefinition, "weighting">, wave: Wave): WaveWeightingRule {
  const exception = weighting.exceptions.findLast(
    ({ markets, years }) => (markets?.includes(wave.market) ?? true) && (years?.includes(wave.year) ?? true),
  );
  const method = exception?.method ?? weighting.method;
  const { rake } = weighting;
  if (method !== "rake" || !rake) return { method, ...WITHOUT_RAKING };
  const by = ORDER.filter((name) => rake.by.includes(name)).map((name) => COLUMNS[name]);
  return { method, by, cap: rake.cap, largestGap: rake.largestGap, withoutMargins: rake.withoutMargins };
}

/** All variables used for raking, as columns of the margins file. */
export function marginVariables({ weighting }: Pick<StudyDefinition, "weighting">): readonly Variable[] {
  const isRaked = [weighting, ...weighting.exceptions].some(({ method }) => method === "rake");
  return isRaked ? ORDER.filter((name) => weighting.rake?.by.includes(name)).map((name) => COLUMNS[name]) : [];
}
