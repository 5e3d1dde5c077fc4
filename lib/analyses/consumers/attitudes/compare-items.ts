import { testDifference, toEstimate } from "@/lib/analyses/consumers/figure-test";
import type { Change } from "@/lib/statistics/change";
import type { ConsumerFigure } from "@/lib/study/consumer";

/**
 * How far one item lies from another that the same people answered. How the two answers go together is not published, so
 * the error is the largest there can be: |cov| ≤ SE₁·SE₂, hence Var(x₂ − x₁) ≤ (SE₁ + SE₂)². What this test finds, the
 * test of pairs would find too. Null where one of them is not shown.
 */
export function testItems(from: ConsumerFigure, to: ConsumerFigure): Change | null {
  const [first, second] = [toEstimate(from), toEstimate(to)];
  return first && second ? testDifference(first, second, -first.standardError * second.standardError) : null;
}
