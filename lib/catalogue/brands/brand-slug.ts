const SLUG = /^[a-z0-9][a-z0-9-]{0,119}$/;

/** Could this be a brand's slug at all? Spares the database what is certainly none. */
export function isBrandSlug(text: string): boolean {
  return SLUG.test(text);
}

/** Address of a brand's public page. */
export function brandHref(slug: string): string {
  return `/brands/${slug}`;
}
