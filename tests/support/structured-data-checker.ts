import { GOOGLE_RULES, type GoogleRule } from "./google-rules";
import { readVocabulary, type Vocabulary } from "./schema-vocabulary";

type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : [value]);

const DAY = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d[\d:.Z+-]*$/;
const DURATION = /^P[\dT]+[YMWDHS]$/;
const isNumber = (text: string): boolean => text.trim() !== "" && Number.isFinite(Number(text));

/** By the data type's name: may this text stand for it? */
const TEXTS: Readonly<Record<string, (text: string) => boolean>> = {
  Text: (text) => text.trim() !== "",
  URL: (text) => /^https?:\/\/\S+$/.test(text) && URL.canParse(text),
  Date: (text) => DAY.test(text) && !Number.isNaN(Date.parse(text)),
  DateTime: (text) => TIME.test(text) && !Number.isNaN(Date.parse(text)),
  Duration: (text) => DURATION.test(text),
  Number: isNumber,
  Integer: (text) => /^-?\d+$/.test(text),
  Float: isNumber,
};

/** Another page by its address, or what the home page and the glossary say in full. */
const ELSEWHERE = /^https?:\/\/[^#]+$|\/#(?:organization|website)$|\/glossary#terms$/;

let read: Vocabulary | undefined;
const vocabulary = (): Vocabulary => (read ??= readVocabulary());

function isExpectedText(text: string, expected: readonly string[]): boolean {
  return expected.some((name) => TEXTS[name]?.(text) ?? vocabulary().membersOf(name).includes(text));
}

function isExpectedNumber(value: number, expected: readonly string[]): boolean {
  return expected.some(
    (name) => name === "Number" || name === "Float" || (name === "Integer" && Number.isInteger(value)),
  );
}

function checkValue(value: unknown, expected: readonly string[], where: string, ids: ReadonlySet<string>): string[] {
  if (typeof value === "string")
    return isExpectedText(value, expected)
      ? []
      : [`${where}: "${value.slice(0, 60)}" is none of ${expected.join(", ")}`];
  if (typeof value === "number")
    return isExpectedNumber(value, expected) ? [] : [`${where}: ${value} is none of ${expected.join(", ")}`];
  if (typeof value === "boolean")
    return expected.includes("Boolean") ? [] : [`${where}: ${String(value)} is none of ${expected.join(", ")}`];
  if (!isThing(value)) return [`${where}: nothing`];
  if (!("@type" in value)) {
    const id = value["@id"];
    if (Object.keys(value).length !== 1 || typeof id !== "string") return [`${where}: a thing of no type`];
    // Another page's thing has that page's address; one of this page has to be on it.
    return ids.has(id) || ELSEWHERE.test(id) ? [] : [`${where}: nothing is called ${id}`];
  }
  const types = listOf(value["@type"]).map(String);
  const fits = types.some((type) => expected.some((name) => vocabulary().isKindOf(type, name)));
  return [
    ...(fits ? [] : [`${where}: ${types.join(", ")} is none of ${expected.join(", ")}`]),
    ...checkThing(value, where, ids),
  ];
}

/** What a property of one of the types expects; of an action, also what it takes in and gives out. */
function expectedOf(types: readonly string[], property: string): readonly string[] | null {
  const found = types.map((type) => vocabulary().expects(type, property)).find((expected) => expected !== null);
  if (found) return found;
  const isAction = types.some((type) => vocabulary().isKindOf(type, "Action"));
  return isAction && /^[a-z]+-(?:in|out)put$/i.test(property) ? ["Text", "PropertyValueSpecification"] : null;
}

function checkThing(thing: Thing, where: string, ids: ReadonlySet<string>): string[] {
  const types = listOf(thing["@type"]).map(String);
  const unknown = types.filter((type) => !vocabulary().isType(type));
  if (unknown.length > 0) return unknown.map((type) => `${where}: there is no type ${type}`);
  const faults = Object.entries(thing).flatMap(([property, value]) => {
    if (property.startsWith("@")) return [];
    const expected = expectedOf(types, property);
    const path = `${where}.${property}`;
    if (!expected) return [`${path}: ${types.join(", ")} has no such property`];
    return listOf(value).flatMap((each) => checkValue(each, expected, path, ids));
  });
  return [...faults, ...types.flatMap((type) => checkForGoogle(thing, type, where))];
}

/** The rule of the type itself, or of the narrowest wider type that has one. */
function ruleOf(type: string): GoogleRule | undefined {
  const own = GOOGLE_RULES[type];
  if (own) return own;
  const wider = Object.keys(GOOGLE_RULES).filter((name) => vocabulary().isKindOf(type, name));
  const narrowest = wider.find((name) => !wider.some((other) => other !== name && vocabulary().isKindOf(other, name)));
  return narrowest === undefined ? undefined : GOOGLE_RULES[narrowest];
}

const isThere = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);

function checkForGoogle(thing: Thing, type: string, where: string): string[] {
  const rule = ruleOf(type);
  if (!rule) return [];
  const missing = rule.required
    .filter((property) => !isThere(thing[property]))
    .map((property) => `${where}: Google asks for ${property} (${rule.source})`);
  const groups = (rule.oneOf ?? []).filter((group) => !group.some((property) => isThere(thing[property])));
  const also = rule.also?.(thing);
  return [
    ...missing,
    ...groups.map((group) => `${where}: Google asks for one of ${group.join(", ")} (${rule.source})`),
    ...(also ? [`${where}: ${also} (${rule.source})`] : []),
  ];
}

/** Steps of a trail and positions of a list: numbered from one, each with a name and an address, as Google asks. */
function checkLists(thing: Thing, where: string): string[] {
  if (thing["@type"] !== "BreadcrumbList") return [];
  return listOf(thing.itemListElement).flatMap((step, index) => {
    if (!isThing(step)) return [`${where}: step ${index + 1} is no thing`];
    const isRight = step.position === index + 1 && isThere(step.name) && isThere(step.item);
    return isRight ? [] : [`${where}: step ${index + 1} has not its number, a name and an address`];
  });
}

function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (!isThing(value)) return [];
  const own = "@type" in value && typeof value["@id"] === "string" ? [value["@id"]] : [];
  return [...own, ...Object.values(value).flatMap(idsIn)];
}

/**
 * Everything wrong with what a page says of itself: types and properties that schema.org has not, values of a kind it
 * does not expect, things spoken of that are not there, and what Google asks for besides. All scripts of a page at once,
 * since they may speak of each other.
 */
export function findDataFaults(documents: readonly unknown[]): string[] {
  const ids = idsIn(documents);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index && !id.endsWith("/#organization"));
  const known = new Set(ids);
  const faults = documents.flatMap((document, index) => {
    const where = `script ${index + 1}`;
    if (!isThing(document) || document["@context"] !== "https://schema.org")
      return [`${where}: not of https://schema.org`];
    const things = "@graph" in document ? listOf(document["@graph"]) : [document];
    return things.flatMap((thing) => {
      if (!isThing(thing) || !("@type" in thing)) return [`${where}: a thing of no type`];
      const name = `${where} ${String(thing["@type"])}`;
      return [...checkThing(thing, name, known), ...checkLists(thing, name)];
    });
  });
  return [...faults, ...twice.map((id) => `two things are called ${id}`)];
}
