import { describeFailure, exitCodeOf } from "@/lib/study/cli-error";
import { importFile } from "@/lib/study/cli-import";
import { publish, refreshPages } from "@/lib/study/cli-publish";
import { rollBack, showStatus } from "@/lib/study/cli-status";
import { createSampleStudy } from "@/lib/study/sample/sample-study";

const HELP = `Study results: import, publish, take back.

  npm run study -- import FILE.csv|FILE.xlsx --year 2025   publish the results in a file
  npm run study -- sample                                  publish the invented sample study
  npm run study -- rollback                                show again what was shown before
  npm run study -- status                                  say what is published

  npm run study -- import --help                           the columns and options of an import`;

const [command, ...rest] = process.argv.slice(2);
process.exitCode = await run(command, rest).catch((error: unknown) => {
  console.error(describeFailure(error));
  return exitCodeOf(error);
});

async function run(name: string | undefined, args: string[]): Promise<number> {
  switch (name) {
    case "import":
      return importFile(args);
    case "sample":
      await publishSample();
      return 0;
    case "rollback":
      await rollBack();
      await refreshPages();
      return 0;
    case "status":
      await showStatus();
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

async function publishSample(): Promise<void> {
  const study = createSampleStudy();
  await publish(study, JSON.stringify(study));
}
