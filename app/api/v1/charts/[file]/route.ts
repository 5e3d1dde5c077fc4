import { answerKey, type Written } from "@/app/api/v1/answer";
import { ANALYSIS_IDS, isAnalysisId, type AnalysisId } from "@/lib/catalogue/analyses";
import { loadKeyReader } from "@/lib/sharing/api/load";
import { scopeOf, toChartMetadata } from "@/lib/sharing/api/chart-metadata";
import { toMeta } from "@/lib/sharing/api/meta";
import { ApiProblem } from "@/lib/sharing/api/problem";
import { toConfiguration } from "@/lib/analyses/configuration";
import type { ChartDocument } from "@/lib/charts/document";
import { loadChart } from "@/lib/analyses/load";
import { toCsvFile } from "@/lib/sharing/exports/csv-file";
import { loadPublication } from "@/lib/rankings/publications/load";
import { answerInTime } from "@/lib/platform/requests/answer-in-time";

interface RouteContext {
  params: Promise<{ file: string }>;
}

const FILE = /^([a-z-]+)\.(csv|metadata\.json)$/;
const LONGEST_ADDRESS = 32_000;

/**
 * `/api/v1/charts/single-country.csv?market=sweden&…` with the parameters of the analysis page: the chart's data,
 * rounded as on its page; `.metadata.json`: its metadata. `table=2` selects the second table.
 */
export async function GET(request: Request, { params }: RouteContext): Promise<Response> {
  const { file } = await params;
  return answerKey(request, async (key) => {
    const [, figure = "", form] = FILE.exec(file) ?? [];
    if (!isAnalysisId(figure))
      throw new ApiProblem(
        "not-found",
        `Unknown chart. Available: ${ANALYSIS_IDS.join(", ")}, each as .csv and .metadata.json.`,
      );
    const reader = await loadKeyReader(key, scopeOf(figure));
    const { searchParams } = new URL(request.url);
    if (searchParams.toString().length > LONGEST_ADDRESS)
      throw new ApiProblem("invalid-parameter", "The address is too long.");
    const table = toTable(searchParams);
    const configuration = toConfiguration(figure, searchParams);
    const read = Promise.all([loadChart(reader, configuration), loadPublication()]);
    const found = await answerInTime(read.then(([document, publication]) => ({ document, publication })));
    if (!found) throw new ApiProblem("unanswered", "Retry in a moment.", null, { "Retry-After": "5" });
    const { document, publication } = found;
    if (!document) throw new ApiProblem("not-found", "No data for these parameters.");
    if (form === "csv") return writeCsv(document, table, figure, searchParams);
    const body = toChartMetadata(document, configuration, toMeta({ publication, units: {}, waves: [], rows: [] }));
    return { type: "application/json; charset=utf-8", text: JSON.stringify(body) };
  });
}

/** Index of the table; the page itself has no such parameter. */
function toTable(params: URLSearchParams): number {
  const tableNumber = params.get("table") ?? "1";
  params.delete("table");
  if (!/^[1-9]\d?$/.test(tableNumber))
    throw new ApiProblem("invalid-parameter", "The number of a sheet, 1 for the first.", "table");
  return Number(tableNumber) - 1;
}

function writeCsv({ tables }: ChartDocument, at: number, figure: AnalysisId, params: URLSearchParams): Written {
  const table = tables[at];
  if (!table)
    throw new ApiProblem(
      "not-found",
      `This chart has ${tables.length === 1 ? "one sheet" : `${tables.length} sheets`}.`,
      "table",
    );
  const text = toCsvFile(table);
  const search = params.toString();
  return {
    type: "text/csv; charset=utf-8; header=present",
    text,
    headers: {
      Link: `</api/v1/charts/${figure}.metadata.json${search && `?${search}`}>; rel="describedby"; type="application/json"`,
    },
  };
}
