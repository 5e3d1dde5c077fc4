import { answerReader } from "@/app/api/insights/answer-reader";
import { loadWaveDataset } from "@/lib/analyses/consumers/load";
import { waveQuestion } from "@/lib/analyses/consumers/question";

/** `?market=sweden&section=awareness&year=2025` → `{ book: WaveBook }`: every group of one study on one subject. */
export async function GET(request: Request): Promise<Response> {
  return answerReader(request, waveQuestion, async (reader, { market, section, year }) => ({
    dataset: await loadWaveDataset(reader, market, section, year),
  }));
}
