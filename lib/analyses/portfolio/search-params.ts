import { toMarketSlug } from "@/lib/catalogue/markets/market";
import { formatEntry, joinEntries, parseEntry, type PortfolioEntry } from "@/lib/analyses/portfolio/entry";

/** What the first figure shows: where each brand stands and how it changed, or where it stands alone. */
export const PORTFOLIO_VIEWS = ["change", "standing"] as const;
export type PortfolioView = (typeof PORTFOLIO_VIEWS)[number];

/** What the address of the portfolio's page says. */
export interface PortfolioQuery {
  /** Id of a saved one. */
  saved: string | null;
  /** Brands that are not saved, or a saved one's after changes; null where none are named. */
  entries: PortfolioEntry[] | null;
  /** Null: the latest. */
  year: number | null;
  shown: PortfolioView;
}

type Params = Record<string, string | string[] | undefined> | URLSearchParams;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Any address's parameters; what is not understood is as if it had not been said. Brands alone are of `market`. */
export function parsePortfolioQuery(params: Params): PortfolioQuery {
  const read = (name: string): string => {
    const value = params instanceof URLSearchParams ? params.get(name) : params[name];
    return (Array.isArray(value) ? value[0] : value) ?? "";
  };
  const market = toMarketSlug(read("market"));
  const entries = joinEntries(
    read("brands")
      .split(",")
      .flatMap((text) => parseEntry(text, market) ?? []),
  );
  const [view, year] = [read("view"), read("year")];
  return {
    saved: UUID.test(view) ? view : null,
    entries: entries.length > 0 ? entries : null,
    year: /^(?:19|20)\d\d$/.test(year) ? Number(year) : null,
    shown: PORTFOLIO_VIEWS.find((each) => each === read("show")) ?? "change",
  };
}

/** The parameters that say the query, "" where there is nothing to say. The inverse of `parsePortfolioQuery`. */
export function toPortfolioSearch({ saved, entries, year, shown }: PortfolioQuery): string {
  const params = new URLSearchParams();
  if (saved) params.set("view", saved);
  if (entries && entries.length > 0) params.set("brands", entries.map(formatEntry).join(","));
  if (year) params.set("year", String(year));
  if (shown !== "change") params.set("show", shown);
  const text = params.toString().replaceAll("%2C", ",");
  return text && `?${text}`;
}
