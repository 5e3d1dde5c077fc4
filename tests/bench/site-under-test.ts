import { startInstance, type Instance } from "../support/instance";

const optionOf = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3) ?? null;

/**
 * The site that is measured: one that runs already, named by `--site=http://localhost:3000` with its `--data=FOLDER`, or
 * one that is built and started for this run.
 */
export async function siteUnderTest(distDir: string): Promise<Pick<Instance, "url" | "dataDir" | "stop">> {
  const [url, dataDir] = [optionOf("site"), optionOf("data")];
  if (url === null && dataDir === null) return startInstance({ distDir });
  if (url === null || dataDir === null) throw new Error("--site and --data belong together.");
  return { url, dataDir, stop: async () => Promise.resolve() };
}
