import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type { RequestQueue } from "@/supabase/local/request-queue";

/** Milliseconds without a write after which the tidying starts. */
const QUIET = 5_000;
/** Bytes of log after which it is worth it. */
const LOG_LIMIT = 48 * 1024 * 1024;

function sizeOfLog(directory: string): number {
  const log = join(directory, "pg_wal");
  return readdirSync(log)
    .filter((name) => /^[0-9A-F]{24}$/.test(name))
    .reduce((total, name) => total + statSync(join(log, name)).size, 0);
}

/**
 * What PostgreSQL's background processes do elsewhere: there are none in a single process, so its log would grow for
 * ever and its planner would not know the tables. Done between requests, once writing has paused.
 */
export class Housekeeping {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: PGlite,
    private readonly directory: string,
    private readonly queue: RequestQueue,
  ) {}

  /** Tells that something was written; cheap, called after each such request. */
  noteWrite(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.tidyWhenWorthIt(), QUIET);
    this.timer.unref();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private async tidyWhenWorthIt(): Promise<void> {
    try {
      if (sizeOfLog(this.directory) < LOG_LIMIT) return;
      await this.queue.run(() => this.database.exec("vacuum (analyze)"));
      await this.queue.run(() => this.database.exec("checkpoint"));
    } catch (error) {
      console.error("Tidying the database failed; it is tried again after the next write.", error);
    }
  }
}
