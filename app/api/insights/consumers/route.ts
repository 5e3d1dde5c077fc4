import { answerReader } from "@/app/api/insights/answer-reader";
import { loadSectionDataset } from "@/lib/analyses/consumers/load";
import { populationQuestion } from "@/lib/analyses/consumers/question";

/**
 * `?section=awareness&age=18-29` → `{ book: SectionBook }`: one group on one subject, in all markets and the caller's
 * years.
 */
export async function GET(request: Request): Promise<Response> {
  return answerReader(request, populationQuestion, async (reader, { section, ...population }) => ({
    dataset: await loadSectionDataset(reader, section, population),
  }));
}
