import type { Session } from "@/lib/study/duckdb/session";
import { awarenessShares, behaviourSteps, describeFactors, priorityUtilities } from "@/lib/study/generate/consumer-model";
import { fillTable } from "@/lib/study/generate/fill-table";
import { priorityDesigns } from "@/lib/study/generate/priority-design";
import type { PlannedWave } from "@/lib/study/generate/study-plan";
import { bitsOf, FIRST_QUESTION_STREAM, randomBits, toChance } from "@/lib/study/generate/uniform-sql";
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

/** Chances of these questions are out of this many (16 bits): four draws from one hash. */
const FINE = 2 ** 16;
const SET_SIZE = 4;
/** Utilities are handed to SQL in thousandths. */
const UTILITY_UNIT = 1000;
const FIRST_STREAM = FIRST_QUESTION_STREAM + 16;

// Answers about factors share so much of their variance; the preference's noise is in points of its scale.
const COMMON_FACTOR = 0.35;
const PREFERENCE_MIDDLE = 5.8;
const PREFERENCE_NOISE = 1.5;

/** Keys of all questions, in the order of the questionnaire. */
const QUESTIONS = [
  ...AWARENESS_ITEMS.map(({ key }) => `awareness/${key}`),
  ...BEHAVIOUR_ITEMS.map(({ key }) => `behaviour/${key}`),
  ...Array.from({ length: PRIORITY_SETS }, (_, i) => [`priorities/${i + 1}/most`, `priorities/${i + 1}/least`]).flat(),
  ...FACTOR_ITEMS.map(({ key }) => `factors/${key}`),
  PREFERENCE_QUESTION,
];
export const ANSWERS_PER_INTERVIEW = QUESTIONS.length;

/** Fills the tables `profile` (what people of a wave, age and class tend to answer) and `form` (sets of priorities). */
export async function fillProfiles(session: Session, waves: readonly PlannedWave[]): Promise<void> {
  const ages = AGE_GROUPS.map((_, age) => age);
  const classes = BEHAVIOUR_GROUPS.map((_, classNo) => classNo);
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
    ],
    waves.flatMap(({ no, market, year }) =>
      ages.flatMap((age) =>
        classes.map((classNo) => [
          no,
          age,
          classNo,
          fine(awarenessShares(market, year, age, classNo)),
          fine(behaviourSteps(classNo)),
          priorityUtilities(age, classNo).map((utility) => Math.round(utility * UTILITY_UNIT)),
        ]),
      ),
    ),
  );
  const designs = priorityDesigns();
  await fillTable(
    session,
    "form",
    [["form_no", "INTEGER"], ["items", "INTEGER[]"]],
    designs.map((sets, form) => [form, sets.flat()]),
  );
}

/** SQL of all answers to questions that are not about brands, by respondent and in the order of the questionnaire. */
export function answersSql(seed: string): string {
  const names: string[] = [];
  const hashes: string[] = [];
  const bits = (name: string): string => {
    if (!names.includes(name)) {
      hashes.push(`${randomBits(seed, String(FIRST_STREAM + names.length))} AS ${name}`);
      names.push(name);
    }
    return name;
  };
  const draw = (group: string, i: number) => bitsOf(bits(`${group}${i >> 2}`), (i & 3) * 16, 16);
  // The sum of four uniform draws, centred and scaled, is near enough to a normal one.
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
    const values = Array.from({ length: SET_SIZE }, (_, place) => {
      const gumbel = `-ln(-ln((${bitsOf(bits(`set_${set}`), place * 16, 16)} + ${real(0.5)}) / ${FINE}))`;
      return `utility[items[${set * SET_SIZE + place + 1}] + 1] / ${real(UTILITY_UNIT)} + ${gumbel}`;
    });
    return `[${values.join(", ")}] AS values_${set}`;
  });
  const keys = `[${PRIORITY_ITEMS.map(({ key }) => `'${key}'`).join(", ")}]`;
  const chosen = (set: number, which: "list_max" | "list_min") =>
    `${keys}[items[${set * SET_SIZE} + list_position(values_${set}, ${which}(values_${set}))] + 1]`;
  const priorities = sets.flatMap((_, set) => [chosen(set, "list_max"), chosen(set, "list_min")]);
  const factors = describeFactors();
  const factorAnswers = factors.map(({ mean }, i) => {
    const own = `${real(Math.sqrt(1 - COMMON_FACTOR))} * ${normal(`factor_${i}`)}`;
    const value = `${real(mean)} + ${real(Math.sqrt(COMMON_FACTOR))} * ${normal("common")} + ${own}`;
    return `least(5, greatest(1, round(${value})))::INTEGER AS answer_${i}`;
  });
  const wanted = factors.map(({ weight }, i) => `${real(weight)} * (answer_${i} - 3)`);
  const noise = `${real(PREFERENCE_NOISE)} * ${normal("preference")}`;
  const liking = `${real(PREFERENCE_MIDDLE)} + ${wanted.join(" + ")} + ${noise}`;
  const preference = `least(10, greatest(1, round(${liking})))::INTEGER`;

  const answers = [
    ...awareness,
    ...behaviour,
    ...priorities,
    ...factors.map((_, i) => `answer_${i}::VARCHAR`),
    `${preference}::VARCHAR`,
  ];
  const form = `(${bitsOf(bits("form_draw"), 0, 24)} % ${priorityDesigns().length})`;
  return `
    WITH drawn AS (
      SELECT respondent, wave_no, age_no, class_no, ${hashes.join(",\n        ")} FROM person
    ), asked AS (
      SELECT * FROM drawn JOIN profile USING (wave_no, age_no, class_no) JOIN form ON form_no = ${form}
    ), valued AS (
      SELECT *, ${[...sets, ...factorAnswers].join(",\n        ")} FROM asked
    ), answered AS (
      SELECT respondent, [${answers.join(",\n        ")}] AS answers FROM valued ORDER BY respondent
    )
    SELECT respondent, unnest([${QUESTIONS.map((key) => `'${key}'`).join(", ")}]) AS question, unnest(answers) AS answer
    FROM answered`;
}

/** A number as SQL's DOUBLE; plain decimals would be of a type that overflows. */
function real(value: number): string {
  return `${value}::DOUBLE`;
}
