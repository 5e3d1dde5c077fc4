import { z } from "zod";
import type { LookColour } from "@/lib/sharing/looks/look";

const colour = z.string().max(40);

/** What a team's look form asks for, by the hidden field `act`. */
export const lookAct = z.discriminatedUnion("act", [
  z.strictObject({
    act: z.literal("save"),
    team: z.uuid(),
    main: colour,
    second: colour,
    /** A checkbox: the logo is removed. */
    bare: z.literal("on").optional(),
  }),
  z.strictObject({ act: z.literal("restore"), team: z.uuid(), look: z.uuid() }),
  z.strictObject({ act: z.literal("clear"), team: z.uuid() }),
]);

/** The form's state between two submissions. `count` tells one answer from the next. */
export type LookState =
  | { status: "idle" }
  | {
      status: "said";
      count: number;
      text: string;
      isFault: boolean;
      faults: Partial<Record<LookColour | "logo", string>>;
      /** The look before, to go back to: its id, or "" for the site's own; null where there is nothing to undo. */
      back: string | null;
      typed: Readonly<Record<LookColour, string>> | null;
    };
