import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { type Found, NAMES, namesOf, type PeopleColumn } from "@/lib/study/describe/people-columns";
import { findMarket, type Source } from "@/lib/study/mapping/mapped-study";

/** The column that names markets of the study, or one market for the whole file. */
export function guessMarket(columns: readonly PeopleColumn[], definition: StudyDefinition, fileName: string): Found {
  const rated = columns
    .map((column) => {
      const { by, names } = namesOf(column);
      const found = names.filter((name) => findMarket(definition, name) !== null && /\p{L}/u.test(name));
      return { column, by, names, found, isNamed: NAMES.market.test(column.words) };
    })
    .filter(({ found, names }) => found.length > 0 && 2 * found.length >= names.length)
    .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.found.length - a.found.length);
  const [best] = rated;
  if (best) {
    const { name } = best.column.variable;
    const unknown = best.names.filter((own) => findMarket(definition, own) === null);
    const words =
      unknown.length === 0
        ? `${name}: ${best.found.join(", ")}`
        : `${name}; these values are not markets in the study: ${unknown.join(", ")}`;
    const pairs = best.found.map((own) => [own, findMarket(definition, own) ?? ""] as const);
    const source: Source = { column: name, by: best.by, values: Object.fromEntries(pairs) };
    return {
      column: name,
      source,
      guess: { part: "market", certainty: unknown.length === 0 ? "sure" : "open", words },
    };
  }
  const inName = fileName
    .split(/\P{L}+/u)
    .flatMap((word) => (word.length > 1 ? (findMarket(definition, word) ?? []) : []));
  const [only, more] = definition.markets;
  const slug = inName[0] ?? only?.slug ?? "";
  const certainty = inName.length > 0 ? "likely" : more === undefined ? "sure" : "open";
  const words = {
    likely: `the whole file is for ${slug}, judging by its name`,
    sure: `${slug}, the only market in the study`,
    open: `no column with markets of the study was found; ${slug} is used for the whole file until you choose`,
  }[certainty];
  return { column: null, source: { value: slug }, guess: { part: "market", certainty, words } };
}

/** The column that has years, or one year for the whole file. */
export function guessYear(columns: readonly PeopleColumn[], fileName: string, definition: StudyDefinition): Found {
  const isYear = (text: string) => /^2[01]\d\d$/.test(text);
  const withYears = columns.flatMap((column) => {
    const { by, names } = namesOf(column);
    const found = names.map((name) => /\b2[01]\d\d\b/.exec(name)?.[0] ?? "");
    if (names.length === 0 || names.length > 40 || !found.every(isYear)) return [];
    return [{ column, by, names, found, isNamed: NAMES.year.test(column.words) }];
  });
  const best = withYears.find(({ isNamed }) => isNamed) ?? withYears[0];
  if (best) {
    const { name } = best.column.variable;
    const isPlain = best.names.every(isYear);
    const values = Object.fromEntries(best.names.map((own, at) => [own, Number(best.found[at])]));
    const source: Source = { column: name, by: best.by, ...(isPlain ? {} : { values }) };
    const words = `${name}: ${[...new Set(best.found)].sort().join(", ")}`;
    return { column: name, source, guess: { part: "year", certainty: best.isNamed ? "sure" : "likely", words } };
  }
  const inName = /(?<!\d)2[01]\d\d(?!\d)/.exec(fileName)?.[0];
  const year = Number(inName ?? definition.waves.rankingYear ?? new Date().getUTCFullYear());
  const words = inName
    ? `the whole file is for ${year}, judging by its name`
    : `no column with years was found; ${year} is used for the whole file until you choose`;
  return {
    column: null,
    source: { value: year },
    guess: { part: "year", certainty: inName ? "likely" : "open", words },
  };
}
