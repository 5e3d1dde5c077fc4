import { inSentence } from "@/lib/platform/words/in-sentence";
import type { ChartDocument } from "@/lib/charts/document";
import { formatDate, formatNumber } from "@/lib/platform/words/format";
import type { MarketWave } from "@/lib/rankings/histories/dataset";

type Facts = ChartDocument["facts"];

/** `2016–2025`, or the one year. */
export function toSpan(years: readonly number[]): string {
  const [first, last] = [years[0], years.at(-1)];
  return first === last ? String(last ?? "") : `${first ?? ""}–${last ?? ""}`;
}

const QUESTION =
  "{{First.work}} and {{second.work}} are asked about separately. Answers run from {{scale}}, or “don’t know”.";
const SCORE =
  "Share answering {{scale.good}} on the first, plus the share on the second, among everyone asked: 0 to 200.";

/** Who was asked about brands and how: lines for every chart of scores. */
export function toBrandFacts(people: string, wave: Pick<MarketWave, "fieldwork"> | null): Facts {
  const fieldwork = wave?.fieldwork
    ? [{ name: "Fieldwork", text: `${formatDate(wave.fieldwork.from)} to ${formatDate(wave.fieldwork.to)}` }]
    : [];
  return [
    ...(people === "" ? [] : [{ name: "People", text: people }]),
    ...fieldwork,
    { name: "Question", text: QUESTION },
    { name: "Score", text: SCORE },
  ];
}

/** `1,013 asked about Havremark, of 22,410 interviewed in Sweden 2025`; "" if neither is known. */
export function toPeople(
  name: string,
  n: number | null,
  wave: Pick<MarketWave, "interviews" | "year"> | null,
  market: string,
): string {
  const asked = n === null ? "" : `${formatNumber(n)} people asked about ${name}`;
  const all =
    wave?.interviews == null
      ? ""
      : `${formatNumber(wave.interviews)} people interviewed in ${inSentence(market)}, ${wave.year}`;
  return [asked, all].filter((each) => each !== "").join(", of ");
}
