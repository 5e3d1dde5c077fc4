import { test } from "vitest";
import { toAwarenessClaim, toTopicsClaim } from "@/lib/analyses/consumers/claims";
import { toExpectationClaim } from "@/lib/analyses/consumers/expectations/claim";
import { ALL, type Population } from "@/lib/analyses/consumers/population";
import { ASKED } from "@/lib/analyses/consumers/questionnaire/asked.fixture";
import { itemsOf, termsOf } from "@/lib/analyses/consumers/questionnaire/questionnaire";
import { toSayDoClaim } from "@/lib/analyses/consumers/say-do-gap/claim";
import type { ConsumerSelection } from "@/lib/analyses/consumers/selection";
import { INDUSTRIES } from "@/lib/catalogue/industries/industry";
import { MARKETS } from "@/lib/catalogue/markets/market";
import { expectRoom } from "@/tests/support/title-room";

// How often a finding about people has no room in the title of its page, over all groups of people and all markets.

const FIRST_YEAR = 2018;
const LAST_YEAR = 2025;

/** Everyone, and each group by age, sex and behaviour and their combinations. */
const POPULATIONS: Population[] = [ALL, ...ASKED.ages.map(({ key }) => key)].flatMap((age) =>
  [ALL, ...ASKED.sexes.map(({ key }) => key)].flatMap((sex) =>
    [ALL, ...ASKED.groups.map(({ key }) => key)].map((group) => ({ age, sex, group })),
  ),
);
const selections = MARKETS.flatMap(({ slug, name }) =>
  POPULATIONS.map((population): ConsumerSelection => ({
    market: { slug, name },
    allYears: [FIRST_YEAR, LAST_YEAR],
    years: [FIRST_YEAR, LAST_YEAR],
    from: FIRST_YEAR,
    year: LAST_YEAR,
    population,
  })),
);
const figure = (item: string) => ({ item, value: 0.5, low: 0.4, high: 0.6, n: 900, nEff: 800 });
const judged = (difference: number, isClear: boolean) => ({
  difference,
  standardError: 0.01,
  low: 0,
  high: 0,
  z: 9,
  p: 0,
  isClear,
});

test("findings on terms and topics have room in a title for each group of people in each market", () => {
  const claims = selections.flatMap((selection) => [
    ...termsOf(ASKED).flatMap((item) =>
      [true, false].map((isClear) => {
        const changed = { ...item, now: figure(item.key), before: figure(item.key), change: judged(0.1, isClear) };
        return toAwarenessClaim([changed], [], selection, ASKED).claim;
      }),
    ),
    ...itemsOf(ASKED, "topics").flatMap((item) =>
      [true, false].map((isClear) => {
        const cell = { column: selection.market.slug, figure: figure(item.key), change: judged(-0.1, isClear) };
        return toTopicsClaim([{ ...item, centre: 0.5, cells: [cell] }], [], selection, MARKETS, ASKED).claim;
      }),
    ),
  ]);
  expectRoom(claims, 5_000);
});

test("findings on what people say, do and expect have room in a title", () => {
  const who = { market: "The Netherlands", people: "people", from: FIRST_YEAR, to: LAST_YEAR };
  const counts = [1, 7, 11];
  const claims = [
    ...counts.flatMap((count) => [
      toSayDoClaim({ ...who, view: { rows: [], ahead: count, behind: 0, of: 12, moved: 0, compared: 0 } }).claim,
      toSayDoClaim({ ...who, view: { rows: [], ahead: 0, behind: count, of: 12, moved: 0, compared: 0 } }).claim,
    ]),
    ...INDUSTRIES.map(({ slug, name }) => {
      const row = { slug, name, figure: figure(slug), fromMean: judged(0.1, true), trend: null };
      const view = { rows: [row], mean: figure("mean"), above: 1, below: 0, of: 22, moved: 0, compared: 0 };
      return toExpectationClaim({ ...who, view }).claim;
    }),
  ];
  expectRoom(claims, 28);
});
