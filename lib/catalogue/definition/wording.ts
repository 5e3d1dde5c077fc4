import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import type { Text } from "@/lib/catalogue/definition/texts";

/** A text of a definition in the study's first language, for pages, files and messages. */
export function say({ languages }: Pick<StudyDefinition, "languages">, text: Text): string {
  if (typeof text === "string") return text;
  return text[languages[0] ?? "en"] ?? Object.values(text)[0] ?? "";
}
