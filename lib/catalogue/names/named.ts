/** A name and its slug. */
export interface Named {
  slug: string;
  name: string;
}
