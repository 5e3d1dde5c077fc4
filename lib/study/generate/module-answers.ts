import { INDUSTRIES } from "@/lib/catalogue/industries/industry";
import type { Session } from "@/lib/study/duckdb/session";
import { type Draws, FINE } from "@/lib/study/generate/draws";
import { fillTable } from "@/lib/study/generate/fill-table";
import {
  batteryChances,
  discussionChance,
  doChances,
  expectationSteps,
  INDUSTRY_STEPS,
  MODULE_BATTERIES,
  type Person,
  saySteps,
} from "@/lib/study/generate/module-model";
import type { PlannedWave } from "@/lib/study/generate/study-plan";
import { bitsOf, toChance } from "@/lib/study/generate/uniform-sql";
import {
  AGE_GROUPS,
  type BatterySubject,
  BEHAVIOUR_GROUPS,
  DISCUSSION_QUESTION,
  EXPECTATIONS_ASKED,
  questionsOf,
  SAY_DO_ITEMS,
  SEXES,
  SUBJECTS,
} from "@/lib/study/questionnaire";

/** How many of 65,536 expectations follow a person's view of companies in general: one draw for all industries. */
const AT_LARGE = 24_000;

/** Questions of the modules that are asked of everyone who gets the module. */
const QUESTIONS = [
  DISCUSSION_QUESTION,
  ...MODULE_BATTERIES.flatMap((id) => questionsOf(id).map(({ question }) => question)),
  ...SAY_DO_ITEMS.flatMap(({ key }) => [`say/${key}`, `do/${key}`]),
];
/** Of the table `module`. */
const columnOf = (id: BatterySubject) => id.replaceAll("-", "_");
const MODULE_ANSWERS = QUESTIONS.length + EXPECTATIONS_ASKED;

/** A wave's answers to the modules. */
export function countModuleAnswers({ interviews, modulesEvery }: PlannedWave): number {
  return Math.ceil(interviews / modulesEvery) * MODULE_ANSWERS;
}

/** Fills the table `module`: answer tendencies by wave, age, sex and class. */
export async function fillModules(session: Session, waves: readonly PlannedWave[]): Promise<void> {
  const fine = (shares: readonly number[]) => shares.map((share) => toChance(share, FINE));
  const rows = waves.flatMap(({ no, market, year }) =>
    AGE_GROUPS.flatMap((_, age) =>
      SEXES.flatMap((__, sex) =>
        BEHAVIOUR_GROUPS.map((___, classNo) => {
          const person: Person = { market, year, age, sex, classNo };
          const chances = [
            [discussionChance(person)],
            ...MODULE_BATTERIES.map((id) => batteryChances(id, person)),
            saySteps(person),
            doChances(person),
            expectationSteps(person),
          ];
          return [no, age, sex, classNo, ...chances.map(fine)];
        }),
      ),
    ),
  );
  const lists = ["discusses", ...MODULE_BATTERIES.map(columnOf), "says", "does", "expects"].map(
    (name) => [name, "INTEGER[]"] as const,
  );
  const numbers = ["wave_no", "age_no", "sex_no", "class_no"].map((name) => [name, "INTEGER"] as const);
  await fillTable(session, "module", [...numbers, ...lists], rows);
}

/** SQL of the lists of module questions and answers, for rows of `module` with a person's place. */
export function moduleSql({ bits, draw }: Draws): { questions: string; answers: string } {
  const yesOrNo = (draw: string, chance: string) => `CASE WHEN ${draw} < ${chance} THEN 'yes' ELSE 'no' END`;
  const scale = (draw: string, list: string, first: string) => {
    const steps = [1, 2, 3, 4].map((step) => `(${draw} >= ${list}[${first} + ${step}])::INTEGER`);
    return `(1 + ${steps.join(" + ")})`;
  };
  const sayDo = SAY_DO_ITEMS.flatMap((_, i) => {
    const sayStep = scale(draw("say_", i), "says", String(4 * i));
    return [`${sayStep}::VARCHAR`, yesOrNo(draw("do_", i), `does[${2 * i + 1} + (${sayStep} < 4)::INTEGER]`)];
  });
  // Persons take turns: each starts one industry later, and after a full round the step changes.
  const count = INDUSTRIES.length;
  const turn = "(place // modules_every)";
  const step = `[${INDUSTRY_STEPS.join(", ")}][${turn} // ${count} % ${INDUSTRY_STEPS.length} + 1]`;
  const industries = Array.from({ length: EXPECTATIONS_ASKED }, (_, i) => `((${turn} + ${i} * ${step}) % ${count})`);
  const expectations = industries.map((industry, i) => {
    const own = `CASE WHEN ${draw("at_large_", i)} < ${AT_LARGE} THEN ${bitsOf(bits("expects_all"), 0, 16)} ELSE ${draw("expect_", i)} END`;
    return `${scale(`(${own})`, "expects", `4 * ${industry}`)}::VARCHAR`;
  });
  const answers = [
    yesOrNo(draw("discusses_", 0), "discusses[1]"),
    ...MODULE_BATTERIES.flatMap((id) => {
      const column = columnOf(id);
      return SUBJECTS[id].items.map((_, i) =>
        SUBJECTS[id].battery.scale === "yes-or-no"
          ? yesOrNo(draw(`${column}_`, i), `${column}[${i + 1}]`)
          : `${scale(draw(`${column}_`, i), column, String(4 * i))}::VARCHAR`,
      );
    }),
    ...sayDo,
    ...expectations,
  ];
  const slugs = `[${INDUSTRIES.map(({ slug }) => `'expectations/${slug}'`).join(", ")}]`;
  const questions = [
    ...QUESTIONS.map((key) => `'${key}'`),
    ...industries.map((industry) => `${slugs}[${industry} + 1]`),
  ];
  return { questions: `[${questions.join(",\n        ")}]`, answers: `[${answers.join(",\n        ")}]` };
}
