import defaultStudy from "@/lib/catalogue/definition/default.json";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { readDefinition } from "@/lib/catalogue/definition/read-definition";

/** The default definition, used where no other is given. */
export const DEFAULT_DEFINITION: StudyDefinition = readDefault();

function readDefault(): StudyDefinition {
  const { definition, problems } = readDefinition(defaultStudy);
  if (definition) return definition;
  throw new Error(`default.json: ${problems.map(({ path, message }) => `${path}: ${message}`).join("; ")}`);
}
