import type { CsvTable } from "@/lib/insights/csv-table";
import { toCsvTable as toPortfolioTable } from "@/lib/portfolios/csv-table";
import { toHoldings, yearsOf } from "@/lib/portfolios/holdings";
import { loadPortfolioPage } from "@/lib/portfolios/load";
import { parsePortfolioQuery } from "@/lib/portfolios/search-params";
import type { Reader } from "@/lib/rankings/load";

/** Reads what a page shows for its parameters; null where that is nothing. */
type FigureReader = (reader: Reader, params: URLSearchParams) => Promise<CsvTable | null>;

/** The files there are, by the name they have in the address. Each is made from its page's own parameters and figures. */
export const FIGURES: Readonly<Record<string, FigureReader>> = {
  portfolio: async (reader, params) => {
    const query = parsePortfolioQuery(params);
    const { opened, entries, book, waves } = await loadPortfolioPage(reader, query);
    const years = yearsOf(entries, waves);
    const year = years.find((each) => each === query.year) ?? years[0];
    if (year === undefined || entries.length === 0) return null;
    return toPortfolioTable(toHoldings(entries, book, waves, year), `portfolio ${opened?.name ?? ""} ${year}`);
  },
};
