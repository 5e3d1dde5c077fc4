"use server";

import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import { asMember, loadMember } from "@/lib/access/load";
import { planWith } from "@/lib/access/rights";
import { colourFault, LOOK_COLOURS, type LookColour, parseColour, SITE_LOOK } from "@/lib/sharing/looks/look";
import { lookAct, type LookState } from "@/lib/sharing/looks/look-form";
import { LOOK_RIGHT } from "@/lib/sharing/looks/load";
import { toLogo } from "@/lib/sharing/looks/logo";
import { keepLook, restoreLook } from "@/lib/sharing/looks/mutations";
import { typedText } from "@/lib/platform/forms/typed-text";
import { logError } from "@/lib/platform/telemetry/log-error";

type Said = Omit<Extract<LookState, { status: "said" }>, "status" | "count">;

const NO_ANSWER = "Something went wrong. Nothing was changed; please try again in a moment.";
const SAVED = "Saved. Reports and slides have this look from now on.";
const MISSING = `Only the owner and managers of a team with the ${planWith(LOOK_RIGHT)} plan or higher can do that.`;

const said = (text: string, more: Partial<Said> = {}): Said => ({
  text,
  isFault: false,
  faults: {},
  back: null,
  typed: null,
  ...more,
});

const countedState = z.object({ status: z.literal("said"), count: z.int().nonnegative() });

/** Changes, restores or removes a team's look. The database decides what the caller can do. */
export async function changeLook(previous: LookState, data: FormData): Promise<LookState> {
  if (!(await loadMember())) redirect("/auth?mode=signin");
  // The state also comes from the browser, so it may be anything.
  const earlier = countedState.safeParse(previous);
  const count = earlier.success ? earlier.data.count + 1 : 1;
  return { status: "said", count, ...(await act(data)) };
}

async function act(data: FormData): Promise<Said> {
  const sent = data instanceof FormData ? data.get("logo") : null;
  if (data instanceof FormData) data.delete("logo");
  const parsed = lookAct.safeParse(typedText(data));
  if (!parsed.success) return said(NO_ANSWER, { isFault: true });
  const asked = parsed.data;
  try {
    if (asked.act === "restore") return done(await restoreLook(asMember, asked.team, asked.look));
    if (asked.act === "clear") return done(await keepLook(asMember, asked.team, SITE_LOOK));
    return await save(asked, sent instanceof File && sent.size > 0 ? sent : null);
  } catch (error) {
    logError(error, "Look of a team not changed.");
    return said(NO_ANSWER, { isFault: true });
  }
}

async function save(
  { team, main, second, bare }: Extract<z.output<typeof lookAct>, { act: "save" }>,
  file: File | null,
): Promise<Said> {
  const faults: Said["faults"] = {};
  const read = (name: LookColour, typed: string): string | null => {
    const colour = parseColour(typed);
    if (colour === undefined)
      faults[name] = `${LOOK_COLOURS[name]}: enter six digits such as #115536, or leave it empty.`;
    else if (colour !== null) {
      const fault = colourFault(name, colour);
      if (fault) faults[name] = fault.words;
    }
    return colour ?? null;
  };
  const colours = { main: read("main", main), second: read("second", second) };
  const drawn = file && bare === undefined ? await toLogo(new Uint8Array(await file.arrayBuffer())) : null;
  if (drawn && "words" in drawn) faults.logo = drawn.words;
  const logo = bare === "on" ? null : drawn && "png" in drawn ? drawn : undefined;
  if (Object.keys(faults).length > 0)
    return said("Nothing was saved. Please check what is marked below.", {
      isFault: true,
      faults,
      typed: { main, second },
    });
  return done(await keepLook(asMember, team, { ...colours, logo }));
}

function done(kept: Awaited<ReturnType<typeof keepLook>>): Said {
  if (kept.status === "missing") return said(MISSING, { isFault: true });
  revalidatePath("/settings");
  return said(SAVED, { back: kept.was ?? "" });
}
