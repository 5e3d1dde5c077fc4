import { type Entry, type Group, GROUPS } from "@/lib/discovery/palette/entry";
import { fitOf, likenessOf, toKey } from "@/lib/catalogue/names/match";

/** Matching entries of one group, best first. */
export interface ResultGroup {
  group: Group;
  entries: Entry[];
  /** Number of matches, including those that are not shown. */
  total: number;
}

/** Maximum entries shown per group. */
export const MOST_SHOWN = 8;

/** An entry with normalised words, so that they are normalised only once. */
export interface Searchable {
  entry: Entry;
  keys: readonly string[];
}

export function toSearchable(entries: readonly Entry[]): Searchable[] {
  return entries.map((entry) => ({ entry, keys: [entry.title, ...(entry.also ?? [])].map(toKey) }));
}

interface Found {
  entry: Entry;
  rank: number;
}

/**
 * Matches for a text by group, the group with the best match first. Names that begin with the text come first, then
 * those with a word that does, then those that contain it. Only without any of these are typos tolerated. Without a
 * text: the pages, countries and actions.
 */
export function findEntries(searchable: readonly Searchable[], text: string): ResultGroup[] {
  const asked = toKey(text);
  if (asked === "") {
    const atRest = searchable.filter(
      ({ entry: { group } }) => group === "Pages" || group === "Countries" || group === "Actions",
    );
    return toGroups(atRest.map(({ entry }) => ({ entry, rank: 0 })));
  }
  const fitting = find(searchable, (key) => fitOf(asked, key));
  return toGroups(fitting.length > 0 ? fitting : find(searchable, (key) => likenessOf(asked, key)));
}

function find(searchable: readonly Searchable[], judge: (key: string) => number | null): Found[] {
  return searchable.flatMap(({ entry, keys }) => {
    // Its name counts for more than its other search terms.
    const ranks = keys.flatMap((key, index) => {
      const rank = judge(key);
      return rank === null ? [] : [index === 0 ? rank : rank + 0.5];
    });
    return ranks.length > 0 ? [{ entry, rank: Math.min(...ranks) }] : [];
  });
}

function toGroups(found: readonly Found[]): ResultGroup[] {
  const inOrder = found.toSorted((a, b) => a.rank - b.rank);
  return GROUPS.map((group) => ({ group, found: inOrder.filter(({ entry }) => entry.group === group) }))
    .filter((each) => each.found.length > 0)
    .toSorted((a, b) => (a.found[0]?.rank ?? 0) - (b.found[0]?.rank ?? 0))
    .map((each) => ({
      group: each.group,
      entries: each.found.slice(0, MOST_SHOWN).map(({ entry }) => entry),
      total: each.found.length,
    }));
}
