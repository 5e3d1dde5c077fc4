const SLUG = /^[a-z0-9][a-z0-9-]{0,119}$/;

/** Whether this could be a brand's slug. Saves a database call for anything that could not. */
export function isBrandSlug(text: string): boolean {
  return SLUG.test(text);
}

/** Address of a brand's public page. */
export function brandHref(slug: string): string {
  return `/brands/${slug}`;
}
