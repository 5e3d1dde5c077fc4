import "server-only";
import { asMember } from "@/lib/access/load";
import type { Reader } from "@/lib/access/reader";
import { may } from "@/lib/access/rights";
import { runsTeam, type Team } from "@/lib/accounts/teams/team";
import { EXPORT_FORMATS, type ExportFormat } from "@/lib/catalogue/export-formats";
import { type KeptLook, type Look, SITE_LOOK } from "@/lib/sharing/looks/look";
import { findLook, listLooks } from "@/lib/sharing/looks/queries";

/** Files that have a team's look: it comes with the first of them that a plan has. */
const DRESSED = ["pdf", "pptx"] as const satisfies readonly ExportFormat[];
export const LOOK_RIGHT = EXPORT_FORMATS.pdf.right;

/** A team that the reader runs, with its looks, the present one first. */
interface TeamLooks {
  team: string;
  looks: readonly KeptLook[];
}

/**
 * Looks of the teams that a member runs and whose plan has reports.
 * @throws {DataError} if the accounts do not respond
 */
export async function loadTeamLooks(teams: readonly Team[]): Promise<TeamLooks[]> {
  const own = teams.filter((team) => runsTeam(team) && team.isCounting && may(team, LOOK_RIGHT));
  return Promise.all(own.map(async ({ id }) => ({ team: id, looks: await listLooks(asMember, id) })));
}

/**
 * How a file of this reader looks.
 * @throws {DataError} as above
 */
export async function loadLook(reader: Reader, format: ExportFormat): Promise<Look> {
  if (!DRESSED.some((one) => one === format)) return SITE_LOOK;
  return (await findLook(reader.caller)) ?? SITE_LOOK;
}
