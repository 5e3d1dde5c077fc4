import { answerList } from "@/app/api/v1/answer-list";
import { loadBrands } from "@/lib/api/load";
import { BRANDS } from "@/lib/api/brands";

/** `[?market=sweden][&industry=energy][&q=vin]`: which brands there are. */
export async function GET(request: Request): Promise<Response> {
  return answerList(request, BRANDS, loadBrands);
}
