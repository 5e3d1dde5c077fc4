import "@/supabase/local/guarded-warnings";
import { Kysely } from "kysely";
import { PostgresConnection } from "@supabase/lite/postgres";
import { databaseRoleSchema, type DatabaseRole } from "@/supabase/local/caller";
import { reportError } from "@/supabase/local/database-error";
import { dialectOn } from "@/supabase/local/postgres-dialect";
import type { PostgresSettings } from "@/supabase/local/postgres-settings";
import { QUERY_LIMIT } from "@/supabase/local/query-limits";
import { toIsoTime } from "@/supabase/local/iso-time";
import { type KeptObjects, withoutViewTexts } from "@/supabase/local/view-texts";

type Context = Parameters<PostgresConnection["withContext"]>;
type Builder = PostgresConnection["kysely"];

const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;
const NUMERIC = 1700;
const JSON_TEXT = 114;
const JSONB = 3802;

/**
 * Seconds: to connect, to keep an idle connection, and the maximum between two attempts, so that a restarted server is
 * found soon.
 */
const SECONDS = { connect: 5, idle: 300, betweenAttempts: 1 };

/** Milliseconds a call waits for a connection; the driver would retry for ever while a server starts or refuses. */
const CONNECTING = 1_200;

const asText = (value: unknown) => String(value);
/** The library passes JSON as text; its own setting for servers would store that text as a JSON string. */
const asJson = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
const jsonAs = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: asJson,
  parse: (text: string): unknown => JSON.parse(text),
});
const parsedBy = (oid: number, parse: (text: string) => unknown) => ({
  to: oid,
  from: [oid],
  serialize: asText,
  parse,
});

interface Caller {
  role: DatabaseRole;
  uid: string;
  claims: object;
}

function callerOf(variables: Context[0]): Caller {
  const auth = variables?.auth;
  if (typeof auth !== "object" || auth === null) throw new Error("A call without a caller reached the database.");
  const claims: unknown = Reflect.get(auth, "jwt");
  return {
    role: databaseRoleSchema.parse(Reflect.get(auth, "role")),
    uid: String(Reflect.get(auth, "uid") ?? ""),
    claims: typeof claims === "object" && claims !== null ? claims : {},
  };
}

/** PostgREST's settings of a call, by name. All end with the transaction. */
function settingsOf({ role, uid, claims }: Caller, options: Context[2]): [string, string][] {
  const settings: [string, string][] = [
    ["statement_timeout", String(QUERY_LIMIT[role])],
    ["request.jwt.claims", JSON.stringify(claims)],
    ["request.jwt.claim.sub", uid],
    ["request.jwt.claim.role", role],
  ];
  const { rpc } = options ?? {};
  if (rpc) {
    settings.push(
      ["response.status", ""],
      ["response.headers", ""],
      ["request.method", rpc.method],
      ["request.path", rpc.path],
      ["request.headers", JSON.stringify(rpc.requestHeaders ?? {})],
    );
    if (rpc.readOnly) settings.push(["transaction_read_only", "on"]);
  }
  // Last: the settings before it need the login's rights.
  return [...settings, ["role", role]];
}

/**
 * The library's connection to a PostgreSQL server, on which many calls run at once: each in a transaction on its own
 * connection, with role, claims and time limit set for that transaction only. The library takes ten statements for
 * that; here it is one, and the library's step that grants all rights to everyone is never reached.
 */
export class ServedPostgres extends PostgresConnection {
  constructor({ url, pool }: PostgresSettings) {
    super({
      url,
      postgresOptions: {
        max: pool,
        connect_timeout: SECONDS.connect,
        idle_timeout: SECONDS.idle,
        backoff: (attempt: number) => Math.min(0.05 * 2 ** attempt, SECONDS.betweenAttempts),
        connection: { application_name: "granskog" },
        onnotice: () => undefined,
        types: {
          json: jsonAs(JSON_TEXT),
          jsonb: jsonAs(JSONB),
          numeric: parsedBy(NUMERIC, Number),
          timestamp: parsedBy(TIMESTAMP, toIsoTime),
          timestamptz: parsedBy(TIMESTAMPTZ, toIsoTime),
        },
      },
    });
    this.kysely = new Kysely({ dialect: dialectOn(this.driver) });
  }

  override normalizeDbError(error: unknown): unknown {
    return reportError(super.normalizeDbError(error));
  }

  protected override async writeCachedIntrospection(...objects: KeptObjects): Promise<void> {
    return super.writeCachedIntrospection(...withoutViewTexts(objects));
  }

  override async withContext<Result>(
    variables: Context[0],
    work: (database: Builder) => Promise<Result>,
    options?: Context[2],
  ): Promise<Result> {
    if (options?.transaction || options?.forceRollback) throw new Error("Calls bring no transaction of their own.");
    const settings = settingsOf(callerOf(variables), options);
    let isLate = false;
    return new Promise<Result>((resolve, reject) => {
      const timer = setTimeout(() => {
        isLate = true;
        reject(new Error(`Could not connect to the database server within ${CONNECTING} ms.`));
      }, CONNECTING);
      const begun = this.driver.begin(async (transaction) => {
        clearTimeout(timer);
        if (isLate) throw new Error("The caller has been answered already.");
        const database = new Kysely<unknown>({ dialect: dialectOn(transaction) });
        await database
          .selectNoFrom(({ fn, val }) =>
            settings.map(([name, value], index) =>
              fn<string>("set_config", [val(name), val(value), val(true)]).as(`s${index}`),
            ),
          )
          .execute();
        return { result: await work(database) };
      });
      begun.then(({ result }) => resolve(result), reject).finally(() => clearTimeout(timer));
    });
  }
}
