import { spawnSync } from "node:child_process";

const works = (command: string, args: string[]) => spawnSync(command, args, { stdio: "ignore" }).error === undefined;

/** Whether a command is here, after installing Debian's package of it where we may. */
export function ensureTool(command: string, debianPackage: string = command): boolean {
  if (works(command, ["-v"])) return true;
  if (process.getuid?.() !== 0 || !works("apt-get", ["--version"])) return false;
  console.log(`Installing ${debianPackage}.`);
  const quietly = { stdio: "ignore", timeout: 180_000, env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
  spawnSync("apt-get", ["update", "-qq"], quietly);
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", debianPackage], quietly);
  return works(command, ["-v"]);
}
