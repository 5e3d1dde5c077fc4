import "@/app/(portal)/analysis-styles";
import { toAnalysisPage } from "@/app/(portal)/analysis-page";
import { LateTrajectory } from "@/app/(portal)/late-analyses";
import { packForecasts } from "@/lib/analyses/predictions/packed-forecasts";
import { loadTrajectoryPage } from "@/lib/analyses/trajectory/load";
import { MOST_SHOWN } from "@/lib/analyses/trajectory/most-shown";
import { parseAnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import { packDataset } from "@/lib/rankings/histories/packed-dataset";
import { packWaves } from "@/lib/rankings/histories/packed-waves";

const page = toAnalysisPage({
  analysis: "trajectory",
  description:
    "Where a brand’s score and position are heading, its chance of passing rivals, and how accurate past forecasts were.",
  load: (reader, params) => loadTrajectoryPage(reader, parseAnalysisQuery(params, MOST_SHOWN)),
  show: ({ dataset, forecasts, waves, ...loaded }, plan) => (
    <LateTrajectory
      {...loaded}
      {...plan}
      dataset={packDataset(dataset)}
      forecasts={packForecasts(forecasts)}
      waves={packWaves(waves)}
    />
  ),
});

export const metadata = page.metadata;
export default page.Page;
