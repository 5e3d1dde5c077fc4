/** A cookie's attributes. All are `SameSite=Lax`, for the whole site, and on https limited to https. */
export interface CookieTerms {
  /** Seconds. */
  maxAge: number;
  /** Whether scripts on the page can read it. */
  isReadable?: boolean;
}

/** The parts of a request and response that accounts need: the only difference between the site and a test. */
export interface Visit {
  read(name: string): string | undefined;
  write(name: string, value: string, terms: CookieTerms): void;
  forget(name: string): void;
  readonly userAgent: string;
  /** Runs after the response, so that its duration reveals nothing. */
  later(work: () => Promise<void>): void;
  /** Whether sample accounts are allowed now. */
  isDemo(): Promise<boolean>;
}
