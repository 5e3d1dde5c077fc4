import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Debian's headless shell: the same engine without a browser around it. A page takes a third less time in it. */
const SHELL = "/usr/bin/chromium-headless-shell";
const DEBIAN = "/usr/bin/chromium";

/** Flags with which Debian's Chromium draws the same picture every time and looks nothing up on the network. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
  "--force-color-profile=srgb",
  "--hide-scrollbars",
];

/** The Chromium to test with, or null when there is none on this machine. */
export function findChromium(): string | null {
  return (
    [process.env.CHROMIUM_PATH, SHELL, DEBIAN, chromium.executablePath()].find((file) => file && existsSync(file)) ??
    null
  );
}

/**
 * A face of those that the site shows until its own arrive (app/font-fallbacks.css). Nearly every system has one; without
 * any, pages move when the site's faces come, which readers do not see.
 */
const SERIF = "/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf";

/** What Debian is to install: the headless shell, also beside a whole Chromium, which is slower, and the face. */
function missingPackages(found: string | null): string[] {
  const needsShell = found === null || found === DEBIAN;
  return [...(needsShell ? ["chromium-headless-shell"] : []), ...(existsSync(SERIF) ? [] : ["fonts-liberation"])];
}

/** Finds Chromium or installs it: Debian's headless shell where we may, Playwright's own build elsewhere. */
export function ensureChromium(): string {
  const found = findChromium();
  const isDebian = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
  const packages = isDebian ? missingPackages(found) : [];
  if (found && packages.length === 0) return found;
  console.log(`Installing ${packages.join(" and ") || "Chromium"} for the browser tests.`);
  const attempts: [string, string[]][] = isDebian
    ? [
        ["apt-get", ["update", "-qq"]],
        ["apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages]],
      ]
    : [["npx", ["playwright", "install", "--with-deps", "chromium"]]];
  try {
    for (const [command, args] of attempts) {
      execFileSync(command, args, {
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
        timeout: 900_000,
      });
    }
  } catch (error) {
    console.error(String(error));
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    "No Chromium to test in. Install it (Debian: apt-get install chromium-headless-shell; elsewhere: npx playwright install chromium) or name one in CHROMIUM_PATH.",
  );
}
