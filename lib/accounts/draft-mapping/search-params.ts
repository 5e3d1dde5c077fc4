import { firstOf, pageOf } from "@/lib/platform/forms/address-words";
import type { UploadColumn } from "@/lib/study/drafts/jobs/upload-description";

const SHOWS = ["all", "used", "unused"] as const;

/** Which variables the mapping page lists. */
export interface VariableQuery {
  text: string;
  show: (typeof SHOWS)[number];
  page: number;
}

/** Variables on one page. */
export const VARIABLES_PAGE = 40;

export function parseVariableQuery(params: Readonly<Record<string, string | string[] | undefined>>): VariableQuery {
  const show = SHOWS.find((one) => one === firstOf(params.show)) ?? "all";
  return { text: firstOf(params.q), show, page: pageOf(params.page) };
}

/** The variables that are meant, in the order of the file. */
export function matchVariables(
  columns: readonly UploadColumn[],
  { text, show }: Pick<VariableQuery, "text" | "show">,
  isUsed: (name: string) => boolean,
): UploadColumn[] {
  const wanted = text.toLowerCase();
  return columns.filter(({ name, label }) => {
    if (show !== "all" && isUsed(name) !== (show === "used")) return false;
    return wanted === "" || `${name} ${label ?? ""}`.toLowerCase().includes(wanted);
  });
}
