import { toQuestionnaire } from "@/lib/analyses/consumers/questionnaire/to-questionnaire";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";

/** What the default study asks. */
export const ASKED = toQuestionnaire(DEFAULT_DEFINITION);
