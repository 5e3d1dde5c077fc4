import "@/app/(portal)/analysis-styles";
import { toAnalysisPage } from "@/app/(portal)/analysis-page";
import { LateAgeGroups } from "@/app/(portal)/late-analyses";
import { loadAgeSource } from "@/lib/analyses/age-groups/load";
import { toDrawn } from "@/lib/analyses/age-groups/view";
import { parseAnalysisQuery } from "@/lib/rankings/histories/analysis-query";
import { packDataset } from "@/lib/rankings/histories/packed-dataset";
import { packWaves } from "@/lib/rankings/histories/packed-waves";
import { loadMarkets } from "@/lib/rankings/load";
import { loadNames } from "@/lib/rankings/names/load";

const page = toAnalysisPage({
  analysis: "age-groups",
  description: "How younger and older people see each brand, and where the gap is clear.",
  load: async (reader, params) => {
    const [source, markets, { industries }] = await Promise.all([
      loadAgeSource(reader, parseAnalysisQuery(params)),
      loadMarkets(),
      loadNames(),
    ]);
    return source && { source, industries, markets: markets.map(({ slug, name }) => ({ slug, name })) };
  },
  show: ({ source, ...lists }, plan) => (
    <LateAgeGroups
      {...lists}
      {...plan}
      source={{ ...source, waves: packWaves(source.waves), dataset: packDataset(toDrawn(source.dataset)) }}
    />
  ),
  unanswered: { title: "We couldn’t load this analysis" },
});

export const metadata = page.metadata;
export default page.Page;
