import { describeFailure, exitCodeOf } from "@/lib/study/cli/error";
import { print, printError } from "@/lib/platform/terminal/terminal";

const HELP = `From interviews to published results.

  npm run study -- definition study.json          check what a study asks and how it is weighted
  npm run study -- check FILES                    check the files of a study for errors
  npm run study -- compute FILES                  weights, scores, rank ranges, changes, forecasts, alerts
  npm run study -- diff A B                       show the differences between two computations
  npm run study -- backtest [ID]                  check the past accuracy of a computation's forecasts
  npm run study -- publish [ID] --wave all        publish a computation, or some of its waves
  npm run study -- embargoes                      show publications that are planned for a set time
  npm run study -- withdraw ID                    withdraw a planned publication
  npm run study -- rollback                       restore the previous publication
  npm run study -- status                         show what is published
  npm run study -- discard NUMBER                 discard what an interrupted import has staged

  npm run study -- describe FILE                  show what a delivered file contains and propose a mapping
  npm run study -- convert FILES                  convert delivered files (SPSS, CSV, …) into study files

  npm run study -- import FILE --year 2025        publish finished results, without interviews
  npm run study -- generate                       write the interviews of an invented study
  npm run study -- sample                         publish the invented sample study

Every command has --help, can be stopped at any time and can be run again.`;

const [command, ...rest] = process.argv.slice(2);
process.exitCode = await run(command, rest).catch((error: unknown) => {
  printError(describeFailure(error));
  return exitCodeOf(error);
});

/** Each command loads only its own part: most need no DuckDB and start faster without it. */
async function run(name: string | undefined, args: string[]): Promise<number> {
  switch (name) {
    case "check":
      return (await import("@/lib/study/cli/check")).checkFiles(args);
    case "definition":
      return (await import("@/lib/study/cli/definition")).checkDefinitionFile(args);
    case "compute":
      return (await import("@/lib/study/cli/compute")).compute(args);
    case "diff":
      return (await import("@/lib/study/cli/diff")).diff(args);
    case "backtest":
      return (await import("@/lib/study/cli/backtest")).backtest(args);
    case "publish":
      return (await import("@/lib/study/cli/publish")).publishComputation(args);
    case "embargoes":
      return (await import("@/lib/study/cli/embargoes")).showEmbargoes(args);
    case "withdraw":
      return (await import("@/lib/study/cli/embargoes")).withdrawPlanned(args);
    case "job":
      return (await import("@/lib/study/cli/job")).runPrepared(args);
    case "describe":
      return (await import("@/lib/study/cli/describe")).describe(args);
    case "convert":
      return (await import("@/lib/study/cli/convert")).convert(args);
    case "import":
      return (await import("@/lib/study/cli/import")).importFile(args);
    case "generate":
      return (await import("@/lib/study/cli/generate")).generate(args);
    case "sample":
      return (await import("@/lib/study/cli/sample")).publishSample(args);
    case "rollback":
      return (await import("@/lib/study/cli/status")).rollBack(args);
    case "status":
      return (await import("@/lib/study/cli/status")).showStatus(args);
    case "discard":
      return (await import("@/lib/study/cli/status")).discardStagedStudy(args);
    case undefined:
    case "help":
    case "--help":
    case "-h":
      print(HELP);
      return name === undefined ? 2 : 0;
    default:
      printError(`Unknown command "${name}".\n\n${HELP}`);
      return 2;
  }
}
