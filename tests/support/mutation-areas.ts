/** Of a hundred mutants of an area, how many its tests must notice. */
export const BREAK_AT = 85;

/** What asks a database, a request, a vendor or a command line: integration tests try it, which are too slow to run once for each mutant. */
const IO = "{queries,mutations,load,actions,cli*,provider}";

const pure = (folder: string, ...except: string[]) => [
  `${folder}/*.ts`,
  ...["*.test", "*.fixture", IO, ...except].map((name) => `!${folder}/${name}.ts`),
];

interface Area {
  /** The files that are changed, one small fault at a time. */
  mutate: readonly string[];
  /** The tests that are asked: those of the area itself. */
  tests: string;
}

/** What forecasts and alerts are made of, one method each. */
const METHODS =
  "{theta,damped-trend,simple-smoothing,local-level,volatility,conformal,position-{errors,forecast,futures},passing-odds,control-chart,change-point,forecast-{accuracy,intervals,models,record,scale}}";
/** What makes whole forecasts from them. Its tests are too slow to ask for each mutant of a method. */
const FORECASTS = "forecast-{backtest,basis,calibration,level,study}";
const REST = `{${METHODS.slice(1, -1)},${FORECASTS}}`;

export const MUTATION_AREAS: Readonly<Record<string, Area>> = {
  access: {
    mutate: [...pure("lib/access", "internal-call"), "lib/platform/requests/too-many-requests.ts"],
    tests: "lib/{access,platform/requests}/**/*.test.ts",
  },
  // Orders, emails and news reach the database or the provider; what they decide with is here.
  subscriptions: {
    mutate: [
      ...pure("lib/access/plans"),
      ...pure("lib/accounts/subscriptions"),
      ...pure("lib/accounts/billing", "events", "tell", "message"),
      "lib/accounts/billing/stripe/state.ts",
      "lib/accounts/billing/test/{events,order}.ts",
    ],
    tests: "lib/{access/plans,accounts/subscriptions,accounts/billing}/**/*.test.ts",
  },
  // Which files a study has, what is wrong with them, and what a publication is made of. What DuckDB is asked is tried by whole studies.
  import: {
    mutate: [
      ...pure("lib/study/import"),
      "lib/study/interviews/{kind,csv-header,assign-columns,csv-lines,problem-log,print-problems}.ts",
      "lib/study/computation/{diff,waves-asked}.ts",
      "lib/study/compute/merge-waves.ts",
      "lib/study/weighting/weigh-wave.ts",
      // Not disclosure.ts: its test solves for half a minute, which is too long to ask for each of its mutants.
      "lib/study/{publication-{rows,figures},rank-wave}.ts",
      "lib/study/cli/progress-line.ts",
      "lib/catalogue/names/slug.ts",
    ],
    tests:
      "lib/{catalogue/names/slug,study/{publication-{rows,figures},rank-wave,cli/progress-line,import/*,computation/{diff,waves-asked},compute/merge-waves,weighting/weigh-wave,interviews/*}}.test.ts",
  },
  statistics: { mutate: pure("lib/statistics", REST), tests: `lib/statistics/!(${REST}).test.ts` },
  methods: { mutate: [`lib/statistics/${METHODS}.ts`], tests: `lib/statistics/${METHODS}.test.ts` },
  forecasts: { mutate: [`lib/statistics/${FORECASTS}.ts`], tests: `lib/statistics/${FORECASTS}.test.ts` },
};
