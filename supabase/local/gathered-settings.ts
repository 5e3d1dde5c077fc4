import type { PGlite } from "@electric-sql/pglite";

/** The library's statements that set the caller in a transaction: one for each of ten settings. */
const SETTING = /^SELECT set_config\('([\w.]+)', (\$1|''), true\)$/;

/**
 * What begins and ends a transaction, and how the library asks for the status and headers that a function has set. As
 * plain statements they are one message to the database, as prepared ones five.
 */
const PLAIN =
  /^(?:begin|commit|rollback|\s*select current_setting\('response\.status', true\) as status,\s+current_setting\('response\.headers', true\) as headers\s*)$/i;

interface Setting {
  name: string;
  value: unknown;
}

const NOTHING = { rows: [], fields: [], affectedRows: 0 };

/**
 * Combines consecutive settings into one statement, sent just before the next other statement: a call of the data API
 * takes five statements instead of fourteen, of which three are plain ones. Their order and scope are unchanged: every
 * query still runs after the caller is set.
 */
export function gatherSettings(driver: PGlite): void {
  let pending: Setting[] = [];
  const query = driver.query.bind(driver);
  const exec = driver.exec.bind(driver);
  const transaction = driver.transaction.bind(driver);

  const settle = async (): Promise<void> => {
    if (pending.length === 0) return;
    const settings = pending;
    pending = [];
    // Names are the library's, matched by the pattern above; values are never part of the statement.
    const calls = settings.map(({ name }, at) => `set_config('${name}', $${at + 1}, true)`);
    await query(
      `SELECT ${calls.join(", ")}`,
      settings.map(({ value }) => value),
    );
  };

  driver.query = async <Row>(sql: string, parameters?: unknown[], options?: Parameters<typeof query>[2]) => {
    const [, name, value] = SETTING.exec(sql) ?? [];
    if (name !== undefined && !options) {
      pending.push({ name, value: value === "''" ? "" : parameters?.[0] });
      return { ...NOTHING, rows: [] as Row[] };
    }
    // Settings end with their transaction.
    if (/^rollback$/i.test(sql)) pending = [];
    await settle();
    if (!PLAIN.test(sql)) return query<Row>(sql, parameters, options);
    const [answer] = await exec(sql);
    return { ...NOTHING, ...answer, rows: (answer?.rows ?? []) as Row[] };
  };
  driver.exec = async (...args) => {
    await settle();
    return exec(...args);
  };
  driver.transaction = async (...args) => {
    await settle();
    return transaction(...args);
  };
}
