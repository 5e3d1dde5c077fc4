import { type MappingPart, partsOf, valueAt } from "@/lib/accounts/draft-mapping/parts";
import type { LooseDefinition, LooseMapping } from "@/lib/study/drafts/jobs/proposed-definition";

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** A text of a definition in its first language, as far as it is one. */
function say(definition: LooseDefinition, value: unknown): string {
  if (typeof value === "string") return value;
  const language = text(valueAt(definition, "languages.0"));
  return text(valueAt(value, language)) || text(Object.values(value ?? {})[0]);
}

const listAt = (definition: LooseDefinition, path: string): unknown[] => {
  const value = valueAt(definition, path);
  return Array.isArray(value) ? value : [];
};

/** The parts of a mapping in the words of its study. */
export function mappingFields(definition: LooseDefinition, mapping: LooseMapping): MappingPart[] {
  return partsOf(mapping, {
    dimensions: listAt(definition, "dimensions").map((one) => ({
      key: text(valueAt(one, "key")),
      name: say(definition, valueAt(one, "name")),
    })),
    hasRegions: valueAt(definition, "people.region") !== null,
    markets: listAt(definition, "markets").map((one) => ({
      value: text(valueAt(one, "slug")),
      words: say(definition, valueAt(one, "name")),
    })),
  });
}

/** The industries that a brand can be in. */
export function industriesOf(definition: LooseDefinition): string[] {
  return listAt(definition, "industries.list").map((one) => text(valueAt(one, "slug")));
}
