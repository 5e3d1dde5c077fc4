import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { listParts, toWaveRow } from "@/lib/study/publication-rows";
import type { Study as WholeStudy } from "@/lib/study/study";
import { applyMigrations, startPlainPostgres, type Caller, type Database, type PlainPostgres } from "./plain-postgres";
import { brandsOf, metaOf, rowsOf } from "./sentinel-study";

export type Rows = ReturnType<typeof rowsOf>;
type Summary = { publication: number; status: string; stamp: number; waves: number; rows: number };
type Study = { sha: string; is_sample?: boolean; rows: Rows };

export const SWEDEN = rowsOf("sweden", 2025);
/** Sweden again, the first two brands having changed positions. */
export const CORRECTED = rowsOf(
  "sweden",
  2025,
  brandsOf(2025).map((brand, index, all) => all[[1, 0][index] ?? index] ?? brand),
);

/** What {@link PublishingDesk.shown} answers before anything is published, and with SWEDEN published. */
export const NOTHING = { markets: [], first: null, stamp: 0, is_sample: false };
export const FIRST = { markets: ["sweden 2025"], first: "Brand J", is_sample: false };

const SERVICE: Caller = { role: "service_role" };
const VISITOR: Caller = { role: "anon" };

const wavesOf = (rows: Rows) =>
  [...new Set(rows.map((row) => `${row.market} ${row.year}`))].map((wave) => {
    const [market = "", year] = wave.split(" ");
    return [market, Number(year)] as const;
  });

/** Why a call was refused, or "accepted". */
export const refusal = async (call: Promise<unknown>) =>
  call.then(
    () => "accepted",
    (error: Error) => error.message,
  );

/** The publishing functions of one database, called as the server calls them, and what visitors then see. */
export class PublishingAdmin {
  constructor(private readonly database: Database) {}

  /** Calls a function by its arguments' names; JSON goes and comes as objects. */
  private async call(caller: Caller, functionName: string, args: Record<string, unknown>) {
    const names = Object.keys(args).map((key, index) => `${key} => $${index + 1}`);
    const values = Object.values(args).map((value) => (typeof value === "object" ? JSON.stringify(value) : value));
    return this.database.as(caller, `select * from ${functionName}(${names.join(", ")})`, values);
  }

  visit(functionName: string, args: Record<string, unknown> = {}) {
    return this.call(VISITOR, functionName, args);
  }

  async command<Result>(functionName: string, args: Record<string, unknown> = {}): Promise<Result> {
    const [row] = await this.call(SERVICE, functionName, args);
    return row?.[functionName] as Result;
  }

  async begin(sha: string, rows: Rows, is_sample = false): Promise<number> {
    return Number(await this.command("stage_publication", metaOf({ sha, is_sample, waves: wavesOf(rows) })));
  }

  async stage({ sha, is_sample, rows }: Study): Promise<number> {
    const id = await this.begin(sha, rows, is_sample);
    await this.command("stage_results", { p_publication: id, p_rows: rows });
    return id;
  }

  /** As if the import that is being staged had sent nothing for longer than it may. */
  async fallSilent(): Promise<void> {
    await this.database.query(
      "update study.publications set touched_at = now() - interval '61 seconds' where status = 'staged'",
    );
  }

  publish(id: number) {
    return this.command<Summary>("publish_publication", { p_publication: id });
  }

  async publishStudy(study: Study) {
    return this.publish(await this.stage(study));
  }

  /** Publishes a study with all its figures; `sha` names its input. */
  async publishWhole(study: WholeStudy, sha = "a") {
    const meta = { source: study.source, input_sha256: sha.repeat(64), is_sample: study.isSample, actor: "tests" };
    const id = await this.command<number>("stage_publication", {
      p_meta: { ...meta, waves: study.waves.map(toWaveRow) },
    });
    for (const { table, count, slice } of listParts(study)) {
      const rows = slice(0, count);
      await (table === "results"
        ? this.command("stage_results", { p_publication: id, p_rows: rows })
        : this.command("stage_figures", { p_publication: id, p_table: table, p_rows: rows }));
    }
    return this.publish(id);
  }

  rollback(id?: number) {
    return this.command<Summary>("rollback_publication", id === undefined ? {} : { p_publication: id });
  }

  /** Markets with their year, the first brand of Sweden, and what is current. */
  async shown() {
    const markets = await this.visit("list_markets");
    const [first] = await this.visit("list_ranked_brands", { p_market: "sweden" });
    const [current] = await this.visit("current_publication");
    return {
      markets: markets.map((market) => `${String(market.slug)} ${String(market.year)}`),
      first: first?.brand_name ?? null,
      stamp: Number(current?.stamp),
      is_sample: current?.is_sample,
    };
  }
}

/** Gives each test of a file an empty migrated database of one plain PostgreSQL. */
export function adminPerTest() {
  const made: { server?: PlainPostgres; database?: Database; name: string; count: number } = { name: "", count: 0 };
  beforeAll(async () => {
    made.server = await startPlainPostgres();
    const template = await made.server.createDatabase("migrated");
    await applyMigrations(template);
    await template.close();
  });
  beforeEach(async () => {
    made.count += 1;
    made.name = `publishing_${made.count}`;
    made.database = await made.server?.createDatabase(made.name, "migrated");
  });
  afterEach(() => made.database?.close());
  afterAll(() => made.server?.stop());
  return {
    get database(): Database {
      if (!made.database) throw new Error("no test is running");
      return made.database;
    },
    get admin(): PublishingAdmin {
      return new PublishingAdmin(this.database);
    },
    /** One more connection to the same database. */
    async connect(): Promise<Database> {
      if (!made.server) throw new Error("no test is running");
      return made.server.connect(made.name);
    },
  };
}
