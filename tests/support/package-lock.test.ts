import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { repository } from "./process";

const named = z.record(z.string(), z.string()).default({});
const locked = z.object({
  packages: z.record(z.string(), z.object({ dependencies: named, optionalDependencies: named })),
});

/** The folders in which Node looks for what the package in this one needs. */
function placesOf(folder: string): string[] {
  const names = folder.split(/(?:^|\/)node_modules\//).slice(1);
  const depths = Array.from({ length: names.length + 1 }, (_, depth) => names.slice(0, depth));
  return depths.map((above) => ["", ...above, ""].join("/node_modules/").slice(1));
}

test("the lock file has every package for every system, so that npm ci installs it", () => {
  const { packages } = locked.parse(JSON.parse(readFileSync(path.join(repository, "package-lock.json"), "utf8")));
  const missing = Object.entries(packages).flatMap(([folder, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !placesOf(folder).some((place) => place + name in packages))
      .map((name) => `${name}, which ${folder || "package.json"} needs`),
  );
  expect(missing).toEqual([]);
});
