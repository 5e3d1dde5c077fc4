import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { DEFAULT_DEFINITION } from "@/lib/catalogue/definition/default-definition";
import { definitionHash } from "@/lib/catalogue/definition/definition-hash";
import { readDefinition } from "@/lib/catalogue/definition/read-definition";
import { publishStudy, rollBackStudy } from "@/lib/study/mutations";
import type { Study } from "@/lib/study/study";
import { smallStudy, startOwnBackend } from "@/tests/support/small-study";
import type { TestBackend } from "@/tests/support/test-backend";

// A definition is published with its results: the markets follow it, and a rollback takes both back.

const iceland = {
  slug: "iceland",
  code: "Is",
  name: { is: "Ísland", en: "Iceland" },
  spellings: [],
  people: [],
  population: { note: "Everyone", from: 16, to: 120 },
};
/** The default study with Iceland in front, and another name for Sweden. */
const northern = {
  ...DEFAULT_DEFINITION,
  version: "2025.2",
  markets: [
    iceland,
    ...DEFAULT_DEFINITION.markets.map((own) => (own.slug === "sweden" ? { ...own, name: "Svea" } : own)),
  ],
};
const origin = (digit: string, definition = DEFAULT_DEFINITION) => ({
  sha256: digit.repeat(64),
  actor: "anna",
  definition,
});
const marketRow = z.object({ slug: z.string(), name: z.string() });
const inIceland = (study: Study): Study => ({
  ...study,
  waves: study.waves.map((wave) => (wave.market === "netherlands" ? { ...wave, market: "iceland" } : wave)),
  results: study.results.map((own) => (own.market === "netherlands" ? { ...own, market: "iceland" } : own)),
});

let backend: TestBackend;
beforeAll(async () => {
  backend = await startOwnBackend();
  await publishStudy(smallStudy("first"), origin("1"));
});
afterAll(() => backend?.stop());

const listMarkets = async () => z.array(marketRow).parse((await backend.rpc("service", "list_markets", {})).json);
const publishedHash = async () => {
  const { json } = await backend.rpc("anonymous", "published_definition", {});
  const { sha256, body } = z.object({ sha256: z.string(), body: z.unknown() }).parse(json);
  const { definition } = readDefinition(body);
  expect(definition && definitionHash(definition)).toBe(sha256);
  return sha256;
};

test("what is shown names its definition, which everyone can read back unchanged", async () => {
  expect(await publishedHash()).toBe(definitionHash(DEFAULT_DEFINITION));
});

test("a new definition adds a market, and a rollback removes it", async () => {
  await publishStudy(inIceland(smallStudy("second")), origin("2", northern));
  expect(await publishedHash()).toBe(definitionHash(northern));
  expect(await listMarkets()).toEqual([
    { slug: "iceland", name: "Iceland" },
    { slug: "sweden", name: "Svea" },
    { slug: "netherlands", name: "The Netherlands" },
  ]);
  // Iceland’s waves are of this publication alone, and are not shown after it.
  await rollBackStudy();
  expect(await publishedHash()).toBe(definitionHash(DEFAULT_DEFINITION));
  expect((await listMarkets()).map(({ name }) => name)).toEqual(["Sweden", "The Netherlands"]);
});

test("two studies are not shown side by side", async () => {
  const other = { ...northern, version: "2025.3", markets: [iceland], defaultMarket: "iceland" };
  const study = inIceland(smallStudy("third"));
  const alone = {
    ...study,
    waves: study.waves.filter(({ market }) => market === "iceland"),
    results: study.results.filter(({ market }) => market === "iceland"),
  };
  const refused = publishStudy(alone, origin("3", other));
  await expect(refused).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/this study does not have/) },
  });
  expect(await publishedHash()).toBe(definitionHash(DEFAULT_DEFINITION));
});

test("a market cannot take the code of another", async () => {
  const clash = { ...northern, version: "2025.4", markets: [{ ...iceland, slug: "saga", code: "Se" }] };
  await expect(publishStudy(smallStudy("fourth"), origin("4", clash))).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/is known as "sweden"/) },
  });
});

test("interviews left out are told of with the waves that are shown, and no longer after a rollback", async () => {
  const listed = async () => (await backend.rpc("anonymous", "list_exclusions", {})).json;
  expect(await listed()).toEqual([]);
  const study = smallStudy("fourth");
  const [wave] = study.waves;
  if (!wave) throw new Error("the small study has no wave");
  const own = {
    check: "speeders",
    rule: "too fast",
    market: wave.market,
    year: wave.year,
    interviews: 120,
    excluded: 7,
  };
  await publishStudy(study, { ...origin("4"), exclusions: [own, { ...own, year: 1999 }] });
  expect(await listed()).toEqual([
    { market: wave.market, year: wave.year, check_name: "speeders", rule: "too fast", interviews: 120, excluded: 7 },
  ]);
  await rollBackStudy();
  expect(await listed()).toEqual([]);
});
