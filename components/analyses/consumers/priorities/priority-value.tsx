import { Figure } from "@/components/charts/figure";
import { SignedFigure } from "@/components/charts/signed-figure";
import { PER_SHOWN } from "@/lib/analyses/consumers/priorities/ranking";
import type { PriorityDesign } from "@/lib/analyses/consumers/questionnaire/questionnaire";

/** A priority’s figure in a table, with its sign where it can be less than nothing. */
export function PriorityValue({ value, design, digits }: { value: number; design: PriorityDesign; digits: number }) {
  return design === "mentions" ? (
    <Figure value={PER_SHOWN * value} digits={digits} />
  ) : (
    <SignedFigure value={PER_SHOWN * value} digits={digits} />
  );
}
