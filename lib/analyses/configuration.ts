import { ANALYSES, isAnalysisId, type AnalysisId } from "@/lib/catalogue/analyses";
import { toCanonicalSearch } from "@/lib/analyses/registry";

/** The version written today. */
export const CONFIGURATION_VERSION = 1;

/** A chart as it is saved, shared and exported: the analysis and its full selection. Never any figure. */
export interface ChartConfiguration {
  version: typeof CONFIGURATION_VERSION;
  figure: AnalysisId;
  /** The parameters of the page's address, without "?", in their standard form. */
  search: string;
}

/** The configuration of an analysis with these parameters of its page. */
export function toConfiguration(name: AnalysisId, params: URLSearchParams): ChartConfiguration {
  return {
    version: CONFIGURATION_VERSION,
    figure: name,
    search: toCanonicalSearch(name, params).replace(/^\?/, ""),
  };
}

/** Address of the page that shows the chart. */
export function toPageAddress({ figure: name, search }: ChartConfiguration): string {
  return ANALYSES[name].path + (search && `?${search}`);
}

/**
 * Parameters for `/share`, exports and the API: those of the page, and the analysis. The inverse of `parseShareSearch`.
 */
export function toShareSearch({ figure: name, search }: ChartConfiguration): string {
  return `?figure=${name}${search && `&${search}`}`;
}

/** Null where no analysis is named. */
export function parseShareSearch(params: URLSearchParams): ChartConfiguration | null {
  const name = params.get("figure") ?? "";
  return isAnalysisId(name) ? toConfiguration(name, params) : null;
}
