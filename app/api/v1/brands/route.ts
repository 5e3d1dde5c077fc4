import { answerList } from "@/app/api/v1/answer-list";
import { loadBrands } from "@/lib/sharing/api/load";
import { BRANDS } from "@/lib/sharing/api/brands";

/** `[?market=sweden][&industry=energy][&q=vin]`: brands in the study. */
export async function GET(request: Request): Promise<Response> {
  return answerList(request, BRANDS, loadBrands);
}
