"use server";

import { randomBytes } from "node:crypto";
import { z } from "zod";
import { may } from "@/lib/access/rights";
import { asMember, loadMember } from "@/lib/access/load";
import { CONFIGURATION_VERSION } from "@/lib/analyses/configuration";
import { parseConfiguration } from "@/lib/analyses/parse-configuration";
import { loadSharedChart } from "@/lib/analyses/load";
import { CITATION_ID, toStoredTitle } from "@/lib/sharing/citations/citation";
import { hashTables } from "@/lib/sharing/citations/content-hash";
import { keepCitation, openCitation } from "@/lib/sharing/citations/mutations";
import { toReference, type Reference } from "@/lib/sharing/citations/reference";
import { findCitation } from "@/lib/sharing/citations/queries";
import { findPublication } from "@/lib/rankings/publications/queries";
import { answerInTime } from "@/lib/platform/requests/answer-in-time";
import { siteOrigin } from "@/lib/platform/site/origin";
import { logError } from "@/lib/platform/telemetry/log-error";

/**
 * `kept`: with its reference texts. `full`: the limit of citations is reached; `nothing`: the selection has no results.
 */
export type CiteOutcome =
  | { status: "kept"; id: string; reference: Reference }
  | { status: "full" | "nothing" | "forbidden" | "failed" };

const citeForm = z
  .strictObject({ figure: z.string(), search: z.string() })
  .transform((chosen) => parseConfiguration({ version: CONFIGURATION_VERSION, ...chosen }));
const choice = z.strictObject({ id: z.string().regex(CITATION_ID), isOpen: z.boolean() });

/**
 * Saves the current chart of `{ figure, search }` for the signed-in user. The same data cited again keep their address.
 * Title, selection and hash come from the data that the site reads, never from the browser.
 */
export async function citeChart(asked: unknown): Promise<CiteOutcome> {
  const configuration = citeForm.safeParse(asked).data;
  if (!configuration) return { status: "failed" };
  try {
    const member = await loadMember();
    if (!member?.viewer.userId || !may(member.viewer, "savedCharts")) return { status: "forbidden" };
    const { viewer } = member;
    const read = await answerInTime(
      Promise.all([loadSharedChart({ viewer, caller: asMember }, configuration), findPublication(null)]),
    );
    if (!read) return { status: "failed" };
    const [document, publication] = read;
    if (!document || !publication) return { status: "nothing" };
    const record = {
      id: randomBytes(16).toString("base64url"),
      title: toStoredTitle(document.title) || document.kicker,
      kicker: toStoredTitle(document.kicker),
      configuration,
      selection: document.filters.map(({ name, value }) => ({
        name: toStoredTitle(name),
        value: toStoredTitle(value),
      })),
      sha256: hashTables(document.tables),
      stamp: publication.stamp,
      publishedAt: publication.publishedAt,
      isSample: document.isSample,
    };
    const id = await keepCitation(member.claims.userId, record);
    if (id === "full") return { status: "full" };
    // As it is stored: the same citation may already exist.
    const found = await findCitation(id);
    return found ? { status: "kept", id, reference: toReference(found.record, siteOrigin()) } : { status: "failed" };
  } catch (error) {
    logError(error, "Citation not created.");
    return { status: "failed" };
  }
}

/** Shows the data of a citation to anyone who opens it, or hides them: `{ id, isOpen }`. */
export async function showCited(asked: unknown): Promise<"saved" | "missing" | "forbidden" | "failed"> {
  const parsed = choice.safeParse(asked);
  if (!parsed.success) return "failed";
  try {
    if (!(await loadMember())) return "forbidden";
    return (await openCitation(asMember, parsed.data.id, parsed.data.isOpen)) ? "saved" : "missing";
  } catch (error) {
    logError(error, "Citation not changed.");
    return "failed";
  }
}
