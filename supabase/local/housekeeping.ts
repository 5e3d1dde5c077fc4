import type { PGlite } from "@electric-sql/pglite";
import type { RequestQueue } from "@/supabase/local/request-queue";
import { logError } from "@/lib/platform/telemetry/log-error";

/** Milliseconds without a write before housekeeping starts. */
const QUIET = 5_000;
/** Bytes written to the log since the last housekeeping that make another worthwhile: about one publication. */
const WORTH = 48 * 1024 * 1024;

interface Measure {
  quiet?: number;
  worth?: number;
}

/**
 * The work of PostgreSQL's background processes, which a single process lacks: without it the log would grow for ever
 * and the planner would have no statistics. Runs between requests once writing has paused, one table at a time: all at
 * once would block for seconds. The amount written is taken from the log's position, not its files, of which PostgreSQL
 * keeps some 80 MB for reuse.
 */
export class Housekeeping {
  private readonly quiet: number;
  private readonly worth: number;
  private timer: NodeJS.Timeout | undefined;
  /** Bytes ever written to the log at the last housekeeping, or when it was opened. */
  private tidiedAt = 0;
  /** How often it ran. */
  tidied = 0;

  constructor(
    private readonly database: PGlite,
    private readonly queue: RequestQueue,
    { quiet = QUIET, worth = WORTH }: Measure = {},
  ) {
    this.quiet = quiet;
    this.worth = worth;
  }

  /** Starts counting; call it before the first request. */
  async begin(): Promise<void> {
    this.tidiedAt = await this.bytesWritten();
  }

  /** Reports that something may have been written; cheap, called after each such request. */
  noteWrite(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.tidyWhenWorthIt(), this.quiet);
    this.timer.unref();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private async tidyWhenWorthIt(): Promise<void> {
    try {
      const written = await this.queue.run(async () => this.bytesWritten());
      if (written - this.tidiedAt < this.worth) return;
      for (const table of await this.queue.run(async () => this.tables())) {
        await this.queue.run(async () => this.database.exec(`vacuum (analyze) ${table}`));
      }
      await this.queue.run(async () => this.database.exec("checkpoint"));
      this.tidiedAt = await this.queue.run(async () => this.bytesWritten());
      this.tidied += 1;
    } catch (error) {
      logError(error, "Database cleanup failed; will retry after the next write.");
    }
  }

  private async bytesWritten(): Promise<number> {
    const { rows } = await this.database.query<{ bytes: number }>(
      "select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::float8 as bytes",
    );
    return rows[0]?.bytes ?? 0;
  }

  /** Names of all tables outside the catalogue, quoted for use in a command. */
  private async tables(): Promise<string[]> {
    const { rows } = await this.database.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
    );
    return rows.map(({ name }) => name);
  }
}
