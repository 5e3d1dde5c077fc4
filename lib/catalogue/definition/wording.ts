import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import type { Text } from "@/lib/catalogue/definition/texts";

/** A text of a definition in the first language of its study, as pages, files and messages show it. */
export function say({ languages }: Pick<StudyDefinition, "languages">, text: Text): string {
  if (typeof text === "string") return text;
  return text[languages[0] ?? "en"] ?? Object.values(text)[0] ?? "";
}
