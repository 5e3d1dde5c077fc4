/** What Next hands a page of the portal; its guard wants the search parameters. */
export interface GuardedPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}
