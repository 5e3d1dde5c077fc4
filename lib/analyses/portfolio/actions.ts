"use server";

import { z } from "zod";
import { may } from "@/lib/access/rights";
import { asMember, loadMember } from "@/lib/access/load";
import { MOST_ENTRIES, parseEntry } from "@/lib/analyses/portfolio/entry";
import { removePortfolio, savePortfolio } from "@/lib/analyses/portfolio/mutations";
import { LONGEST_NAME, toPortfolioName } from "@/lib/analyses/portfolio/portfolio";
import { logError } from "@/lib/platform/telemetry/log-error";

/** What became of it. `full`: as many portfolios as one may have; `missing`: no longer there. */
export type PortfolioOutcome = "saved" | "removed" | "full" | "missing" | "forbidden" | "failed";

const entry = z
  .string()
  .max(141)
  .transform((text, context) => {
    const parsed = parseEntry(text);
    if (parsed) return parsed;
    context.addIssue({ code: "custom", message: "Not a brand in a market" });
    return z.NEVER;
  });
const portfolio = z.strictObject({
  id: z.uuid(),
  name: z
    .string()
    .max(4 * LONGEST_NAME)
    .transform(toPortfolioName)
    .pipe(z.string().min(1)),
  entries: z.array(entry).min(1).max(MOST_ENTRIES),
});

/** Keeps a portfolio of the person who is signed in, new or changed: `{ id, name, entries: ["slug.market"] }`. */
export async function keepPortfolio(asked: unknown): Promise<PortfolioOutcome> {
  const parsed = portfolio.safeParse(asked);
  if (!parsed.success) return "failed";
  return attempt(async () => savePortfolio(asMember, parsed.data));
}

/** Removes a portfolio of the person who is signed in for good: `{ id }`. Saved again under the same id, it is back. */
export async function dropPortfolio(asked: unknown): Promise<PortfolioOutcome> {
  const parsed = portfolio.pick({ id: true }).safeParse(asked);
  if (!parsed.success) return "failed";
  return attempt(async () => ((await removePortfolio(asMember, parsed.data.id)) ? "removed" : "missing"));
}

async function attempt(work: () => Promise<PortfolioOutcome>): Promise<PortfolioOutcome> {
  try {
    const member = await loadMember();
    if (!member || !may(member.viewer, "portfolio")) return "forbidden";
    return await work();
  } catch (error) {
    logError(error, "Portfolio not changed.");
    return "failed";
  }
}
