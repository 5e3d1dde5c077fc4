import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { BEHIND, FLOORS, SCRIPTS_NOT_RUN, UNDICI } from "@/tests/security/safe-floors";
import { repository } from "@/tests/support/process";

const locked = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
  inBundle: z.boolean().optional(),
});
type Locked = z.output<typeof locked>;
const lockfile = z.object({ lockfileVersion: z.literal(3), packages: z.record(z.string(), locked) });
const manifest = z.object({
  allowScripts: z.record(z.string(), z.boolean()),
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

const readJson = (name: string): unknown => JSON.parse(readFileSync(path.join(repository, name), "utf8"));
const { packages } = lockfile.parse(readJson("package-lock.json"));
const { allowScripts, dependencies, devDependencies } = manifest.parse(readJson("package.json"));

const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
const installed: [path: string, Locked][] = Object.entries(packages).filter(([path]) => path !== "");

/** Whether one three-part version is at least another. Prereleases count as earlier. */
function isAtLeast(version: string, floor: string): boolean {
  const [mine, least] = [version, floor].map((text) => text.split(/[-+]/, 1)[0]?.split(".").map(Number) ?? []);
  const difference =
    [0, 1, 2].map((index) => (mine?.[index] ?? 0) - (least?.[index] ?? 0)).find((each) => each !== 0) ?? 0;
  return difference > 0 || (difference === 0 && !version.includes("-"));
}

describe("packages that meet what strangers send", () => {
  test.each(Object.entries(FLOORS))("the package %s is no older than its required version", (name, { version }) => {
    const copies = installed.filter(([path]) => nameOf(path) === name);
    expect(copies.length).toBeGreaterThan(0);
    const old = copies.filter(([path, copy]) => !isAtLeast(copy.version ?? "", version) && !(path in BEHIND));
    expect(old.map(([path, copy]) => `${path} ${copy.version}`)).toEqual([]);
  });

  test("the copies that may stay behind exist and are behind", () => {
    for (const path of Object.keys(BEHIND))
      expect(isAtLeast(packages[path]?.version ?? "999.0.0", FLOORS[nameOf(path)]?.version ?? "")).toBe(false);
  });

  test("Node's own HTTP client is no older than its required version", () => {
    expect(isAtLeast(process.versions.undici ?? "", UNDICI.version)).toBe(true);
  });

  test("required versions have a date and a reason, and are compared as numbers", () => {
    for (const { since, why } of [...Object.values(FLOORS), UNDICI])
      expect([since, why]).toEqual([expect.stringMatching(/^20\d\d-\d\d-\d\d$/), expect.stringMatching(/\w{3}/)]);
    expect(["16.3.3", "16.10.0", "17.0.0"].every((version) => isAtLeast(version, "16.3.3"))).toBe(true);
    expect(["16.3.2", "16.2.11", "9.9.9", "16.3.3-canary.1", ""].some((version) => isAtLeast(version, "16.3.3"))).toBe(
      false,
    );
  });
});

/** The package whose archive contains this one: its digest covers both. */
const holderOf = (path: string) => path.slice(0, path.lastIndexOf("/node_modules/"));

/** Packages that come from elsewhere than a registry, by their path. */
function strangers(list: [path: string, Locked][]): string[] {
  const byPath = new Map(list);
  return list
    .filter(
      ([path, { resolved, integrity, version, inBundle }]) =>
        !/^sha512-/.test((inBundle ? byPath.get(holderOf(path))?.integrity : integrity) ?? "") ||
        !/^\d/.test(version ?? "") ||
        (resolved !== undefined && !resolved.startsWith("https://registry.npmjs.org/")),
    )
    .map(([path]) => path);
}

describe("where packages come from", () => {
  test("each package is from npm's registry, with the digest of its contents", () => {
    expect(installed.length).toBeGreaterThan(500);
    expect(strangers(installed)).toEqual([]);
    expect(
      strangers([
        ["git", { version: "1.0.0", resolved: "git+ssh://git@github.com/a/b.git#c0ffee" }],
        ["other", { version: "1.0.0", integrity: "sha512-a", resolved: "https://example.net/a.tgz" }],
        ["weak", { version: "1.0.0", integrity: "sha1-a" }],
        ["good", { version: "1.0.0", integrity: "sha512-a" }],
        ["good/node_modules/bundled", { version: "1.0.0", inBundle: true }],
        ["weak/node_modules/bundled", { version: "1.0.0", inBundle: true }],
      ]),
    ).toEqual(["git", "other", "weak", "weak/node_modules/bundled"]);
  });

  test("each direct dependency is fixed to one version", () => {
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d[\d.]*(?:-|$)/.test(version) || version.split(".").length < 3,
    );
    expect(loose).toEqual([]);
  });

  test("no package runs a script on installation except those named", () => {
    const named = new Set(Object.keys(allowScripts).filter((name) => allowScripts[name]));
    const isKnown = (name: string) =>
      named.has(name) || Object.keys(SCRIPTS_NOT_RUN).some((prefix) => name.startsWith(prefix));
    const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));
    expect(scripted.filter((name) => !isKnown(name))).toEqual([]);
    expect([...named].filter((name) => !scripted.includes(name))).toEqual([]);
  });
});
