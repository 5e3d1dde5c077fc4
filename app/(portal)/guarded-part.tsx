/** Props that Next passes to a portal page; its guard needs the search parameters. */
export interface GuardedPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}
