import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { discardStaged, publishStudy, rollBackStudy } from "@/lib/study/mutations";
import { describeFailure } from "@/lib/study/cli/error";
import { listParts } from "@/lib/study/publication-rows";
import type { Study } from "@/lib/study/study";
import { computedStudy } from "@/tests/support/computed-study";
import { smallBrand, smallStudy, startOwnBackend } from "@/tests/support/small-study";
import { embeddedEnvironment } from "@/supabase/local/child-environment";
import type { TestBackend } from "@/tests/support/test-backend";

// Publishing of computed figures through the embedded backend: all tables at once, whatever happens on the way.

const BRAND = smallBrand(5).slug;
const SWEDEN = { p_market: "sweden" };
const first = computedStudy(smallStudy("first"));
/** The same brands with other figures in every table. */
const second = shifted(first);
const origin = (digit: string, actor = "anna") => ({ sha256: digit.repeat(64), actor });

let backend: TestBackend;

beforeAll(async () => {
  backend = await startOwnBackend();
  await publishStudy(first, origin("1"));
});
beforeEach(() => () => vi.unstubAllGlobals());
afterAll(() => backend?.stop());

function shifted(study: Study): Study {
  return {
    ...study,
    source: "second",
    results: study.results.map((result) => ({ ...result, environmentShare: 0.5, socialShare: 0.5, bothShare: 0.25 })),
    ageGroups: study.ageGroups.map((result) => ({ ...result, n: result.n + 7 })),
    consumers: study.consumers.map((population) => ({
      ...population,
      figures: population.figures.map((figure) => ({ ...figure, n: figure.n + 7 })),
    })),
    forecasts: study.forecasts.map((forecast) => ({ ...forecast, waves: 7 })),
    forecastHistories: study.forecastHistories.map((history) => ({ ...history, past: history.past.slice(1) })),
    forecastRecords: study.forecastRecords.map((record) => ({ ...record, crps: 7 })),
    forecastTracks: study.forecastTracks.map((track) => ({ ...track, forecasts: 7 })),
    passingOdds: study.passingOdds.map((odds) => ({
      ...odds,
      quantiles: odds.quantiles.map((quantile) => quantile + 7),
    })),
    alerts: study.alerts.slice(0, 1).map((alert) => ({ ...alert, kind: "rank-drop", outcome: "passed" })),
  };
}

/** What every reading call tells of the brand and its market, as the server reads it. */
async function shown() {
  const calls: [string, object][] = [
    ["find_score_parts", { p_brand: BRAND }],
    ["list_age_group_results", { p_brand: BRAND }],
    ["list_consumer_populations", { p_section: "priorities" }],
    ["list_forecast_histories", {}],
    ["list_forecast_tracks", {}],
    ["list_passing_odds", {}],
    ["list_momentum", {}],
    ["list_forecasts", { p_brand: BRAND }],
    ["list_forecast_records", {}],
    ["list_risk_alerts", {}],
    ["list_brand_waves", { p_brand: BRAND }],
    ["list_ranked_brands", {}],
  ];
  const answers: Record<string, string> = {};
  for (const [name, args] of calls) answers[name] = (await backend.rpc("service", name, { ...SWEDEN, ...args })).text;
  return answers;
}

const audit = () =>
  backend.command<{ publication: number; status: string; events: { kind: string }[] }[]>("list_publications");
/** Whatever is being staged is dropped, so that the next test need not wait for it. */
async function discardLeft() {
  const left = (await audit()).find(({ status }) => status === "staged");
  if (left) await discardStaged(left.publication);
}

/** From its n-th staging call on, nothing the publisher sends arrives: it was killed. */
function killAtStaging(n: number): void {
  const send = globalThis.fetch;
  let calls = 0;
  vi.stubGlobal("fetch", async (...args: Parameters<typeof fetch>) => {
    if (/rpc\/stage_(?:results|figures)$/.test(new Request(...args).url)) calls += 1;
    if (calls >= n) throw new Error("killed");
    return send(...args);
  });
}

test("publishing stages table by table and reports the progress of each", async () => {
  const reports: [number, number, string][] = [];
  await publishStudy(second, origin("2"), (...progress) => reports.push(progress));
  const total = listParts(second).reduce((sum, { count }) => sum + count, 0);
  expect(reports.map(([, , part]) => part)).toEqual([
    "results",
    "age groups",
    "consumer figures",
    "forecasts",
    "earlier forecasts",
    "forecast records",
    "forecast tracks",
    "passing odds",
    "alerts",
    "alerts",
  ]);
  expect(reports.map(([done]) => done)).toEqual(reports.map(([done]) => done).toSorted((a, b) => a - b));
  expect(reports[0]).toEqual([0, total, "results"]);
  expect(reports.at(-1)).toEqual([total, total, "alerts"]);
});

test("publishing switches every table at once, and a rollback restores every table", async () => {
  const now = await shown();
  await rollBackStudy();
  const before = await shown();
  for (const [call, answer] of Object.entries(before)) {
    const isSame = ["list_momentum", "list_brand_waves", "list_ranked_brands"].includes(call);
    expect(answer === now[call], call).toBe(isSame);
  }
  await publishStudy(second, origin("2"));
  expect(await shown()).toEqual(now);
  await rollBackStudy();
  expect(await shown()).toEqual(before);
});

test.each([1, 4, 6])("a publication killed at staging call %i changes nothing and can be run again", async (call) => {
  const before = await shown();
  killAtStaging(call);
  await expect(publishStudy(second, origin("3"))).rejects.toThrow("killed");
  vi.unstubAllGlobals();
  expect(await shown()).toEqual(before);
  expect(await publishStudy(second, origin("3"))).toMatchObject({ status: "published", wasCurrent: false });
  expect(await shown()).not.toEqual(before);
  await rollBackStudy();
  expect(await shown()).toEqual(before);
});

test("a publication killed with the database changes nothing and starts over", async () => {
  const before = await shown();
  killAtStaging(3);
  await expect(publishStudy(second, origin("4"))).rejects.toThrow("killed");
  vi.unstubAllGlobals();
  await backend.killAndRestart();
  Object.assign(process.env, embeddedEnvironment(backend.url, backend.secrets));
  expect(await shown()).toEqual(before);
  await publishStudy(second, origin("4"));
  await rollBackStudy();
});

test("another import is refused with whose is running and until when", async () => {
  const before = await shown();
  killAtStaging(4);
  await expect(publishStudy(second, origin("5"))).rejects.toThrow("killed");
  vi.unstubAllGlobals();
  const refused: unknown = await publishStudy(first, origin("6", "bertil")).catch((error: unknown) => error);
  expect(describeFailure(refused)).toMatch(
    /^Refused: another import is under way: anna has been staging "second" since .* UTC \(publication \d+\), and was last heard of \d+ s ago; wait until it has ended, or until \d\d:\d\d:\d\d UTC if it was killed, or discard publication \d+\. Published results are unchanged\.$/,
  );
  expect(await shown()).toEqual(before);
  const staged = (await audit()).find(({ status }) => status === "staged");
  expect(await publishStudy(second, origin("5"))).toMatchObject({
    publication: staged?.publication,
    status: "published",
  });
  await rollBackStudy();
});

test("two identical publications in parallel publish once", async () => {
  const [one, other] = await Promise.all([publishStudy(second, origin("7")), publishStudy(second, origin("7"))]);
  expect(other.publication).toBe(one.publication);
  expect((await audit())[0]).toMatchObject({
    publication: one.publication,
    status: "published",
    events: [{ kind: "staged" }, { kind: "published" }],
  });
  await rollBackStudy();
});

test("invalid data is refused as a whole", async () => {
  const before = await shown();
  const spoil: [string, Study][] = [
    ["shares_are_whole", { ...second, results: second.results.map((result) => ({ ...result, bothShare: 1.25 })) }],
    [
      "change_is_whole",
      {
        ...second,
        results: second.results.map((result) =>
          result.change ? { ...result, change: { ...result.change, p: NaN } } : result,
        ),
      },
    ],
    [
      "not_shown_below_base",
      { ...second, ageGroups: second.ageGroups.map((result) => ({ ...result, score: 100, standardError: 1, n: 49 })) },
    ],
    [
      "not_shown_below_base",
      {
        ...second,
        consumers: second.consumers.map((each) => ({
          ...each,
          figures: each.figures.map((figure) => ({ ...figure, value: 0.5, low: 0.4, high: 0.6, n: 49, nEff: 40 })),
        })),
      },
    ],
    [
      "bands_are_nested",
      { ...second, forecasts: second.forecasts.map((forecast) => ({ ...forecast, low80: forecast.low - 1 })) },
    ],
    [
      "belong to no wave",
      { ...second, forecasts: second.forecasts.map((forecast) => ({ ...forecast, year: forecast.originYear })) },
    ],
    ["belong to no wave", { ...second, alerts: second.alerts.map((alert) => ({ ...alert, brandSlug: "no-such" })) }],
    [
      "speak of a brand that has no result there",
      {
        ...second,
        ageGroups: second.ageGroups.flatMap((result) =>
          result.market === "sweden" ? [{ ...result, market: "netherlands" }] : [],
        ),
      },
    ],
    [
      "weighting_is_whole",
      {
        ...second,
        waves: second.waves.map((wave) => ({ ...wave, weighting: wave.weighting && { ...wave.weighting, cap: -1 } })),
      },
    ],
  ];
  for (const [reason, study] of spoil) {
    await expect(publishStudy(study, origin("8")), reason).rejects.toThrow(reason);
    expect(await shown()).toEqual(before);
    await discardLeft();
  }
  const inputs = [{ name: "respondents.csv", sha256: "not a hash", rows: 3 }];
  await expect(publishStudy(second, { ...origin("8"), inputs })).rejects.toThrow("inputs are a list of");
});

test("every publication is in the audit log, and no entry can be changed", async () => {
  const entries = await audit();
  const kinds = entries.map(({ events }) => events.map(({ kind }) => kind).join(" "));
  expect(new Set(kinds)).toEqual(new Set(["staged published", "staged published rolled_back", "staged discarded"]));
  expect(entries.map(({ publication }) => publication)).toEqual(
    entries.map(({ publication }) => publication).toSorted((a, b) => b - a),
  );
  for (const table of ["publication_events", "publications"]) {
    const init = { method: "PATCH", body: "{}", headers: { "content-profile": "study" } };
    expect((await backend.request("service", `/rest/v1/${table}?id=gt.0`, init)).status).toBeGreaterThanOrEqual(400);
  }
});
