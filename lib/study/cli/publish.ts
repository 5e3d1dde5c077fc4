import { createHash } from "node:crypto";
import { parseArgs } from "node:util";
import { findComputation } from "@/lib/study/cli/computations";
import { UsageError } from "@/lib/study/cli/error";
import type { Computation } from "@/lib/study/computation/computation";
import { exclusionsOf } from "@/lib/study/computation/quality-record";
import { refreshPages } from "@/lib/study/cli/refresh";
import { planPublication } from "@/lib/study/cli/embargoes";
import { selectWaves, waveKey } from "@/lib/study/computation/waves-asked";
import { type Origin, publishStudy } from "@/lib/study/mutations";
import { createProgress } from "@/lib/study/cli/progress-line";
import type { Study } from "@/lib/study/study";
import { withBackend } from "@/supabase/local/connect";
import { operator } from "@/lib/study/cli/operator";
import { print } from "@/lib/platform/terminal/terminal";

const PUBLISH_HELP = `Publish a computation, or some of its waves, in one transaction.

  npm run study -- publish [COMPUTATION] --wave sweden/2025 [--wave norway/2025 …]
  npm run study -- publish [COMPUTATION] --wave all
  npm run study -- publish [COMPUTATION] --wave all --at "2026-12-10 09:00"

COMPUTATION is an ID printed by compute (the first characters are enough) or a folder. Default: the latest. A wave
is a market and a year; a market alone means all its years, a year alone all markets.
The previous publication is kept; restore it with: npm run study -- rollback

Options:
  --at TIME    publish at this time, in the study's time zone; the running site does so within about a minute.
               To see planned publications: npm run study -- embargoes`;

/** `publish`: publishes waves of a computation. Returns the exit code. */
export async function publishComputation(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      wave: { type: "string", multiple: true, default: [] },
      at: { type: "string" },
      help: { type: "boolean", default: false, short: "h" },
    },
  });
  if (values.help) {
    print(PUBLISH_HELP);
    return 0;
  }
  if (positionals.length > 1) throw new UsageError("Give exactly one computation.");
  if (values.wave.length === 0) throw new UsageError("Missing --wave. Example: --wave sweden/2025 or --wave all.");
  const computation = await findComputation(positionals[0] ?? "latest");
  if (values.at !== undefined) return planPublication(computation, values.wave, values.at);
  await publishWaves(computation, values.wave);
  return 0;
}

/** Publishes the selected waves ("all" for every one) of a computation. */
export async function publishWaves(computation: Computation, asked: readonly string[]): Promise<void> {
  const { study, input, origin } = toPublication(computation, asked);
  await publish(study, input, origin);
}

/** The selected waves of a computation as they are published: what identifies them, and where they come from. */
export function toPublication(computation: Computation, asked: readonly string[]) {
  const study = selectWaves(computation.study, asked, computation.definition);
  const waves = study.waves.map(waveKey);
  const { id, engine, inputs, definition, quality } = computation;
  const exclusions = exclusionsOf(quality, study.waves);
  const origin = { inputs, engine, definition, exclusions, computation: id };
  return { study, waves, input: JSON.stringify([id, waves]), origin };
}

/** Publishes a study through the available backend, then makes the site render its cached pages again. */
export async function publish(
  study: Study,
  input: Uint8Array | string,
  origin: Omit<Origin, "sha256" | "actor"> = {},
): Promise<void> {
  await withBackend(async () => {
    const progress = createProgress("Publishing");
    const sha256 = createHash("sha256").update(input).digest("hex");
    const published = await publishStudy(study, { ...origin, sha256, actor: operator() }, progress.update).catch(
      (error: unknown) => {
        progress.done("stopped");
        throw error;
      },
    );
    progress.done();
    const rows = published.rows.toLocaleString("en-GB");
    print(
      published.wasCurrent
        ? `Already published: ${rows} rows in ${published.waves} waves (publication ${published.publication}). No changes.`
        : `Published ${rows} rows in ${published.waves} waves (publication ${published.publication}).`,
    );
    await refreshPages();
  });
}
