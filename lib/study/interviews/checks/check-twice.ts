import { waveNameIn } from "@/lib/catalogue/definition/markets";
import { z } from "zod";
import { ASSESSED } from "@/lib/study/interviews/checks/check-assessments";
import type { CheckContext } from "@/lib/study/interviews/checks/context";
import type { StudyWave } from "@/lib/study/study";

/** A wave in finished results, and its first line. */
export type FinishedWave = Pick<StudyWave, "market" | "year"> & { file: string; line: number };

/** A wave has one source: one file of finished results, or interviews with ratings. */
export async function checkWavesOnce(context: CheckContext, finished: readonly FinishedWave[]): Promise<void> {
  const first = new Map<string, FinishedWave>();
  for (const wave of finished) {
    const name = waveNameIn(context.definition, wave);
    const known = first.get(name);
    if (known) {
      report(
        context,
        wave,
        `"${name}" is in two files of finished results: it begins in ${known.file}, line ${known.line} too`,
      );
    } else first.set(name, wave);
  }
  if (first.size === 0) return;
  const assessed = await context.session.rows(
    `SELECT DISTINCT w.market, w.year FROM wave w JOIN respondent r USING (wave_id) SEMI JOIN ${ASSESSED} a ON a.respondent = r.respondent`,
    z.object({ market: z.string(), year: z.number() }),
  );
  for (const { market, year } of assessed) {
    const name = waveNameIn(context.definition, { market, year });
    const wave = first.get(name);
    if (wave) report(context, wave, `"${name}" has finished results here, and assessments among the interviews`);
  }
}

function report({ log }: CheckContext, { file, line, year }: FinishedWave, message: string): void {
  const fix = "take the wave out of one of the two files";
  log.add("waves", { file, line, column: "Year", value: String(year) }, message, fix);
}
