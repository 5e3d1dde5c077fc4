import { z } from "zod";
import { beginningOf, type PartReport, sound } from "./tally";

const attempt = z.object({
  duration: z.number(),
  errors: z.array(z.object({ message: z.string().optional() })).default([]),
});
const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(z.object({ status: z.string(), results: z.array(attempt) })),
});

interface Suite {
  title: string;
  specs: z.infer<typeof spec>[];
  suites?: Suite[] | undefined;
}
const suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});

const schema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.object({ message: z.string().optional() })),
  suites: z.array(suite),
});

/** Parses Playwright's JSON report. A test that passed only on the second attempt counts as failed. */
export function readPlaywrightReport(report: unknown): PartReport {
  const { stats, errors, suites } = schema.parse(report);
  const specs = suites.flatMap((file) => specsOf(file, []));
  return {
    tally: sound({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    }),
    failures: [
      ...errors.map(({ message = "" }) => beginningOf(message)),
      ...specs.flatMap((one) =>
        one.tests
          .filter(({ status }) => status === "unexpected" || status === "flaky")
          .map(({ status, results }) => {
            const message = results.flatMap((result) => result.errors)[0]?.message ?? "";
            const again = status === "flaky" ? " (passed on a second try)" : "";
            return `${one.file}:${one.line} › ${one.title}${again}\n${beginningOf(message)}`;
          }),
      ),
    ],
    times: specs.flatMap(({ file, title, tests }) =>
      tests.flatMap(({ results }) => results.map(({ duration }) => ({ file, title, seconds: duration / 1000 }))),
    ),
  };
}

/** The tests of a suite and of those within it; a title names the suites around it, but not the file. */
function specsOf({ specs, suites = [] }: Suite, above: readonly string[]): z.infer<typeof spec>[] {
  return [
    ...specs.map((one) => ({ ...one, title: [...above, one.title].join(" › ") })),
    ...suites.flatMap((inner) => specsOf(inner, [...above, inner.title])),
  ];
}
