/** What the backend asks of a database itself, whichever kind it is. PGlite has this shape already. */
export interface Session {
  query<Row>(sql: string, parameters?: unknown[]): Promise<{ rows: Row[] }>;
  /** Runs one or more statements without parameters. */
  exec(sql: string): Promise<unknown>;
}

export interface Database extends Session {
  /** Commits when `work` resolves, takes everything back when it throws. */
  transaction<Result>(work: (transaction: Session) => Promise<Result>): Promise<Result>;
}
