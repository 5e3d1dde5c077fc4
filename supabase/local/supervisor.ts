import type { ChildProcess } from "node:child_process";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
/** Milliseconds of running after which earlier failures no longer count. */
const HEALTHY_AFTER = 60_000;
/** Consecutive failures from which a persistent problem is reported. */
const WORRYING = 6;

export interface Supervised {
  /** For messages, such as "The backend". */
  name: string;
  /** Restarts it; resolves when it serves again. */
  restart(): Promise<ChildProcess>;
  /** True while we are stopping it ourselves. */
  isStopping(): boolean;
  say(line: string): void;
}

/**
 * Restarts a child whenever it ends, after a pause that doubles with each consecutive failure, up to 15 seconds. It
 * never gives up: a full disk, a port taken by another program or an unreachable server can be resolved while no one is
 * watching.
 */
export function supervise(child: ChildProcess, subject: Supervised): void {
  let deaths = 0;

  const watch = (current: ChildProcess) => {
    const startedAt = Date.now();
    current.once("exit", (code, signal) => {
      if (subject.isStopping()) return;
      if (Date.now() - startedAt > HEALTHY_AFTER) deaths = 0;
      void revive(signal ?? `exit code ${code}`);
    });
  };

  const revive = async (cause: unknown): Promise<void> => {
    deaths += 1;
    const pause = Math.min(FIRST_PAUSE * 2 ** (deaths - 1), LONGEST_PAUSE);
    subject.say(`  ! ${subject.name} stopped (${String(cause)}). Restarting in ${pause / 1000} s.`);
    if (deaths === WORRYING)
      subject.say(
        `  ! ${subject.name} has stopped ${WORRYING} times in a row. Still retrying; see the messages above for the cause.`,
      );
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (subject.isStopping()) return;
    try {
      watch(await subject.restart());
      subject.say(`  ✓ ${subject.name} is running again.`);
    } catch (error) {
      if (subject.isStopping()) return;
      await revive(error instanceof Error ? error.message : error);
    }
  };

  watch(child);
}
