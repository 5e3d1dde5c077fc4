import "server-only";
import { z } from "zod";
import { callFunction, createDataClient, type Caller } from "@/lib/db/client";

const text = z.string().min(1);
const nameRow = z.strictObject({ brand_slug: text, brand_name: text, industry_slug: text, industry_name: text });

/** All brands of a market's latest wave with their industries, alphabetical. No positions. */
export async function listBrandNames(caller: Caller, market: string) {
  return callFunction(createDataClient(caller), "list_brand_names", { p_market: market }, z.array(nameRow));
}
