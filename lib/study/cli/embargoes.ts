import { existsSync } from "node:fs";
import path from "node:path";
import { print, printError } from "@/lib/platform/terminal/terminal";
import { sayDistance, sayFullTime } from "@/lib/platform/words/zoned-time";
import { computationsFolder } from "@/lib/study/cli/computations";
import { UsageError } from "@/lib/study/cli/error";
import { argumentsOrHelp } from "@/lib/study/cli/help";
import { operator } from "@/lib/study/cli/operator";
import type { Computation } from "@/lib/study/computation/computation";
import { selectWaves, waveKey } from "@/lib/study/computation/waves-asked";
import { planRelease, withdrawRelease } from "@/lib/study/releases/mutations";
import { listAllReleases } from "@/lib/study/releases/queries";
import { readDue, type Release, standingOf, zoneOf } from "@/lib/study/releases/release";
import { withBackend, withExistingBackend } from "@/supabase/local/connect";

const EMBARGOES_HELP = `Show which publications are planned for a set time. Changes nothing.

  npm run study -- embargoes`;

const WITHDRAW_HELP = `Withdraw a planned publication. Published results are unchanged.

  npm run study -- withdraw ID

ID is printed by embargoes; its first characters are enough.`;

const FAULTS = {
  "not-a-time": 'is not a time. Give the day and the time: --at "2026-12-10 09:00"',
  past: "is in the past. To publish at once, leave --at out",
  far: "is more than a year away. Check the year",
} as const;

/** `publish --at`: plans a publication, which the running site carries out. Returns the exit code. */
export async function planPublication(computation: Computation, asked: readonly string[], at: string): Promise<number> {
  const zone = zoneOf(computation.definition);
  const read = readDue(at, zone, new Date());
  if ("fault" in read) throw new UsageError(`"${at}" ${FAULTS[read.fault]}. Times are in ${zone}.`);
  if (!existsSync(path.join(computationsFolder(), computation.id, "manifest.json")))
    throw new UsageError("The site publishes stored computations only: compute this study in its own DATA_DIR.");
  const waves = selectWaves(computation.study, asked, computation.definition).waves.map(waveKey);
  const planned = await withBackend(() =>
    planRelease(
      { userId: null, actor: operator() },
      { computationId: computation.id, draftId: null, waves, keepsFiles: true },
      { at: read.due, zone },
      false,
    ),
  );
  if (planned.status !== "planned") {
    printError("This computation is already planned. See: npm run study -- embargoes");
    return 1;
  }
  print(`Planned: ${waves.length} waves of ${computation.id}, ${sayFullTime(read.due, zone)}.`);
  print(`The site publishes them when it is running. Withdraw with: npm run study -- withdraw ${shortId(planned.id)}`);
  return 0;
}

const shortId = (id: string) => id.slice(0, 8);

/** `embargoes`: lists planned publications. Returns the exit code. */
export async function showEmbargoes(args: readonly string[]): Promise<number> {
  if (argumentsOrHelp(args, EMBARGOES_HELP) === null) return 0;
  const planned = await withExistingBackend(listPlanned);
  if (planned.length === 0) print("No publication is planned.");
  const now = new Date();
  for (const release of planned) {
    const { id, computationId, waves, dueAt, zone, by, error } = release;
    const due = new Date(dueAt);
    print(
      `${shortId(id)}  ${computationId}, ${waves.length} waves: ${sayFullTime(due, zone)}, ${sayDistance(due, now)} (${by})`,
    );
    if (standingOf(release, now) === "failing")
      print(`          The last attempt failed: ${error ?? ""} It will be retried.`);
  }
  return 0;
}

/** `withdraw`: gives up a planned publication. Returns the exit code. */
export async function withdrawPlanned(args: readonly string[]): Promise<number> {
  const given = argumentsOrHelp(args, WITHDRAW_HELP, 1);
  if (given === null) return 0;
  const [text, more] = given;
  if (text === undefined || more !== undefined || !/^[0-9a-f-]{4,36}$/.test(text))
    throw new UsageError("Give the ID of a planned publication: npm run study -- withdraw 3f0c8c4e");
  return withExistingBackend(async () => {
    const found = (await listPlanned()).filter(({ id }) => id.startsWith(text));
    const [only] = found;
    if (!only || found.length > 1) {
      printError(
        `${found.length === 0 ? "No planned publication has" : "Several planned publications have"} the ID "${text}".`,
      );
      return 1;
    }
    const done = await withdrawRelease({ userId: null, actor: operator() }, only.id);
    if (done === "missing") printError("It is no longer planned. See: npm run study -- status");
    else print(`Withdrawn: ${only.waves.length} waves of ${only.computationId}. Published results are unchanged.`);
    return done === "missing" ? 1 : 0;
  });
}

async function listPlanned(): Promise<Release[]> {
  return (await listAllReleases()).filter(({ state }) => state === "scheduled");
}
