import "@/app/(portal)/analysis-styles";
import { toAnalysisPage } from "@/app/(portal)/analysis-page";
import { LateRisks } from "@/app/(portal)/late-analyses";
import { loadRisksPage } from "@/lib/analyses/risk-alerts/load";
import { parseRisksQuery } from "@/lib/analyses/risk-alerts/search-params";

const page = toAnalysisPage({
  analysis: "risk-alerts",
  description:
    "Brands showing early signs of decline, the evidence behind each alert, its false-alarm rate, and your team’s rules.",
  load: (reader, params) => loadRisksPage(reader, parseRisksQuery(params)),
  show: (loaded, plan) => <LateRisks page={loaded} {...plan} />,
  unanswered: { title: "We couldn’t load the alerts" },
});

export const metadata = page.metadata;
export default page.Page;
