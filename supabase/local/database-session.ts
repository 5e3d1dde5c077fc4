/** The backend's own interface to a database of either kind. PGlite already has it. */
export interface Session {
  query<Row>(sql: string, parameters?: unknown[]): Promise<{ rows: Row[] }>;
  /** Runs one or more statements without parameters. */
  exec(sql: string): Promise<unknown>;
}

export interface Database extends Session {
  /** Commits when `work` resolves, rolls back when it throws. */
  transaction<Result>(work: (transaction: Session) => Promise<Result>): Promise<Result>;
}
