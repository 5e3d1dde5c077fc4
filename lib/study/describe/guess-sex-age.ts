import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { textsOf } from "@/lib/study/describe/guess-marks";
import { type Found, NAMES, namesOf, type PeopleColumn } from "@/lib/study/describe/people-columns";
import { foldWords, says } from "@/lib/study/describe/value-words";

/** The column of sex, with what its values stand for. */
export function guessSex(columns: readonly PeopleColumn[], { people }: StudyDefinition): Found {
  const categories = people.sex?.categories ?? [];
  const categoryOf = (name: string) => {
    const folded = foldWords(name);
    const own = categories.find(({ key, name: text }) =>
      [key, ...(text ? textsOf(text) : [])].some((one) => foldWords(one) === folded),
    );
    if (own) return own.key;
    if (says("female", name)) return categories.find(({ key }) => says("female", key))?.key ?? null;
    if (says("male", name)) return categories.find(({ key }) => says("male", key))?.key ?? null;
    return null;
  };
  const rated = columns
    .map((column) => ({ column, ...namesOf(column), isNamed: NAMES.sex.test(column.words) }))
    .map((own) => ({ ...own, found: own.names.filter((name) => categoryOf(name) !== null && /\p{L}/u.test(name)) }));
  const best =
    rated.find(({ isNamed, found }) => isNamed && found.length >= 2) ??
    rated.find(({ found, names }) => found.length >= 2 && names.length <= 6) ??
    rated.find(({ isNamed }) => isNamed);
  if (!best)
    return {
      column: null,
      source: { value: categories[0]?.key ?? "" },
      guess: { part: "sex", certainty: "open", words: "no column for sex was found" },
    };
  const { name } = best.column.variable;
  const values = Object.fromEntries(best.found.map((own) => [own, categoryOf(own) ?? ""]));
  const unknown = best.names.filter((own) => categoryOf(own) === null);
  const words =
    unknown.length === 0
      ? `${name}: ${best.found.join(", ")}`
      : `${name}; say what these values are: ${unknown.join(", ")}`;
  return {
    column: name,
    source: { column: name, by: best.by, values },
    guess: { part: "sex", certainty: unknown.length === 0 ? "sure" : "open", words },
  };
}

/** The column of ages in years or groups, with what its values stand for. */
export function guessAge(columns: readonly PeopleColumn[], { people }: StudyDefinition): Found {
  const { given, groups } = people.age;
  const folded = (text: string) => foldWords(text).replace(/[\s–—-]+/g, "-");
  const groupOf = (name: string) => {
    const own = groups.find((group) =>
      [group.key, ...(group.name ? textsOf(group.name) : [])].some((one) => folded(one) === folded(name)),
    );
    if (own) return own.key;
    const years = Number(name);
    return Number.isFinite(years) && name.trim() !== ""
      ? (groups.find(({ from, to }) => years >= from && years <= to)?.key ?? null)
      : null;
  };
  const named = columns.filter(({ words }) => NAMES.age.test(words));
  const inYears = named.find(
    ({ variable, facts }) =>
      variable.type === "number" && variable.valueLabels.size < 4 && (facts?.distinct ?? 0) > groups.length,
  );
  if (given === "years" && inYears) {
    const { name } = inYears.variable;
    return {
      column: name,
      source: { column: name, by: "code" },
      guess: { part: "age", certainty: "sure", words: `${name}, in years` },
    };
  }
  const best =
    named.find((column) => namesOf(column).names.some((name) => groupOf(name) !== null)) ??
    columns.find((column) => {
      const { names, by } = namesOf(column);
      return by === "label" && names.length > 1 && names.every((name) => groupOf(name) !== null);
    });
  const column = best ?? named[0];
  if (!column)
    return {
      column: null,
      source: { value: given === "years" ? (groups[0]?.from ?? 0) : (groups[0]?.key ?? "") },
      guess: { part: "age", certainty: "open", words: "no column for ages was found" },
    };
  const { name } = column.variable;
  const { by, names } = namesOf(column);
  const found = names.filter((own) => groupOf(own) !== null);
  const unknown = names.filter((own) => groupOf(own) === null);
  const targetOf = (own: string) => {
    const key = groupOf(own) ?? "";
    return given === "years" ? (groups.find((group) => group.key === key)?.from ?? 0) : key;
  };
  const words =
    unknown.length === 0
      ? `${name}: ${found.length} groups or ages`
      : `${name}; these values fit no age group: ${unknown.slice(0, 8).join(", ")}`;
  return {
    column: name,
    source: { column: name, by, values: Object.fromEntries(found.map((own) => [own, targetOf(own)])) },
    guess: { part: "age", certainty: unknown.length === 0 ? "likely" : "open", words },
  };
}
