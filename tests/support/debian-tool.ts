import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const works = (command: string, args: string[]) => spawnSync(command, args, { stdio: "ignore" }).error === undefined;

/** Whether a command is here, after installing Debian's package of it where we may. */
export function ensureTool(command: string, debianPackage: string = command): boolean {
  return works(command, ["-v"]) || (install(debianPackage) && works(command, ["-v"]));
}

/** The same for a file of a package, such as a library. */
export function ensureLibrary(file: string, debianPackage: string): boolean {
  return existsSync(file) || (install(debianPackage) && existsSync(file));
}

function install(debianPackage: string): boolean {
  if (process.getuid?.() !== 0 || !works("apt-get", ["--version"])) return false;
  console.log(`Installing ${debianPackage}.`);
  const quietly = {
    stdio: "ignore",
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  } as const;
  spawnSync("apt-get", ["update", "-qq"], quietly);
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", debianPackage], quietly);
  return true;
}
