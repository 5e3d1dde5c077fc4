import "server-only";
import { may } from "@/lib/access/rights";
import { asMember, loadAbsentReader, loadMember } from "@/lib/access/load";
import { loadSharedChart } from "@/lib/analyses/load";
import { ANALYSES } from "@/lib/catalogue/analyses";
import { CITATION_ID, toChange, type Cited, type OwnCitation } from "@/lib/sharing/citations/citation";
import { hashTables } from "@/lib/sharing/citations/content-hash";
import { findCitation, listCitations } from "@/lib/sharing/citations/queries";
import { withoutFindings } from "@/lib/sharing/citations/subject-title";
import { findPublication } from "@/lib/rankings/publications/queries";
import { answerInTime } from "@/lib/platform/requests/answer-in-time";

/**
 * The current content of a citation's address, limited by its owner's current rights. Never throws if the database does
 * not respond.
 */
export async function loadCited(id: string): Promise<Cited> {
  if (!CITATION_ID.test(id)) return { status: "none" };
  return (await answerInTime(readCited(id))) ?? { status: "unanswered" };
}

async function readCited(id: string): Promise<Cited> {
  const found = await findCitation(id);
  if (!found) return { status: "none" };
  const { owner, record } = found;
  const reader = owner !== null && record.isOpen ? await loadAbsentReader(owner) : null;
  if (!reader || !record.configuration) return { status: "not-shown", record: withoutFindings(record) };
  const [document, publication] = await Promise.all([
    loadSharedChart(reader, record.configuration),
    findPublication(null),
  ]);
  if (!document) return { status: "not-shown", record: withoutFindings(record) };
  const sha256 = hashTables(document.tables);
  return {
    status: "shown",
    record,
    document,
    sha256,
    change: toChange(record, { sha256, stamp: publication?.stamp ?? 0 }),
    canTakeTables: may(reader.viewer, "csvExport"),
  };
}

/**
 * The signed-in user's citations; without a right to the data, the title names the analysis only.
 * @throws {DataError} if the database does not respond
 */
export async function loadOwnCitations(): Promise<OwnCitation[]> {
  const [member, citations] = await Promise.all([loadMember(), listCitations(asMember)]);
  return citations.map((each) => {
    const right = each.configuration && ANALYSES[each.configuration.figure].right;
    return member && right && may(member.viewer, right) ? each : { ...each, title: each.kicker };
  });
}
