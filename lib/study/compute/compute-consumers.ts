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
import type { PopulationFigures } from "@/lib/study/consumer";
import {
  ATTITUDE_ITEMS,
  AWARENESS_ITEMS,
  BEHAVIOUR_GROUPS,
  BEHAVIOUR_ITEMS,
  DISCUSSION_ITEM,
  DISCUSSION_QUESTION,
  FACTOR_ITEMS,
  type Item,
  SAY_DO_ITEMS,
  TOPIC_ITEMS,
} from "@/lib/study/questionnaire";

const of = (folder: string, items: readonly Item[], counts: (value: number) => boolean): Counted[] =>
  items.map(({ key }) => ({ item: key, question: `${folder}/${key}`, counts }));

const SHARES = {
  awareness: [
    ...of("awareness", AWARENESS_ITEMS, isYes),
    { item: DISCUSSION_ITEM.key, question: DISCUSSION_QUESTION, counts: isYes },
  ],
  topics: of("topics", TOPIC_ITEMS, isYes),
  behaviours: of("behaviour", BEHAVIOUR_ITEMS, isHigh),
  "factor-performance": of("factors", FACTOR_ITEMS, isHigh),
  attitudes: ATTITUDE_ITEMS.flatMap(({ key }) => [
    ...[1, 2, 3, 4, 5].map((answer) => ({
      item: `${key}/${answer}`,
      question: `attitudes/${key}`,
      counts: (value: number) => value === answer,
    })),
    { item: `${key}/agree`, question: `attitudes/${key}`, counts: isHigh },
  ]),
} as const satisfies Partial<Record<PopulationFigures["section"], readonly Counted[]>>;

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
    ...Object.values(SHARES).flatMap((items) => items.map(({ question }) => question)),
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

  const shares = (section: keyof typeof SHARES) => {
    const items = SHARES[section];
    return toPopulationFigures(section, talliesOf(items.map(({ question }) => question)), labels, (own) =>
      sharesOf(own, items),
    );
  };
  return [
    ...shares("awareness"),
    ...shares("topics"),
    ...behaviourFigures(patterns, typings, labels),
    ...shares("behaviours"),
    ...toPopulationFigures("profile", people, labels, (own, population) => profileOf(own, population, labels)),
    ...[...typings.values()].map(({ figures }) => figures),
    ...toPopulationFigures("priorities", priorities, labels, priorityScores),
    ...factorFigures(moments, labels),
    ...shares("factor-performance"),
    ...shares("attitudes"),
    ...toPopulationFigures("say-do", [...talliesOf(pairs), ...gaps], labels, sayDoFigures),
    ...toPopulationFigures("expectations", expecting, labels, expectationFigures),
  ];
}
