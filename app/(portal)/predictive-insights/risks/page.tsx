import { toAnalysisPage } from "@/app/(portal)/analysis-page";
import { Risks } from "@/components/analyses/risk-alerts/risks";
import { loadRisksPage } from "@/lib/analyses/risk-alerts/risks/load";
import { parseRisksQuery } from "@/lib/analyses/risk-alerts/search-params";

const page = toAnalysisPage({
  analysis: "risk-alerts",
  description:
    "Which brands may be turning, what each alert rests on, how often such an alert is false, and your team’s rules.",
  load: (reader, params) => loadRisksPage(reader, parseRisksQuery(params)),
  show: (loaded, plan) => <Risks page={loaded} {...plan} />,
  unanswered: { title: "The alerts did not answer" },
});

export const metadata = page.metadata;
export default page.Page;
