import type { ClaimKind } from "@/lib/analyses/claim-check/claim";
import type { Cue } from "@/lib/analyses/claim-check/kind-words";
import type { Field } from "@/lib/analyses/claim-check/claim-part";
import type { Found } from "@/lib/analyses/claim-check/tokens";

interface KindReading {
  kind: Field<ClaimKind>;
  count: Field<number>;
  /** Position of the comparing words; the compared brand comes after it. Null: no comparison. */
  comparison: number | null;
}

/**
 * The kind of a claim from its comparing words, in order.
 * @param brands number of brands in the text
 * @param hasSince whether it names an earlier year
 */
export function readKind(cues: readonly Found<Cue>[], brands: number, hasSince: boolean): KindReading {
  const has = (cue: Cue) => cues.some(({ meaning }) => meaning === cue);
  const words = cues.map((cue) => cue.words).join(" … ");
  const toField = (value: ClaimKind): Field<ClaimKind> => ({ status: "said", value, words });
  const choose = (...options: ClaimKind[]): Field<ClaimKind> => ({ status: "choose", options, words });
  const numbered = cues.filter(({ meaning }) => meaning === "first-of-number");
  const count: Field<number> = toCount(numbered);
  const comparison = toComparison(cues);

  const kinds = new Set<ClaimKind>();
  if (has("most-improved")) kinds.add("most-improved");
  else if (has("improved")) kinds.add("improved");
  if (has("average")) kinds.add("above-average");
  else if (comparison !== null && !has("improved")) {
    if (has("others")) kinds.add("best");
    else if (has("past") || has("since-last") || (hasSince && brands < 2)) kinds.add("improved");
    else kinds.add("ahead");
  }
  if (numbered.length > 0) kinds.add(count.status === "said" && count.value === 1 ? "best" : "top");
  else if (has("among")) kinds.add("top");
  if (has("first")) kinds.add("best");

  const [only] = kinds;
  if (kinds.size > 1) return { kind: choose(...kinds), count, comparison };
  if (only) return { kind: toField(only), count, comparison };
  return { kind: has("top") ? choose("best", "top") : { status: "unsaid" }, count, comparison };
}

/** "than", or a comparative without it ("ahead of", "beats"); a bare comparative has no compared brand. */
function toComparison(cues: readonly Found<Cue>[]): number | null {
  const than = cues.find(({ meaning }) => meaning === "than");
  return (than ?? cues.find(({ meaning }) => meaning === "comparative"))?.to ?? null;
}

function toCount(found: readonly Found<Cue>[]): Field<number> {
  const numbers = [...new Set(found.flatMap(({ number }) => number ?? []))];
  const [only] = numbers;
  const words = found.map((each) => each.words).join(", ");
  if (only === undefined) return { status: "unsaid" };
  return numbers.length === 1 ? { status: "said", value: only, words } : { status: "choose", options: numbers, words };
}
