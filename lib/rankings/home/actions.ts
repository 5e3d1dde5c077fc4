"use server";

import { redirect } from "next/navigation";
import { asMember } from "@/lib/access/load";
import { typedText } from "@/lib/platform/forms/typed-text";
import { logError } from "@/lib/platform/telemetry/log-error";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { homeForm } from "@/lib/rankings/home/home";
import { chooseReaderHome } from "@/lib/rankings/home/mutations";

/** Saves the market and industry that the reader's analyses open with; without both fields the question is skipped. */
export async function saveReaderHome(data: FormData): Promise<void> {
  const asked = data instanceof FormData ? typedText(data) : {};
  const parsed = homeForm.safeParse({ market: "", industry: "", ...("skip" in asked ? {} : asked) });
  let isSaved = false;
  try {
    const { markets } = await loadShownStudy();
    const market = markets.find(({ slug }) => slug === parsed.data?.market)?.slug ?? null;
    if (parsed.success && (await asMember()) !== null)
      isSaved = await chooseReaderHome(asMember, { ...parsed.data, market });
  } catch (error) {
    logError(error, "Could not save the market and industry that analyses open with.");
  }
  redirect(isSaved ? "/insights" : "/insights?home=failed");
}
