import { checkFiles } from "@/lib/study/cli-check";
import { compute } from "@/lib/study/cli-compute";
import { diff } from "@/lib/study/cli-diff";
import { describeFailure, exitCodeOf } from "@/lib/study/cli-error";
import { generate } from "@/lib/study/cli-generate";
import { importFile } from "@/lib/study/cli-import";
import { publishComputation, refreshPages } from "@/lib/study/cli-publish";
import { publishSample } from "@/lib/study/cli-sample";
import { discardStagedStudy, rollBack, showStatus } from "@/lib/study/cli-status";

const HELP = `From interviews to published results.

  npm run study -- check FILES                    look for everything that is wrong with the files of a study
  npm run study -- compute FILES                  weights, scores, rank ranges, changes, forecasts, alerts
  npm run study -- diff A B                       what moved between two computations
  npm run study -- publish [ID] --wave all        show a computation, or some of its waves
  npm run study -- rollback                       show again what was shown before
  npm run study -- status                         say what is published
  npm run study -- discard NUMBER                 drop what an interrupted import has staged

  npm run study -- import FILE --year 2025        publish finished results, for who has no interviews
  npm run study -- generate                       write the interviews of an invented study
  npm run study -- sample                         publish the invented sample study

Each command explains itself with --help, can be stopped at any moment, and can be run again.`;

const [command, ...rest] = process.argv.slice(2);
process.exitCode = await run(command, rest).catch((error: unknown) => {
  console.error(describeFailure(error));
  return exitCodeOf(error);
});

async function run(name: string | undefined, args: string[]): Promise<number> {
  switch (name) {
    case "check":
      return checkFiles(args);
    case "compute":
      return compute(args);
    case "diff":
      return diff(args);
    case "publish":
      return publishComputation(args);
    case "import":
      return importFile(args);
    case "generate":
      return generate(args);
    case "sample":
      return publishSample();
    case "rollback":
      await rollBack();
      await refreshPages();
      return 0;
    case "status":
      await showStatus();
      return 0;
    case "discard":
      await discardStagedStudy(args);
      return 0;
    case undefined:
    case "help":
    case "--help":
    case "-h":
      console.log(HELP);
      return name === undefined ? 2 : 0;
    default:
      console.error(`There is no command "${name}".\n\n${HELP}`);
      return 2;
  }
}
