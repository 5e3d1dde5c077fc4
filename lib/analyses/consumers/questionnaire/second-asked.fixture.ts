import { toQuestionnaire } from "@/lib/analyses/consumers/questionnaire/to-questionnaire";
import { readDefinition } from "@/lib/catalogue/definition/read-definition";
import secondStudy from "@/content/second-study/study.json";

const { definition } = readDefinition(secondStudy);
if (!definition) throw new Error("The second study cannot be read.");

/** A study of another shape: fewer questions, answers from 1 to 7, priorities chosen from a list, no groups. */
export const SECOND_STUDY = definition;
export const SECOND_ASKED = toQuestionnaire(definition);
