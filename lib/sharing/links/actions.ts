"use server";

import { randomBytes } from "node:crypto";
import { z } from "zod";
import { may } from "@/lib/access/rights";
import { asMember, loadMember, type Member } from "@/lib/access/load";
import { toConfiguration, type ChartConfiguration } from "@/lib/analyses/configuration";
import { loadPortfolioPage } from "@/lib/analyses/portfolio/load";
import { parsePortfolioQuery, toPortfolioSearch } from "@/lib/analyses/portfolio/search-params";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { SHARE_ID } from "@/lib/sharing/links/link";
import { makeLink, restoreLink, revokeLink } from "@/lib/sharing/links/mutations";
import { hashPassword } from "@/lib/sharing/links/password";
import { toSignature, linkForm } from "@/lib/sharing/links/link-form";
import { logError } from "@/lib/platform/telemetry/log-error";

const DAY = 86_400_000;

/** `full`: the limit of open links is reached; `forbidden`: their plan does not include links, or this analysis. */
type ShareOutcome = { status: "shared"; id: string } | { status: "full" | "forbidden" | "failed" };
/** `missing`: no longer exists, or was never theirs. */
type LinkOutcome = "revoked" | "restored" | "missing" | "forbidden" | "failed";

/**
 * Creates a link of the signed-in user to one of their charts: `{ configuration, title, message, isSigned, password,
 * downloads, days }`.
 */
export async function shareChart(asked: unknown): Promise<ShareOutcome> {
  const parsed = linkForm.safeParse(asked);
  if (!parsed.success) return { status: "failed" };
  const { configuration, isSigned, password, days, ...words } = parsed.data;
  try {
    const member = await loadMember();
    if (!member || !may(member.viewer, "savedCharts") || !may(member.viewer, ANALYSES[configuration.figure].right))
      return { status: "forbidden" };
    const id = randomBytes(16).toString("base64url");
    const status = await makeLink(asMember, id, {
      ...words,
      configuration: await settle(member, configuration),
      signature: isSigned ? toSignature(member) : null,
      password: password === "" ? null : await hashPassword(password),
      expiresAt: days === null ? null : new Date(Date.now() + days * DAY).toISOString(),
    });
    return status === "shared" ? { status, id } : { status };
  } catch (error) {
    logError(error, "Shared link not created.");
    return { status: "failed" };
  }
}

/** A saved portfolio may change later; the link shares its current brands. */
async function settle({ viewer }: Member, configuration: ChartConfiguration): Promise<ChartConfiguration> {
  if (configuration.figure !== "portfolio") return configuration;
  const query = parsePortfolioQuery(new URLSearchParams(configuration.search));
  if (query.entries !== null || query.saved === null) return configuration;
  const { entries } = await loadPortfolioPage({ viewer, caller: asMember }, query);
  return toConfiguration("portfolio", new URLSearchParams(toPortfolioSearch({ ...query, entries })));
}

const oneLink = z.strictObject({ id: z.string().regex(SHARE_ID) });

/** Turns off a link of the signed-in user at once, whatever their plan: `{ id }`. */
export async function endLink(asked: unknown): Promise<LinkOutcome> {
  return change(asked, async (id) => ((await revokeLink(asMember, id)) ? "revoked" : "missing"));
}

/** Turns a link on again, within ten minutes: `{ id }`. */
export async function reviveLink(asked: unknown): Promise<LinkOutcome> {
  return change(asked, async (id) => ((await restoreLink(asMember, id)) ? "restored" : "missing"));
}

async function change(asked: unknown, work: (id: string) => Promise<LinkOutcome>): Promise<LinkOutcome> {
  const parsed = oneLink.safeParse(asked);
  if (!parsed.success) return "failed";
  try {
    return (await loadMember()) ? await work(parsed.data.id) : "forbidden";
  } catch (error) {
    logError(error, "Shared link not changed.");
    return "failed";
  }
}
