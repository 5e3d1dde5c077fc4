import type { z } from "zod";
import type { StudyDefinition } from "@/lib/catalogue/definition/definition";
import { UNCHOSEN_INDUSTRY } from "@/lib/catalogue/definition/mapping";
import { foldSpelling } from "@/lib/catalogue/definition/spelling";

type Context = z.core.$RefinementCtx<StudyDefinition>;
type Path = (string | number)[];
/** Adds a problem: its place, what is wrong and how to correct it. */
type Fail = (path: Path, message: string, remedy: string) => void;

/** Addresses under /rankings/ that are pages of their own. */
const RESERVED_MARKETS: readonly string[] = ["full", "go", "search"];
/** Keys of dimensions that mean something else in files and in the API. */
const RESERVED_DIMENSIONS = ["score", "both", "all"];

/** Checks across fields: unique names, ordered groups, scales, references between parts. */
export function checkDefinition(definition: StudyDefinition, context: Context): void {
  const fail: Fail = (path, message, remedy) => {
    context.addIssue({ code: "custom", path, message, params: { remedy } });
  };
  checkMarkets(definition, fail);
  checkScales(definition, fail);
  checkPeople(definition, fail);
  checkModules(definition, fail);
  checkMappings(definition, fail);
  checkLanguages(definition, fail);
}

/** The index of the first repeated value, or -1. */
function findTwice(values: readonly string[]): number {
  return values.findIndex((value, at) => values.indexOf(value) !== at);
}

function failTwice(fail: Fail, path: Path, field: string | null, values: readonly string[]): void {
  const at = findTwice(values);
  if (at < 0) return;
  const place = [...path, at, ...(field === null ? [] : [field])];
  fail(place, `"${values[at]}" appears twice`, "remove or rename one of the two");
}

function checkMarkets({ markets, defaultMarket, industries, dimensions }: StudyDefinition, fail: Fail): void {
  const slugs = markets.map(({ slug }) => slug);
  failTwice(fail, ["markets"], "slug", slugs);
  failTwice(
    fail,
    ["markets"],
    "code",
    markets.map(({ code }) => code.toLowerCase()),
  );
  const owner = new Map<string, number>();
  markets.forEach(({ slug, code, name, spellings }, at) => {
    if (RESERVED_MARKETS.includes(slug))
      fail(["markets", at, "slug"], `"${slug}" is an address of the site`, "choose another address part");
    const names = typeof name === "string" ? [name] : Object.values(name);
    for (const spelling of new Set([slug, code, ...names, ...spellings].map(foldSpelling))) {
      const other = owner.get(spelling);
      if (other !== undefined && slugs[other] !== slug)
        fail(
          ["markets", at, "spellings"],
          `"${spelling}" also means ${slugs[other]}`,
          "remove it from one of the two markets",
        );
      owner.set(spelling, other ?? at);
    }
  });
  if (!slugs.includes(defaultMarket))
    fail(["defaultMarket"], `"${defaultMarket}" is not a market of the study`, `write one of ${slugs.join(", ")}`);
  failTwice(
    fail,
    ["industries", "list"],
    "slug",
    industries.list.map(({ slug }) => slug),
  );
  failTwice(
    fail,
    ["dimensions"],
    "key",
    dimensions.map(({ key }) => key),
  );
  dimensions.forEach(({ key }, at) => {
    if (RESERVED_DIMENSIONS.includes(key))
      fail(["dimensions", at, "key"], `"${key}" is a word of the site`, "choose another key");
  });
}

type Scale = { min: number; max: number; positive: readonly number[] };

function checkScale({ min, max, positive }: Scale, path: Path, fail: Fail): void {
  if (min >= max) return fail([...path, "max"], "the highest answer is not above the lowest", `write more than ${min}`);
  const outside = positive.find((answer) => answer < min || answer > max);
  if (outside !== undefined)
    fail([...path, "positive"], `${outside} is not on the scale`, `write numbers from ${min} to ${max}`);
  else if (new Set(positive).size > max - min)
    fail([...path, "positive"], "every answer counts", "leave out the answers that do not count");
  failTwice(fail, [...path, "positive"], null, positive.map(String));
}

function checkScales({ scale, questionnaire }: StudyDefinition, fail: Fail): void {
  checkScale(scale, ["scale"], fail);
  for (const name of ["behaviours", "factors", "attitudes", "sayDo", "expectations"] as const) {
    const own = questionnaire[name]?.scale;
    if (own) checkScale(own, ["questionnaire", name, "scale"], fail);
  }
  const outcome = questionnaire.factors?.outcome;
  if (outcome && outcome.min >= outcome.max)
    fail(
      ["questionnaire", "factors", "outcome", "max"],
      "the highest answer is not above the lowest",
      `write more than ${outcome.min}`,
    );
}

function checkPeople({ people, weighting, markets }: StudyDefinition, fail: Fail): void {
  const { groups } = people.age;
  failTwice(
    fail,
    ["people", "age", "groups"],
    "key",
    groups.map(({ key }) => key),
  );
  groups.forEach(({ from, to }, at) => {
    const before = groups[at - 1]?.to ?? -1;
    if (from > to) fail(["people", "age", "groups", at, "to"], "the group ends before it begins", "swap from and to");
    else if (from <= before)
      fail(["people", "age", "groups", at, "from"], "the group overlaps the one before it", `write ${before + 1}`);
  });
  failTwice(fail, ["people", "sex", "categories"], "key", people.sex?.categories.map(({ key }) => key) ?? []);
  for (const key of [...groups.map(({ key }) => key), ...(people.sex?.categories.map(({ key }) => key) ?? [])])
    if (key === "all") fail(["people"], '"all" means everyone', "choose another key");
  const slugs = markets.map(({ slug }) => slug);
  if (people.region !== null && people.region !== "any")
    for (const slug of Object.keys(people.region))
      if (!slugs.includes(slug))
        fail(["people", "region", slug], "this is not a market of the study", `write one of ${slugs.join(", ")}`);
  const by = weighting.rake?.by ?? [];
  const raked = [weighting.method, ...weighting.exceptions.map(({ method }) => method)].includes("rake");
  if (raked && !weighting.rake)
    fail(["weighting", "rake"], "the variables to rake by are missing", 'add "rake": { "by": ["age"] }');
  if (by.includes("region") && people.region === null)
    fail(["weighting", "rake", "by"], "the region of people is not known", 'take "region" out');
  if (by.includes("sex") && people.sex === null)
    fail(["weighting", "rake", "by"], "sex was not asked", 'take "sex" out');
}

function checkModules({ questionnaire, industries }: StudyDefinition, fail: Fail): void {
  for (const [name, module] of Object.entries(questionnaire))
    if (module && "items" in module)
      failTwice(
        fail,
        ["questionnaire", name, "items"],
        "key",
        module.items.map(({ key }) => key),
      );
  const { behaviours, priorities, expectations, factors } = questionnaire;
  const groups = behaviours?.groups;
  if (groups) {
    failTwice(
      fail,
      ["questionnaire", "behaviours", "groups", "names"],
      "key",
      groups.names.map(({ key }) => key),
    );
    const known = new Set(behaviours.items.map(({ key }) => key));
    for (const key of Object.keys(groups.engaged))
      if (!known.has(key))
        fail(
          ["questionnaire", "behaviours", "groups", "engaged", key],
          "this is not an item of the module",
          `write one of ${[...known].join(", ")}`,
        );
  }
  const design = priorities?.design;
  if (design?.kind === "best-worst" && design.sets * design.perSet !== (priorities?.items ?? []).length * design.shown)
    fail(
      ["questionnaire", "priorities", "design"],
      "the sets do not show every item equally often",
      `make sets × perSet equal to ${(priorities?.items ?? []).length} × shown`,
    );
  if ((expectations?.asked ?? 0) > industries.list.length)
    fail(
      ["questionnaire", "expectations", "asked"],
      "the study has fewer industries",
      `write at most ${industries.list.length}`,
    );
  if (factors?.items.some(({ key }) => key === factors.outcome.key))
    fail(["questionnaire", "factors", "outcome", "key"], "a factor has this key too", "choose another key");
}

/** Industries named in a remedy. */
const MOST_NAMED = 8;

function checkMappings({ mappings, industries, dimensions, weighting }: StudyDefinition, fail: Fail): void {
  const known = new Set(industries.list.map(({ slug }) => slug));
  mappings.forEach(({ brands, assessments, weight }, at) => {
    if (brands.from === "list")
      brands.list.forEach(({ brand, industry }, row) => {
        const path = ["mappings", at, "brands", "list", row, "industry"];
        const names = [...known].slice(0, MOST_NAMED).join(", ");
        if (industry === UNCHOSEN_INDUSTRY)
          fail(
            path,
            `no industry has been chosen for "${brand}"`,
            `write one of ${names}${known.size > MOST_NAMED ? " …" : ""}`,
          );
        else if (!industries.open && !known.has(industry))
          fail(
            path,
            `"${industry}" is not an industry of the study`,
            "add it to industries.list, or set industries.open to true",
          );
      });
    assessments.forEach(({ columns }, form) => {
      for (const { key } of dimensions)
        if (!(key in columns))
          fail(["mappings", at, "assessments", form, "columns"], `there is no column for "${key}"`, `add "${key}"`);
    });
    if (weighting.method === "given" && weight === null)
      fail(
        ["mappings", at, "weight"],
        "weights are given, but their column is not named",
        "name the column with the weights",
      );
  });
}

/** Each multilingual text must include the study's first language. */
function checkLanguages(definition: StudyDefinition, fail: Fail): void {
  const [first = "en"] = definition.languages;
  const isLanguage = (name: string) => /^[a-z]{2}$|^[a-z]{2}-[A-Z]{2}$/.test(name);
  const walk = (value: unknown, path: Path): void => {
    if (Array.isArray(value)) value.forEach((one, at) => walk(one, [...path, at]));
    else if (typeof value === "object" && value !== null) {
      const entries = Object.entries(value);
      const isText = TEXTS.has(String(path.at(-1))) || path.at(-2) === "labels";
      if (isText && entries.length > 0 && entries.every(([name, one]) => isLanguage(name) && typeof one === "string")) {
        if (!(first in value))
          fail(path, `there is no text in ${first}, the first language of the study`, `add "${first}"`);
      } else for (const [name, one] of entries) walk(one, [...path, name]);
    }
  };
  const { mappings: _, ...rest } = definition;
  walk(rest, []);
}

/** Fields that hold a text. */
const TEXTS = new Set(
  "name inSentence note question base text say do headline description brands interviews assessments years figure of why".split(
    " ",
  ),
);
