"use server";

import { updateTag } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import { asMember, loadGuarded } from "@/lib/access/load";
import { hasRole } from "@/lib/access/viewer";
import { takeBackPublication } from "@/lib/rankings/publications/mutations";
import { DATA_PAGE } from "@/lib/rankings/publications/search-params";
import { PUBLICATION_TAG } from "@/lib/platform/page-cache/cached-for-all";
import { readForm } from "@/lib/platform/forms/load";

const rollbackForm = z.strictObject({ publication: z.string().regex(/^[1-9]\d{0,14}$/) });

/** Restores the previous publication and refreshes every page. For researchers and admins. */
export async function rollBack(data: FormData): Promise<void> {
  const { viewer } = await loadGuarded(DATA_PAGE);
  if (!hasRole(viewer, "researcher")) redirect("/");
  const { publication } = readForm(rollbackForm, data);
  const answer = await takeBackPublication(asMember, Number(publication));
  if (answer === "done") updateTag(PUBLICATION_TAG);
  redirect(`${DATA_PAGE}?said=${answer}&of=${publication}`);
}
