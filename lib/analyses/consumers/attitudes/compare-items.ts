import { testDifference, toEstimate } from "@/lib/analyses/consumers/figure-test";
import type { Change } from "@/lib/statistics/change";
import type { ConsumerFigure } from "@/lib/study/consumer";

/**
 * The difference between two items that the same people answered. The covariance of the two answers is not published,
 * so the largest possible error is used: |cov| ≤ SE₁·SE₂, hence Var(x₂ − x₁) ≤ (SE₁ + SE₂)². Anything this test finds,
 * the paired test would find too. Null if one of them is not shown.
 */
export function testItems(from: ConsumerFigure, to: ConsumerFigure): Change | null {
  const [first, second] = [toEstimate(from), toEstimate(to)];
  return first && second ? testDifference(first, second, -first.standardError * second.standardError) : null;
}
