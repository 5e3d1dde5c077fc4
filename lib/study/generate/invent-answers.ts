import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { askedIn } from "@/lib/study/asked";
import { fnv1a, type Random } from "@/lib/statistics/random";

type Answer = [question: string, answer: string];

/** The mean answer to an item as a part of the scale, the same in every study: 0.25 to 0.75. */
const levelOf = (question: string) => 0.25 + (fnv1a(question) % 1000) / 2000;

/** One invented person's answers to all questions other than those on brands. */
export function inventAnswers(definition: StudyDefinition, random: Random): Answer[] {
  const { questions, priorities, expectations } = askedIn(definition);
  const interest = random.normal(0, 0.2);
  const listed = new Set(expectations?.industries.map((slug) => `expectations/${slug}`));
  const asked = random.shuffle([...listed]).slice(0, definition.questionnaire.expectations?.asked ?? 0);
  const isSet = (question: string) => priorities?.design.kind === "best-worst" && question.startsWith("priorities/");
  return [
    ...[...questions]
      .filter(([question]) => !isSet(question) && (!listed.has(question) || asked.includes(question)))
      .map(([question, answers]): Answer => [question, inventAnswer(question, answers, interest, random)]),
    ...inventChoices(definition, random),
  ];
}

function inventAnswer(question: string, answers: readonly string[], interest: number, random: Random): string {
  const level = Math.min(0.98, Math.max(0.02, levelOf(question) + interest));
  if (answers.includes("yes")) return random.uniform() < level ? "yes" : "no";
  const place = Math.round((answers.length - 1) * Math.min(1, Math.max(0, level + random.normal(0, 0.25))));
  return answers[place] ?? answers[0] ?? "";
}

/** From each set of priorities one as the most and another as the least important. */
function inventChoices({ questionnaire }: StudyDefinition, random: Random): Answer[] {
  const { items = [], design } = questionnaire.priorities ?? {};
  if (design?.kind !== "best-worst") return [];
  const shown = Array.from({ length: design.shown }, () => random.shuffle(items)).flat();
  return Array.from({ length: design.sets }, (_, set): Answer[] => {
    const own = shown.slice(set * design.perSet, (set + 1) * design.perSet).map(({ key }) => key);
    const ranked = [...new Set(own)].toSorted((a, b) => levelOf(b) - levelOf(a));
    const [most = "", least = ""] = random.uniform() < 0.7 ? [ranked[0], ranked.at(-1)] : random.shuffle(ranked);
    return [
      [`priorities/${set + 1}/most`, most],
      [`priorities/${set + 1}/least`, least],
    ];
  }).flat();
}
