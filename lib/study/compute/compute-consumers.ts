import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { sexesInProfile, unreportedSexes } from "@/lib/catalogue/definition/people";
import { type AskedBattery, askedIn } from "@/lib/study/asked";
import { behaviourFigures } from "@/lib/study/compute/behaviour-groups";
import { factorFigures } from "@/lib/study/compute/decision-factors";
import { expectationFigures, readExpectations } from "@/lib/study/compute/expectations";
import { groupPeople, openGivenAnswers } from "@/lib/study/compute/given-answers";
import { type Labels, NO_GROUP, toPopulationFigures } from "@/lib/study/compute/populations";
import { priorityScores } from "@/lib/study/compute/priorities";
import { profileOf } from "@/lib/study/compute/profile";
import { sayDoFigures } from "@/lib/study/compute/say-do";
import { type Counted, isOneOf, sharesOf } from "@/lib/study/compute/shares";
import { hasAnswers, sumAnswersTo, sumGaps, sumPeople, sumPriorities } from "@/lib/study/compute/sum-consumers";
import { FOLDS, sumMoments } from "@/lib/study/compute/sum-moments";
import { sumPatterns } from "@/lib/study/compute/sum-patterns";
import { typeMarkets } from "@/lib/study/compute/typing";
import type { Session } from "@/lib/study/duckdb/session";
import { CONSUMER_SECTIONS, type ConsumerSection, type PopulationFigures } from "@/lib/study/consumer";
import { type BatterySubject, isBattery } from "@/lib/study/questionnaire";

/** The answers of a battery that count; for some, each answer also has a separate result. */
function countedOf({ items, positive, each }: AskedBattery): Counted[] {
  const counts = isOneOf(positive);
  if (each.length === 0) return items.map((own) => ({ ...own, counts }));
  return items.flatMap(({ item, question }) => [
    ...each.map((answer) => ({ item: `${item}/${answer}`, question, counts: isOneOf([answer]) })),
    { item: `${item}/agree`, question, counts },
  ]);
}

/**
 * All figures about consumers that the study's answers give, by population; none where it asked nothing of the kind.
 * Needs the tables of `openInterviews` and `weighInterviews`.
 */
export async function computeConsumers(
  session: Session,
  names: Pick<Labels, "waves" | "ageGroups" | "sexes">,
  definition = DEFAULT_DEFINITION,
): Promise<PopulationFigures[]> {
  if (!(await hasAnswers(session))) return [];
  const asked = askedIn(definition);
  const { priorities, sayDo, factors, expectations } = asked;
  const labels: Labels = {
    ...names,
    groups: asked.groups?.names ?? [],
    unreported: unreportedSexes(definition),
    smallestBase: definition.smallestBase,
  };
  await openGivenAnswers(session, asked);
  const patterns = await sumPatterns(session, asked);
  const typings = typeMarkets(patterns, labels, asked.groups);
  const parts = { folds: FOLDS, items: asked.groups?.items.length ?? 0 };
  const cells = await groupPeople(session, new Set(patterns.map(({ waveId }) => waveId)), parts, (waveId, pattern) => {
    return typings.get(labels.waves[waveId]?.market ?? "")?.group[pattern] ?? NO_GROUP;
  });

  const pairs = (sayDo?.items ?? []).flatMap((key) => [`say/${key}`, `do/${key}`]);
  const mentions = priorities?.design.kind === "mentions" ? priorities.items.map((key) => `priorities/${key}`) : [];
  const questions = new Set([
    ...asked.batteries.flatMap(({ items }) => items.map(({ question }) => question)),
    ...pairs,
    ...mentions,
  ]);
  const tallies = Map.groupBy(await sumAnswersTo(session, cells, questions, asked), ({ question }) => question);
  const talliesOf = (keys: Iterable<string>) => [...new Set(keys)].flatMap((key) => tallies.get(key) ?? []);
  const gaps = await sumGaps(session, cells, asked);
  const chosen = [...(await sumPriorities(session, cells, asked)), ...talliesOf(mentions)];
  const expecting = await readExpectations(session, cells, asked);
  const moments = await sumMoments(session, cells, asked);
  const answered = [...talliesOf(questions), ...patterns, ...chosen, ...expecting, ...moments];
  const people = await sumPeople(session, cells, new Set(answered.map(({ waveId }) => waveId)));

  const shares = (id: BatterySubject) => {
    const battery = asked.batteries.find(({ section }) => section === id);
    if (!battery) return [];
    const items = countedOf(battery);
    return toPopulationFigures(id, talliesOf(items.map(({ question }) => question)), labels, (own) =>
      sharesOf(own, items),
    );
  };
  const shown = sexesInProfile(definition);
  const others: Record<Exclude<ConsumerSection, BatterySubject>, PopulationFigures[]> = {
    "behaviour-groups": behaviourFigures(patterns, typings, labels),
    profile: toPopulationFigures("profile", people, labels, (own, population) =>
      profileOf(own, population, labels, shown),
    ),
    typing: [...typings.values()].map(({ figures }) => figures),
    priorities: priorities
      ? toPopulationFigures("priorities", chosen, labels, (own) => priorityScores(own, priorities))
      : [],
    "decision-factors": factors ? factorFigures(moments, labels, factors.items) : [],
    "say-do": sayDo
      ? toPopulationFigures("say-do", [...talliesOf(pairs), ...gaps], labels, (own) => sayDoFigures(own, sayDo))
      : [],
    expectations: expectations
      ? toPopulationFigures("expectations", expecting, labels, (own) =>
          expectationFigures(own, expectations.industries),
        )
      : [],
  };
  return CONSUMER_SECTIONS.flatMap((id) => (isBattery(id) ? shares(id) : others[id]));
}
