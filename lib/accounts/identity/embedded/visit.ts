/** A cookie's attributes. All are `SameSite=Lax`, for the whole site, and on https limited to https. */
export interface CookieTerms {
  /** Seconds. */
  maxAge: number;
  /** Can scripts on the page read it? */
  isReadable?: boolean;
}

/** The parts of a request and response that accounts need: the only difference between the site and a test. */
export interface Visit {
  read(name: string): string | undefined;
  write(name: string, value: string, terms: CookieTerms): void;
  forget(name: string): void;
  readonly userAgent: string;
  /** Work that the answer does not wait for, so that its duration tells no one anything. */
  later(work: () => Promise<void>): void;
  /** Are sample accounts allowed now? */
  isDemo(): Promise<boolean>;
}
