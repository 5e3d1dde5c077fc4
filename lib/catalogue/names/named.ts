/** A name and the slug that addresses it. */
export interface Named {
  slug: string;
  name: string;
}
