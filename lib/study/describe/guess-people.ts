import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import type { Variable } from "@/lib/study/interviews/variable";
import { toNumber, textsOf } from "@/lib/study/describe/guess-marks";
import type { ColumnFacts, Guess, Role } from "@/lib/study/describe/described";
import { foldWords, says } from "@/lib/study/describe/value-words";
import { findMarket, type Mapping, type Source } from "@/lib/study/mapping/mapped-study";

type People = Pick<
  Mapping,
  | "where"
  | "respondent"
  | "market"
  | "year"
  | "age"
  | "sex"
  | "region"
  | "weight"
  | "interviewedOn"
  | "duration"
  | "fingerprints"
>;
type Column = { variable: Variable; facts: ColumnFacts | undefined; words: string };

/** Names and labels of columns about people, folded, in the languages of the north and some others. */
const NAMES = {
  respondent:
    /^(?:resp|respondent|respid|respondentid|id|caseid|case|serial|record|uuid|responseid|svarid|interview id|lopnr|lopnummer)\b|respondent|response id|numer svaranda|vastaaja|vastaja/,
  market: /country|market|\bland\b|\bmaa\b|\briik\b|marked|marknad/,
  year: /^(?:year|wave|ar|arid|aar|jahr|jaar|aasta|vuosi)\b|\byear\b|\bwave\b|\bar\b|argang/,
  age: /\bage\b|\balder\b|\baldur\b|\bika\b|vanus|leeftijd|\balter\b|gomul|how old|agegroup|birth/,
  sex: /\bsex\b|gender|\bkon\b|kjonn|\bkyn\b|sukupuoli|\bsugu\b|geslacht|geschlecht/,
  region: /region|county|\blan\b|fylke|landsdel|maakunta|landshluti|provincie|postal|nuts/,
  weight: /weight|\bvikt\b|vekt|\bvog\b|lokavog|vigt|\bwgt\b|\bwt\b|paino|gewicht|\bkaal\b/,
  day: /date|\bdato\b|datum|\bdags\b|paiva|kuupaev/,
  duration: /duration|\bdur\b|\bloi\b|length of|lengd|seconds|sekund|kesto|elapsed|time taken/,
  device: /^(?:ip|iph|ipaddress|ip address|device|deviceid|fingerprint|cookie)\b|ip address|fingerprint|device id/,
} as const;
type Named = keyof typeof NAMES;

/** What columns say of people, and the roles they have; `guesses` says how sure that is. */
export type GuessedPeople = { people: People; roles: ReadonlyMap<string, Role>; guesses: readonly Guess[] };

/** Guesses who was asked, where and when, from columns that hold no ratings. */
export function guessPeople(
  variables: readonly Variable[],
  facts: ReadonlyMap<string, ColumnFacts>,
  definition: StudyDefinition,
  file: { name: string; weight: string | null },
): GuessedPeople {
  const columns = variables.map((variable): Column => ({
    variable,
    facts: facts.get(variable.name),
    words: `${foldWords(variable.name)} ${foldWords(variable.label ?? "")}`.trim(),
  }));
  const roles = new Map<string, Role>();
  const guesses: Guess[] = [];
  const say = (part: string, certainty: Guess["certainty"], words: string) => guesses.push({ part, certainty, words });
  const free = () => columns.filter(({ variable }) => !roles.has(variable.name));
  const named = (role: Named, fits: (column: Column) => boolean = () => true) =>
    free().find((column) => NAMES[role].test(column.words) && fits(column));
  const take = (column: Column | undefined, role: Role): string | null => {
    if (column) roles.set(column.variable.name, role);
    return column?.variable.name ?? null;
  };

  const market = guessMarket(free(), definition, file.name);
  if (market.column) roles.set(market.column, "market");
  guesses.push(market.guess);

  const year = guessYear(free(), file.name, definition);
  if (year.column) roles.set(year.column, "year");
  guesses.push(year.guess);

  const weight =
    file.weight ??
    take(
      named("weight", ({ variable }) => variable.type === "number" && variable.valueLabels.size === 0),
      "weight",
    );
  if (weight !== null) roles.set(weight, "weight");
  if (weight !== null)
    say(
      "weight",
      file.weight === null ? "likely" : "sure",
      file.weight === null ? `${weight}, by its name` : `${weight}, as the file says`,
    );
  else if (definition.weighting.method === "given")
    say("weight", "open", "no column of weights was found, and the study uses given weights");

  const sex = definition.people.sex === null ? null : guessSex(free(), definition);
  if (sex?.column) roles.set(sex.column, "sex");
  if (sex) guesses.push(sex.guess);

  const age = guessAge(free(), definition);
  if (age.column) roles.set(age.column, "age");
  guesses.push(age.guess);

  const region =
    definition.people.region === null
      ? null
      : take(
          named("region", ({ variable }) => variable.type !== "date"),
          "region",
        );
  if (definition.people.region !== null)
    say(
      "region",
      region === null ? "open" : "likely",
      region === null ? "no column of regions was found" : `${region}, by its name`,
    );

  const interviewedOn = take(
    free().find(({ variable }) => variable.type === "date") ?? named("day", ({ variable }) => variable.type === "text"),
    "day of the interview",
  );
  const duration = take(
    named("duration", ({ variable }) => variable.type === "number" && variable.valueLabels.size === 0),
    "duration",
  );
  const device = take(named("device"), "device");
  const completed = free().find(({ variable }) =>
    [...variable.valueLabels.values()].some((label) => says("complete", label)),
  );
  take(completed, "completed or not");
  const complete = [...(completed?.variable.valueLabels ?? [])].filter(([, label]) => says("complete", label));
  if (completed)
    say("where", "likely", `only rows where ${completed.variable.name} is “${complete[0]?.[1]}” count as interviews`);

  const respondent = guessRespondent(free());
  if (respondent.column) roles.set(respondent.column, "respondent");
  guesses.push(respondent.guess);

  return {
    people: {
      where: completed ? [{ column: completed.variable.name, in: complete.map(([code]) => toNumber(code)) }] : [],
      respondent: respondent.column ?? columns[0]?.variable.name ?? "respondent",
      market: market.source,
      year: year.source,
      age: age.source,
      sex: sex?.source ?? null,
      region: region === null ? null : { column: region, by: labelled(columns, region) },
      weight,
      interviewedOn,
      duration,
      fingerprints: device === null ? [] : [device],
    },
    roles,
    guesses,
  };
}

type Found = { column: string | null; source: Source; guess: Guess };

const labelled = (columns: readonly Column[], name: string) =>
  (columns.find(({ variable }) => variable.name === name)?.variable.valueLabels.size ?? 0) > 0 ? "label" : "code";

/** What a column's values are called: labels where it has them, else the values themselves. */
function namesOf({ variable, facts }: Column): { by: "label" | "code"; names: readonly string[] } {
  const labels = [...variable.valueLabels]
    .filter(([code]) => !variable.missing.codes.includes(code))
    .map(([, label]) => label);
  return labels.length > 0 ? { by: "label", names: labels } : { by: "code", names: facts?.values ?? [] };
}

function guessMarket(columns: readonly Column[], definition: StudyDefinition, fileName: string): Found {
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
        : `${name}; these values are no market of the study: ${unknown.join(", ")}`;
    const pairs = best.found.map((own) => [own, findMarket(definition, own) ?? ""]);
    const source: Source = { column: name, by: best.by, values: Object.fromEntries(pairs) };
    return {
      column: name,
      source,
      guess: { part: "market", certainty: unknown.length === 0 ? "sure" : "open", words },
    };
  }
  const inName = fileName
    .split(/[^\p{L}]+/u)
    .flatMap((word) => (word.length > 1 ? (findMarket(definition, word) ?? []) : []));
  const [only, more] = definition.markets;
  const slug = inName[0] ?? only?.slug ?? "";
  const certainty = inName.length > 0 ? "likely" : more === undefined ? "sure" : "open";
  const words = {
    likely: `all of the file is of ${slug}, by its name`,
    sure: `${slug}, the only market of the study`,
    open: `no column names markets of the study; ${slug} stands for the whole file until you choose`,
  }[certainty];
  return { column: null, source: { value: slug }, guess: { part: "market", certainty, words } };
}

function guessYear(columns: readonly Column[], fileName: string, definition: StudyDefinition): Found {
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
    ? `all of the file is of ${year}, by its name`
    : `no column has years; ${year} stands for the whole file until you choose`;
  return {
    column: null,
    source: { value: year },
    guess: { part: "year", certainty: inName ? "likely" : "open", words },
  };
}

function guessSex(columns: readonly Column[], { people }: StudyDefinition): Found {
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
      guess: { part: "sex", certainty: "open", words: "no column of sex was found" },
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

function guessAge(columns: readonly Column[], { people }: StudyDefinition): Found {
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
      guess: { part: "age", certainty: "open", words: "no column of ages was found" },
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

function guessRespondent(columns: readonly Column[]): { column: string | null; guess: Guess } {
  const isUnique = ({ facts }: Column) => facts !== undefined && facts.rows > 0 && facts.distinct === facts.rows;
  const plain = columns.filter(({ variable }) => variable.type !== "date" && variable.valueLabels.size === 0);
  const named = plain.filter(({ words }) => NAMES.respondent.test(words));
  const best = named.find(isUnique) ?? plain.find(isUnique) ?? named[0];
  if (!best)
    return { column: null, guess: { part: "respondent", certainty: "open", words: "no column of ids was found" } };
  const { name } = best.variable;
  if (named.includes(best) && isUnique(best))
    return { column: name, guess: { part: "respondent", certainty: "sure", words: `${name}, different in every row` } };
  const words = isUnique(best)
    ? `${name}, the first column that is different in every row`
    : `${name}, by its name; some values are there more than once`;
  return { column: name, guess: { part: "respondent", certainty: "likely", words } };
}
