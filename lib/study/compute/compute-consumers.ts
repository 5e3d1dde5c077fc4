import { awarenessFigures } from "@/lib/study/compute/awareness";
import { behaviourFigures } from "@/lib/study/compute/behaviour-groups";
import type { Labels } from "@/lib/study/compute/consumer-figures";
import { factorFigures } from "@/lib/study/compute/decision-factors";
import { priorityFigures } from "@/lib/study/compute/priorities";
import { sumAwareness, sumPatterns, sumPriorities } from "@/lib/study/compute/sum-consumers";
import { sumMoments } from "@/lib/study/compute/sum-moments";
import type { Session } from "@/lib/study/duckdb/session";
import { AWARENESS_ITEMS, PRIORITY_ITEMS } from "@/lib/study/questionnaire";
import type { ConsumerFigure } from "@/lib/study/study";

/** All figures about consumers that the study's answers give; none where it asked nothing of the kind. */
export async function computeConsumers(session: Session, labels: Labels): Promise<ConsumerFigure[]> {
  const keysOf = (items: readonly { key: string }[]) => items.map(({ key }) => key);
  return [
    ...awarenessFigures(await sumAwareness(session, keysOf(AWARENESS_ITEMS)), labels),
    ...behaviourFigures(await sumPatterns(session), labels),
    ...priorityFigures(await sumPriorities(session, keysOf(PRIORITY_ITEMS)), labels),
    ...factorFigures(await sumMoments(session), labels),
  ];
}
