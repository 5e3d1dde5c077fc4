import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

// The provider serves these two to browsers from its own address; they are no dependencies of the site. What they are
// built from would be several hundred packages, so the two are fetched as they are, once, and checked.

interface Bundle {
  name: "clerk-js" | "ui";
  version: string;
  integrity: string;
}

const BUNDLES: readonly Bundle[] = [
  {
    name: "clerk-js",
    version: "6.34.1",
    integrity: "sha512-PcM/x9lzmDU5bQ8jaJjkWYncJbAYL5hlxHG3jkO4SLG39apLqfBuFCaRw27ptIkwRCTJnY+a6Nvml3gk8G1CZA==",
  },
  {
    name: "ui",
    version: "1.36.0",
    integrity: "sha512-uI96zYCh5jISLOt1mdpIPy/Y31P0kwFxjUFOxLUwFfTHFmGUcRjbqN6bbb+75tdI2Bz6ARGws3rhspDer+xIfQ==",
  },
];

/** Their `dist` folders, fetched from the package registry when they are not there yet. */
export function ensureBundles(): Record<Bundle["name"], string> {
  return Object.fromEntries(BUNDLES.map((bundle) => [bundle.name, ensure(bundle)])) as Record<Bundle["name"], string>;
}

function ensure({ name, version, integrity }: Bundle): string {
  const home = path.join(tmpdir(), `granskog-clerk-${name}-${version}`);
  if (existsSync(home)) return path.join(home, "package", "dist");
  const draft = mkdtempSync(path.join(tmpdir(), "granskog-clerk-draft-"));
  try {
    execFileSync("npm", ["pack", "--silent", `@clerk/${name}@${version}`], {
      cwd: draft,
      stdio: ["ignore", "ignore", "inherit"],
    });
    const archive = path.join(draft, `clerk-${name}-${version}.tgz`);
    const found = `sha512-${createHash("sha512").update(readFileSync(archive)).digest("base64")}`;
    if (found !== integrity) throw new Error(`@clerk/${name}@${version} is not the package it was: ${found}`);
    const whole = path.join(draft, "whole");
    mkdirSync(whole);
    execFileSync("tar", ["xzf", archive, "-C", whole]);
    renameSync(whole, home);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return path.join(home, "package", "dist");
}
