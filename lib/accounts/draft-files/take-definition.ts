import { isDeepStrictEqual } from "node:util";
import type { Draft } from "@/lib/study/drafts/draft";
import type { Saving } from "@/lib/accounts/draft-files/add-files";

/** What taking a definition needs to know of a draft. */
export type WithDefinition = Pick<Draft, "id" | "revision" | "definition">;

interface TakeTools {
  /** Saves the definition if the draft still has this revision. */
  save: (draft: WithDefinition) => Promise<Saving>;
  load: (id: string) => Promise<WithDefinition | null>;
}

/** Conflicts after which the file stays without effect: whoever changes a draft so often works on it. */
const MOST_CONFLICTS = 5;

/**
 * Makes an uploaded definition that of its draft, as the draft is by now: another request may have added files to it. A
 * definition that someone has saved since the draft was read stays.
 * @returns whether it was taken
 */
export async function takeDefinition(
  { id, definition }: Pick<WithDefinition, "id" | "definition">,
  { save, load }: TakeTools,
): Promise<boolean> {
  for (let conflicts = 0; conflicts < MOST_CONFLICTS; conflicts += 1) {
    const now = await load(id);
    if (!now || !isDeepStrictEqual(now.definition, definition)) return false;
    const { status } = await save(now);
    if (status !== "conflict") return status === "saved";
  }
  return false;
}
