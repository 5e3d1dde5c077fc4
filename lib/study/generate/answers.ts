import type { Session } from "@/lib/study/duckdb/session";
import {
  awarenessShares,
  behaviourSteps,
  describeFactors,
  priorityUtilities,
} from "@/lib/study/generate/consumer-model";
import { createDraws, FINE } from "@/lib/study/generate/draws";
import { fillTable } from "@/lib/study/generate/fill-table";
import { countModuleAnswers, fillModules, moduleSql } from "@/lib/study/generate/module-answers";
import { priorityDesigns } from "@/lib/study/generate/priority-design";
import type { PlannedWave } from "@/lib/study/generate/study-plan";
import { bitsOf, FIRST_QUESTION_STREAM, toChance } from "@/lib/study/generate/uniform-sql";
import {
  AGE_GROUPS,
  AWARENESS_ITEMS,
  BEHAVIOUR_GROUPS,
  BEHAVIOUR_ITEMS,
  FACTOR_ITEMS,
  PREFERENCE_QUESTION,
  PRIORITY_ITEMS,
  PRIORITY_SETS,
} from "@/lib/study/questionnaire";

const SET_SIZE = 4;
/** Utilities, means and weights are passed to SQL in thousandths. */
const THOUSANDTHS = 1000;
const FIRST_STREAM = FIRST_QUESTION_STREAM + 16;

// Answers about factors share this part of their variance; the preference's noise is in points of its scale.
const COMMON_FACTOR = 0.35;
const PREFERENCE_MIDDLE = 5.8;
const PREFERENCE_NOISE = 1.5;

/** Keys of the questions asked of everyone, in the order of the questionnaire. */
const QUESTIONS = [
  ...AWARENESS_ITEMS.map(({ key }) => `awareness/${key}`),
  ...BEHAVIOUR_ITEMS.map(({ key }) => `behaviour/${key}`),
  ...Array.from({ length: PRIORITY_SETS }, (_, i) => [`priorities/${i + 1}/most`, `priorities/${i + 1}/least`]).flat(),
  ...FACTOR_ITEMS.map(({ key }) => `factors/${key}`),
  PREFERENCE_QUESTION,
];

/** A wave's answers to all questions other than those on brands. */
export function countAnswers(wave: PlannedWave): number {
  return wave.interviews * QUESTIONS.length + countModuleAnswers(wave);
}

/**
 * Fills the tables `profile` (answer tendencies by wave, age and class), `form` (sets of priorities) and `module`
 * (answers to the modules).
 */
export async function fillProfiles(session: Session, waves: readonly PlannedWave[]): Promise<void> {
  const ages = AGE_GROUPS.map((_, age) => age);
  const classes = BEHAVIOUR_GROUPS.map((_, classNo) => classNo);
  const thousandths = (values: readonly number[]) => values.map((value) => Math.round(value * THOUSANDTHS));
  const fine = (shares: readonly number[]) => shares.map((share) => toChance(share, FINE));
  await fillTable(
    session,
    "profile",
    [
      ["wave_no", "INTEGER"],
      ["age_no", "INTEGER"],
      ["class_no", "INTEGER"],
      ["awareness", "INTEGER[]"],
      ["behaviour", "INTEGER[]"],
      ["utility", "INTEGER[]"],
      ["factor_mean", "INTEGER[]"],
      ["factor_weight", "INTEGER[]"],
    ],
    waves.flatMap(({ no, market, year }) =>
      ages.flatMap((age) =>
        classes.map((classNo) => [
          no,
          age,
          classNo,
          fine(awarenessShares(market, year, age, classNo)),
          fine(behaviourSteps(classNo)),
          thousandths(priorityUtilities(age, classNo)),
          thousandths(describeFactors(market, year, classNo).map(({ mean }) => mean)),
          thousandths(describeFactors(market, year, classNo).map(({ weight }) => weight)),
        ]),
      ),
    ),
  );
  const designs = priorityDesigns();
  await fillTable(
    session,
    "form",
    [
      ["form_no", "INTEGER"],
      ["items", "INTEGER[]"],
    ],
    designs.map((sets, form) => [form, sets.flat()]),
  );
  await fillModules(session, waves);
}

/** SQL of all answers to questions other than those on brands, by respondent and in the order of the questionnaire. */
export function answersSql(seed: string): string {
  const draws = createDraws(seed, FIRST_STREAM);
  const { bits, draw } = draws;
  // The sum of four uniform draws, centred and scaled, is close to a normal one.
  const normal = (name: string) =>
    `(${[0, 1, 2, 3].map((i) => bitsOf(bits(name), i * 16, 16)).join(" + ")} + 2 - ${2 * FINE}) * ${real(Math.sqrt(3) / FINE)}`;

  const awareness = AWARENESS_ITEMS.map(
    (_, i) => `CASE WHEN ${draw("awareness_", i)} < awareness[${i + 1}] THEN 'yes' ELSE 'no' END`,
  );
  const behaviour = BEHAVIOUR_ITEMS.map((_, i) => {
    const steps = [1, 2, 3, 4].map((step) => `(${draw("behaviour_", i)} >= behaviour[${4 * i + step}])::INTEGER`);
    return `(1 + ${steps.join(" + ")})::VARCHAR`;
  });
  const sets = Array.from({ length: PRIORITY_SETS }, (_, set) => {
    const values = Array.from({ length: SET_SIZE }, (_, index) => {
      const gumbel = `-ln(-ln((${bitsOf(bits(`set_${set}`), index * 16, 16)} + ${real(0.5)}) / ${FINE}))`;
      return `utility[items[${set * SET_SIZE + index + 1}] + 1] / ${real(THOUSANDTHS)} + ${gumbel}`;
    });
    return `[${values.join(", ")}] AS values_${set}`;
  });
  const keys = `[${PRIORITY_ITEMS.map(({ key }) => `'${key}'`).join(", ")}]`;
  const chosen = (set: number, which: "list_max" | "list_min") =>
    `${keys}[items[${set * SET_SIZE} + list_position(values_${set}, ${which}(values_${set}))] + 1]`;
  const priorities = sets.flatMap((_, set) => [chosen(set, "list_max"), chosen(set, "list_min")]);
  const factorAnswers = FACTOR_ITEMS.map((_, i) => {
    const own = `${real(Math.sqrt(1 - COMMON_FACTOR))} * ${normal(`factor_${i}`)}`;
    const value = `factor_mean[${i + 1}] / ${real(THOUSANDTHS)} + ${real(Math.sqrt(COMMON_FACTOR))} * ${normal("common")} + ${own}`;
    return `least(5, greatest(1, round(${value})))::INTEGER AS answer_${i}`;
  });
  const wanted = FACTOR_ITEMS.map((_, i) => `factor_weight[${i + 1}] / ${real(THOUSANDTHS)} * (answer_${i} - 3)`);
  const noise = `${real(PREFERENCE_NOISE)} * ${normal("preference")}`;
  const liking = `${real(PREFERENCE_MIDDLE)} + ${wanted.join(" + ")} + ${noise}`;
  const preference = `least(10, greatest(1, round(${liking})))::INTEGER`;

  const answers = [
    ...awareness,
    ...behaviour,
    ...priorities,
    ...FACTOR_ITEMS.map((_, i) => `answer_${i}::VARCHAR`),
    `${preference}::VARCHAR`,
  ];
  const form = `(${bitsOf(bits("form_draw"), 0, 24)} % ${priorityDesigns().length})`;
  // Drawn last, so that the draws above are the same as before there were modules.
  const modules = moduleSql(draws);
  const ifAsked = (list: string) => `CASE WHEN place % modules_every = 0 THEN ${list} ELSE [] END`;
  return `
    WITH drawn AS (
      SELECT respondent, wave_no, place, modules_every, age_no, sex_no, class_no, ${draws.columns()} FROM person
    ), asked AS (
      SELECT * FROM drawn JOIN profile USING (wave_no, age_no, class_no) JOIN module USING (wave_no, age_no, sex_no, class_no)
        JOIN form ON form_no = ${form}
    ), valued AS (
      SELECT *, ${[...sets, ...factorAnswers].join(",\n        ")} FROM asked
    ), answered AS (
      SELECT respondent,
        [${QUESTIONS.map((key) => `'${key}'`).join(", ")}] || ${ifAsked(modules.questions)} AS questions,
        [${answers.join(",\n        ")}] || ${ifAsked(modules.answers)} AS answers
      FROM valued ORDER BY respondent
    )
    SELECT respondent, unnest(questions) AS question, unnest(answers) AS answer FROM answered`;
}

/** A number as SQL's DOUBLE; plain decimals would be of a type that overflows. */
function real(value: number): string {
  return `${value}::DOUBLE`;
}
