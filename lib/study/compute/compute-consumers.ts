import { behaviourFigures } from "@/lib/study/compute/behaviour-groups";
import { factorFigures } from "@/lib/study/compute/decision-factors";
import { expectationFigures, readExpectations } from "@/lib/study/compute/expectations";
import { groupPeople, openGivenAnswers } from "@/lib/study/compute/given-answers";
import { type Labels, NO_GROUP, toPopulationFigures } from "@/lib/study/compute/populations";
import { priorityScores } from "@/lib/study/compute/priorities";
import { profileOf } from "@/lib/study/compute/profile";
import { sayDoFigures } from "@/lib/study/compute/say-do";
import { type Counted, isHigh, isYes, sharesOf } from "@/lib/study/compute/shares";
import { hasAnswers, sumAnswersTo, sumGaps, sumPeople, sumPriorities } from "@/lib/study/compute/sum-consumers";
import { FOLDS, sumMoments } from "@/lib/study/compute/sum-moments";
import { sumPatterns } from "@/lib/study/compute/sum-patterns";
import { typeMarkets } from "@/lib/study/compute/typing";
import type { Session } from "@/lib/study/duckdb/session";
import { CONSUMER_SECTIONS, type ConsumerSection, type PopulationFigures } from "@/lib/study/consumer";
import {
  BATTERY_SUBJECTS,
  type BatterySubject,
  BEHAVIOUR_GROUPS,
  isBattery,
  questionsOf,
  SAY_DO_ITEMS,
  SUBJECTS,
} from "@/lib/study/questionnaire";

/** What counts of a battery; of attitudes each answer is a figure as well. */
function countedOf(id: BatterySubject): Counted[] {
  const counts = SUBJECTS[id].battery.scale === "yes-or-no" ? isYes : isHigh;
  const questions = questionsOf(id);
  if (id !== "attitudes") return questions.map((each) => ({ ...each, counts }));
  return questions.flatMap(({ item, question }) => [
    ...[1, 2, 3, 4, 5].map((answer) => ({
      item: `${item}/${answer}`,
      question,
      counts: (value: number) => value === answer,
    })),
    { item: `${item}/agree`, question, counts },
  ]);
}

/**
 * All figures about consumers that the study's answers give, by population; none where it asked nothing of the kind.
 * Needs the tables of `openInterviews` and `weighInterviews`.
 */
export async function computeConsumers(session: Session, names: Omit<Labels, "groups">): Promise<PopulationFigures[]> {
  if (!(await hasAnswers(session))) return [];
  const labels: Labels = { ...names, groups: BEHAVIOUR_GROUPS.map(({ key }) => key) };
  await openGivenAnswers(session);
  const patterns = await sumPatterns(session);
  const typings = typeMarkets(patterns, labels);
  const cells = await groupPeople(session, new Set(patterns.map(({ waveId }) => waveId)), FOLDS, (waveId, pattern) => {
    return typings.get(labels.waves[waveId]?.market ?? "")?.group[pattern] ?? NO_GROUP;
  });

  const pairs = SAY_DO_ITEMS.flatMap(({ key }) => [`say/${key}`, `do/${key}`]);
  const questions = new Set([
    ...BATTERY_SUBJECTS.flatMap((id) => questionsOf(id).map(({ question }) => question)),
    ...pairs,
  ]);
  const tallies = Map.groupBy(await sumAnswersTo(session, cells, questions), ({ question }) => question);
  const talliesOf = (keys: Iterable<string>) => [...new Set(keys)].flatMap((key) => tallies.get(key) ?? []);
  const gaps = await sumGaps(session, cells);
  const priorities = await sumPriorities(session, cells);
  const expecting = await readExpectations(session, cells);
  const moments = await sumMoments(session, cells);
  const asked = [...talliesOf(questions), ...patterns, ...priorities, ...expecting, ...moments];
  const people = await sumPeople(session, cells, new Set(asked.map(({ waveId }) => waveId)));

  const shares = (id: BatterySubject) => {
    const items = countedOf(id);
    return toPopulationFigures(id, talliesOf(items.map(({ question }) => question)), labels, (own) =>
      sharesOf(own, items),
    );
  };
  const others: Record<Exclude<ConsumerSection, BatterySubject>, PopulationFigures[]> = {
    "behaviour-groups": behaviourFigures(patterns, typings, labels),
    profile: toPopulationFigures("profile", people, labels, (own, population) => profileOf(own, population, labels)),
    typing: [...typings.values()].map(({ figures }) => figures),
    priorities: toPopulationFigures("priorities", priorities, labels, priorityScores),
    "decision-factors": factorFigures(moments, labels),
    "say-do": toPopulationFigures("say-do", [...talliesOf(pairs), ...gaps], labels, sayDoFigures),
    expectations: toPopulationFigures("expectations", expecting, labels, expectationFigures),
  };
  return CONSUMER_SECTIONS.flatMap((id) => (isBattery(id) ? shares(id) : others[id]));
}
