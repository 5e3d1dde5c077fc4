/** An absent person on whose behalf the site reads: the owner of a link, an embed or a key. */
export interface OnBehalf {
  userId: string;
}

/** Gets the caller's token before each call; null is an anonymous caller. */
export type Caller = (() => Promise<string | null>) | OnBehalf | null;
