import { z } from "zod";
import { answerReader } from "@/app/api/insights/answer-reader";
import { loadChartList } from "@/lib/sharing/saved-charts/load";

const question = z.strictObject({ chart: z.uuid().optional() });

/** `/api/charts/desk?chart=…`: data for saving a chart, and the named chart if the reader may see it. */
export async function GET(request: Request): Promise<Response> {
  return answerReader(
    request,
    question,
    async (_reader, { chart }) => ({ list: await loadChartList(chart ?? null) }),
    "savedCharts",
  );
}
