import { NotOpenYet } from "@/components/access/not-open-yet";
import { loadGuarded } from "@/lib/access/load";
import { toSearch } from "@/lib/access/search-params";

export interface GuardedPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

interface GuardedPartProps extends GuardedPageProps {
  path: string;
  part: { kicker: string; title: string; purpose: string };
}

/** A part whose page is still to be made, guarded as that page will be. */
export async function GuardedPart({ path, part, searchParams }: GuardedPartProps) {
  const { viewer } = await loadGuarded(path, toSearch(await searchParams));
  return <NotOpenYet {...part} hasPortal={viewer.tier !== null} />;
}
