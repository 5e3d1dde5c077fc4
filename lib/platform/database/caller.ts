/** Someone who is not there and in whose name the site reads: the owner of a link, an embed or a key. */
export interface OnBehalf {
  userId: string;
}

/** Asks for the caller's token before each call; null is an anonymous caller. */
export type Caller = (() => Promise<string | null>) | OnBehalf | null;
