import { marketOf, type ShownStudy } from "@/lib/catalogue/shown-study/shown-study";
import { toMeta } from "@/lib/sharing/api/meta";
import type { ApiResource } from "@/lib/sharing/api/resource";
import { API_PATH } from "@/lib/sharing/api/resources";
import type { MarketWaveRow } from "@/lib/rankings/histories/result-row";

const WAVE: Omit<MarketWaveRow, "market_slug" | "year"> = {
  interviews: 12_480,
  fieldwork_from: "2025-01-13",
  fieldwork_to: "2025-02-28",
  brand_count: 402,
  has_scores: true,
  is_sample: true,
  rule_version: "top-two-of-five/1",
  market_mean: null,
  market_deviation: null,
  changes_compared: null,
  changes_tested: null,
};

/** An example response for the reference and the OpenAPI document, with invented numbers. */
export function exampleOf({ example: { row }, apart }: ApiResource) {
  const publication = { stamp: 412, publishedAt: "2025-04-02T08:00:00.000Z", isSample: true };
  const waves = [{ ...WAVE, market_slug: String(row.market), year: Number(row.year) }];
  return {
    data: [row],
    ...(apart && { [apart.name]: [apart.example] }),
    page: { count: 1, total: 1, next: null },
    meta: toMeta({ publication, units: {}, waves, rows: [row] }),
  };
}

/** The parameters of a list's example, of a market that the study has. */
function questionIn(study: Pick<ShownStudy, "markets" | "defaultMarket">, { example }: ApiResource): string {
  const params = new URLSearchParams(example.question);
  const market = params.get("market");
  if (market === null || marketOf(study, market)) return example.question;
  params.set("market", study.defaultMarket);
  return params.toString();
}

/** The request with curl. */
export function curlOf(
  resource: ApiResource,
  study: Pick<ShownStudy, "markets" | "defaultMarket">,
  origin: string,
): string {
  return `curl -H "Authorization: Bearer $GRANSKOG_KEY" \\\n  "${origin}${API_PATH}/${resource.name}?${questionIn(study, resource)}"`;
}
