export const MY_CHARTS = "/my-charts";

/** Whose charts are listed. */
export const WHOSE = ["all", "mine", "team"] as const;
export const SORTS = ["changed", "made", "name"] as const;

/** The query in the address of My Charts. */
export interface ChartsQuery {
  /** Words that must each occur in a chart's name, folder, tags, notes or analysis. */
  text: string;
  /** "" for any. */
  folder: string;
  tag: string;
  whose: (typeof WHOSE)[number];
  sort: (typeof SORTS)[number];
}

export const ANY_CHART: ChartsQuery = { text: "", folder: "", tag: "", whose: "all", sort: "changed" };
const LONGEST_TEXT = 120;

type Params = Record<string, string | string[] | undefined> | URLSearchParams;

/** Parses any address's parameters; unknown values are ignored. */
export function parseChartsQuery(params: Params): ChartsQuery {
  const read = (name: string): string => {
    const value = params instanceof URLSearchParams ? params.get(name) : params[name];
    return ((Array.isArray(value) ? value[0] : value) ?? "").slice(0, LONGEST_TEXT);
  };
  return {
    text: read("q"),
    folder: read("folder"),
    tag: read("tag"),
    whose: WHOSE.find((each) => each === read("whose")) ?? "all",
    sort: SORTS.find((each) => each === read("sort")) ?? "changed",
  };
}

/** The parameters of the query, "" for defaults. The inverse of `parseChartsQuery`. */
export function toChartsSearch({ text, folder, tag, whose, sort }: ChartsQuery): string {
  const params = new URLSearchParams();
  if (text) params.set("q", text);
  if (folder) params.set("folder", folder);
  if (tag) params.set("tag", tag);
  if (whose !== "all") params.set("whose", whose);
  if (sort !== "changed") params.set("sort", sort);
  const search = params.toString();
  return search && `?${search}`;
}
