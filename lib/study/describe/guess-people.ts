import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import type { Variable } from "@/lib/study/interviews/variable";
import { guessMarket, guessYear } from "@/lib/study/describe/guess-market-year";
import { toNumber } from "@/lib/study/describe/guess-marks";
import { guessAge, guessSex } from "@/lib/study/describe/guess-sex-age";
import { NAMES, type Named, type PeopleColumn } from "@/lib/study/describe/people-columns";
import type { ColumnFacts, Guess, Role } from "@/lib/study/describe/described";
import { foldWords, says } from "@/lib/study/describe/value-words";
import type { Mapping } from "@/lib/study/mapping/mapped-study";

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

/** What columns say of people, and the roles they have; `guesses` says how sure that is. */
export type GuessedPeople = { people: People; roles: ReadonlyMap<string, Role>; guesses: readonly Guess[] };

/** Guesses who was asked, where and when, from columns that hold no ratings. */
export function guessPeople(
  variables: readonly Variable[],
  facts: ReadonlyMap<string, ColumnFacts>,
  definition: StudyDefinition,
  file: { name: string; weight: string | null },
): GuessedPeople {
  const columns = variables.map((variable): PeopleColumn => ({
    variable,
    facts: facts.get(variable.name),
    words: `${foldWords(variable.name)} ${foldWords(variable.label ?? "")}`.trim(),
  }));
  const roles = new Map<string, Role>();
  const guesses: Guess[] = [];
  const say = (part: string, certainty: Guess["certainty"], words: string) => guesses.push({ part, certainty, words });
  const free = () => columns.filter(({ variable }) => !roles.has(variable.name));
  const named = (role: Named, fits: (column: PeopleColumn) => boolean = () => true) =>
    free().find((column) => NAMES[role].test(column.words) && fits(column));
  const take = (column: PeopleColumn | undefined, role: Role): string | null => {
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
      file.weight === null ? `${weight}, judging by its name` : `${weight}, as given in the file`,
    );
  else if (definition.weighting.method === "given")
    say("weight", "open", "no weight column was found, but the study uses weights from the files");

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
      region === null ? "no column for regions was found" : `${region}, judging by its name`,
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
  const completed = free().find((column) => completeIn(column).length > 0);
  take(completed, "completed or not");
  const complete = completed === undefined ? [] : completeIn(completed);
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

/** States of an interview; a column with more values tells something else. */
const MOST_STATES = 12;

/** The codes of a column that say that an interview is complete, with what they are called. */
function completeIn({ variable, facts }: PeopleColumn): (readonly [code: string, name: string])[] {
  const named =
    variable.valueLabels.size > 0
      ? [...variable.valueLabels]
      : (facts?.values ?? []).map((value) => [value, value] as const);
  return named.length > MOST_STATES ? [] : named.filter(([, name]) => says("complete", name));
}

const labelled = (columns: readonly PeopleColumn[], name: string) =>
  (columns.find(({ variable }) => variable.name === name)?.variable.valueLabels.size ?? 0) > 0 ? "label" : "code";

function guessRespondent(columns: readonly PeopleColumn[]): { column: string | null; guess: Guess } {
  const isUnique = ({ facts }: PeopleColumn) => facts !== undefined && facts.rows > 0 && facts.distinct === facts.rows;
  const plain = columns.filter(({ variable }) => variable.type !== "date" && variable.valueLabels.size === 0);
  const named = plain.filter(({ words }) => NAMES.respondent.test(words));
  const best = named.find(isUnique) ?? plain.find(isUnique) ?? named[0];
  if (!best)
    return { column: null, guess: { part: "respondent", certainty: "open", words: "no column for IDs was found" } };
  const { name } = best.variable;
  if (named.includes(best) && isUnique(best))
    return { column: name, guess: { part: "respondent", certainty: "sure", words: `${name}, different in every row` } };
  const words = isUnique(best)
    ? `${name}, the first column that is different in every row`
    : `${name}, judging by its name; some values occur more than once`;
  return { column: name, guess: { part: "respondent", certainty: "likely", words } };
}
