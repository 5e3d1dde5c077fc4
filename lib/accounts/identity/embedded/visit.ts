/** How a cookie is kept. All are `SameSite=Lax`, for the whole site, and on https for https alone. */
export interface CookieTerms {
  /** Seconds. */
  maxAge: number;
  /** May scripts of the page read it? */
  isReadable?: boolean;
}

/** What the accounts need of a request and its answer: the one thing that differs between the site and a test. */
export interface Visit {
  read(name: string): string | undefined;
  write(name: string, value: string, terms: CookieTerms): void;
  forget(name: string): void;
  readonly userAgent: string;
  /** Work that the answer does not wait for, so that its duration tells no one anything. */
  later(work: () => Promise<void>): void;
  /** May sample accounts be used now? */
  isDemo(): Promise<boolean>;
}
